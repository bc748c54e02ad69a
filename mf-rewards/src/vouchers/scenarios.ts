import type { Scenario } from 'shared/isolation'
import { session } from 'shared/session'
import { keepVoucher, type SeenVoucher } from 'shared/vouchers'
import RewardsScreen from '../RewardsScreen.tsx'
import { dialogRestingAt } from '../scenario-screens/dialog-resting-at.tsx'
import VouchersScreen from '../VouchersScreen.tsx'
import type { AvailableVoucherState } from './voucher-dialog-state.ts'

const ofAna = { path: '/padaria/rewards', customer: 'Ana Souza', screen: RewardsScreen } as const

const hourMs = 3_600_000

/** Keeps these vouchers on this device, as if they had been seen. */
function keep(...vouchers: readonly SeenVoucher[]): void {
  for (const voucher of vouchers) if (session.user) keepVoucher(session.user.sub, voucher)
}

const coffee = (): SeenVoucher => ({
  organizationKey: 'padaria',
  companyRef: 'padaria-1',
  companyName: 'Padaria Estrela – Vila Mariana',
  rewardId: '105',
  rewardName: 'Café coado',
  imagePath: '/rewards/padaria/105.png',
  cost: 45,
  code: 'K7F2-9QXM-RT4W',
  expiryAt: Date.now() + 22 * hourMs,
})

const cake = (): SeenVoucher => ({
  ...coffee(),
  rewardId: '104',
  rewardName: 'Bolo de cenoura com chocolate',
  imagePath: undefined,
  cost: 1250,
  code: 'B3EA-7YHD-2KPN',
  expiryAt: Date.now() + 40_000,
})

const mine = (slug: string, name: string, rest: Partial<Scenario>): Scenario => ({
  ...ofAna,
  slug,
  name,
  path: '/padaria/rewards/vouchers',
  screen: VouchersScreen,
  ...rest,
})

const companyRef = 'padaria-1'
const withVoucher = (): AvailableVoucherState => ({ step: 'voucher', companyRef, voucher: coffee() })
const without = { step: 'no-voucher', companyRef } as const

/** The states of a voucher. */
export const voucherScenarios: readonly Scenario[] = [
  {
    ...ofAna,
    slug: 'voucher-procurando',
    name: 'Voucher: procurando um já gerado',
    steps: [{ press: /^Café coado/ }],
    fault: { address: '/vouchers', effect: 'hang' },
  },
  {
    ...ofAna,
    slug: 'voucher-procura-falhou',
    name: 'Voucher: a procura falhou',
    steps: [{ press: /^Café coado/ }],
    fault: { address: '/vouchers', effect: 'status; status=500' },
  },
  { ...ofAna, slug: 'voucher-nenhum', name: 'Voucher: nenhum ainda', steps: [{ press: /^Café coado/ }] },
  { ...ofAna, slug: 'voucher-sem-pontos', name: 'Voucher: nenhum ainda, e faltam pontos', steps: [{ press: /^Cesta de café/ }] },
  {
    ...ofAna,
    slug: 'voucher-varias-empresas',
    name: 'Voucher: nenhum ainda, em várias empresas, sem escolha',
    steps: [{ press: /^Bolo de cenoura/ }, { press: 'Gerar voucher' }],
  },
  { ...ofAna, slug: 'voucher-indisponivel', name: 'Voucher: recompensa indisponível', steps: [{ press: /^Torta de palmito/ }] },
  { ...ofAna, slug: 'voucher-gerando', name: 'Voucher: gerando', screen: dialogRestingAt({ step: 'generating', companyRef }) },
  {
    ...ofAna,
    slug: 'voucher-conferindo',
    name: 'Voucher: conferindo o que foi feito de um pedido sem resposta',
    screen: dialogRestingAt({ step: 'confirming', companyRef }),
  },
  {
    ...ofAna,
    slug: 'voucher-indefinido',
    name: 'Voucher: sem resposta, talvez gerado',
    screen: dialogRestingAt({ step: 'undecided', companyRef }),
  },
  { ...ofAna, slug: 'voucher-falhou', name: 'Voucher: não apareceu', screen: dialogRestingAt({ ...without, problem: 'failed' }) },
  { ...ofAna, slug: 'voucher-expirado', name: 'Voucher: o anterior expirou', screen: dialogRestingAt({ ...without, problem: 'expired' }) },
  {
    ...ofAna,
    slug: 'voucher-pronto',
    name: 'Voucher: o código (gera um de verdade)',
    steps: [{ press: /^Degustação/ }, { press: 'Gerar voucher' }],
  },
  { ...ofAna, slug: 'voucher-pronto-sem-pontos', name: 'Voucher: o código, e faltam pontos', screen: dialogRestingAt(withVoucher(), 40) },
  mine('meus-vouchers-nenhum', 'Meus vouchers: nenhum', { path: '/nuvem/rewards/vouchers' }),
  mine('meus-vouchers', 'Meus vouchers: dois, um no último minuto', { prepare: () => keep(coffee(), cake()) }),
  mine('no-caixa', 'No caixa', { prepare: () => keep(coffee()), steps: [{ press: 'Mostrar no caixa' }] }),
]
