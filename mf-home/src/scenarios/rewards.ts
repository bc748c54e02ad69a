import { acceptTerms, failure, fault, hang, type DeviceState, type Scenario } from 'shared/scenarios'
import { ana, calls, loadingBelow, nextReward, total, withinReach } from './at-home.ts'

const unavailable = 'Não conseguimos buscar as recompensas. Seus pontos estão seguros.'

/** What Ana's points buy now, and what they lead to next. */
export const rewards: readonly Scenario[] = [
  {
    ...ana,
    org: 'associacao-dos-comerciantes',
    slug: 'tudo-ao-alcance',
    name: 'Todas as recompensas ao alcance',
    shows: [withinReach, 'Seus pontos já alcançam todas as recompensas.', 'Escolher a minha'],
  },
  {
    ...ana,
    org: 'floricultura',
    slug: 'sem-recompensas',
    name: 'Sem recompensas',
    customer: 'Bruno Lima',
    changes: [acceptTerms('Bruno Lima')],
    shows: [
      /^0 pontos$/,
      'Ainda não há recompensas por aqui. Continue juntando pontos: elas aparecem assim que chegarem.',
      { absent: withinReach },
    ],
  },
  {
    ...ana,
    slug: 'recompensas-carregando',
    name: 'À espera das recompensas',
    changes: [fault(calls.rewards, hang)],
    shows: [total, 'Pedidos de autorização', loadingBelow, { absent: nextReward }],
  },
  {
    ...ana,
    slug: 'recompensas-falharam',
    name: 'As recompensas não vieram',
    changes: [fault(calls.rewards, failure)],
    shows: [total, unavailable, 'Tentar de novo'],
  },
  {
    ...ana,
    slug: 'recompensas-de-novo',
    name: 'As recompensas não vieram, e são pedidas de novo',
    changes: [fault(calls.rewards, { ...failure, times: 3 }), fault(calls.rewards, hang)],
    steps: [{ press: 'Tentar de novo' }],
    shows: [unavailable, { busy: 'Tentar de novo' }],
  },
]

const minuteMs = 60_000

/** What mf-rewards keeps on the device (`shared/vouchers`). @param validForMs of each voucher */
const vouchers =
  (...validForMs: readonly number[]) =>
  (now: number): DeviceState => ({
    local: {
      customer: JSON.stringify({
        owner: '5eed0000-0000-4000-8000-000000000001',
        kept: {
          vouchers: validForMs.map((validMs, place) => ({
            organizationKey: 'padaria',
            companyRef: 'padaria-1',
            companyName: 'Padaria Estrela – Vila Mariana',
            rewardId: `${105 - place}`,
            rewardName: place === 0 ? 'Café coado' : `Recompensa ${place}`,
            cost: 45,
            imagePath: '/rewards/padaria/105.png',
            code: `K7F2-9QXM-R10${place}`,
            expiryAt: now + validMs,
          })),
        },
      }),
    },
  })

/** A voucher that this device keeps and that waits to be shown at the till. */
export const activeVoucher: readonly Scenario[] = [
  {
    ...ana,
    slug: 'voucher-ativo',
    name: 'Um voucher ativo',
    device: vouchers(23.57 * 60 * minuteMs),
    shows: [total, 'Café coado', /^23.h.3\d.min$/, 'Mostrar no caixa'],
  },
  {
    ...ana,
    slug: 'dois-vouchers',
    name: 'Dois vouchers ativos',
    device: vouchers(90 * minuteMs, 3 * minuteMs),
    shows: ['Café coado', /^1.h.\d+.min · mais 1 voucher$/],
  },
  {
    ...ana,
    slug: 'tres-vouchers',
    name: 'Três vouchers ativos, menos de uma hora',
    device: vouchers(40 * minuteMs, 30 * minuteMs, 20 * minuteMs),
    shows: ['Café coado', /^\d+.min · mais 2 vouchers$/],
  },
  {
    ...ana,
    slug: 'voucher-no-fim',
    name: 'Um voucher em seu último minuto',
    device: vouchers(minuteMs - 1),
    shows: ['Café coado', /^menos de 1.minuto$/],
  },
  {
    ...ana,
    slug: 'voucher-expirado',
    name: 'Um voucher que expirou',
    device: vouchers(-1),
    shows: [total, withinReach, { absent: 'Mostrar no caixa' }],
  },
]
