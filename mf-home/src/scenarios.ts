import type { Scenario, ScenarioFault } from 'shared/isolation'
import { session } from 'shared/session'
import { keepVoucher } from 'shared/vouchers'
import CompaniesScreen from './CompaniesScreen.tsx'
import HomeScreen from './HomeScreen.tsx'

const home = (slug: string, name: string, key: string, customer: string, fault?: ScenarioFault): Scenario => ({
  slug,
  name,
  path: `/${key}`,
  customer,
  screen: HomeScreen,
  ...(fault && { fault }),
})

const companies = (slug: string, name: string, customer: string, fault?: ScenarioFault): Scenario => ({
  slug,
  name,
  path: '/',
  customer,
  screen: CompaniesScreen,
  ...(fault && { fault }),
})

const hourMs = 3_600_000

/** Keeps two vouchers on this device, as if they had been generated. */
function keepVouchers(): void {
  if (!session.user) return
  for (const [rewardId, rewardName, cost, hours] of [
    ['102', 'Pão francês, dez unidades', 80, 3],
    ['105', 'Café coado', 45, 23.57],
  ] as const) {
    keepVoucher(session.user.sub, {
      organizationKey: 'padaria',
      companyRef: 'padaria-1',
      companyName: 'Padaria Estrela – Vila Mariana',
      rewardId,
      rewardName,
      cost,
      imagePath: `/rewards/padaria/${rewardId}.png`,
      code: `K7F2-9QXM-R${rewardId}`,
      expiryAt: Date.now() + hours * hourMs,
    })
  }
}

const failure = 'status; status=500'

/** The states of this remote's screens, on the local platform's data. */
export const scenarios: readonly Scenario[] = [
  home('inicio', 'Início com pontos e pedidos', 'padaria', 'Ana Souza'),
  { ...home('voucher-ativo', 'Início com um voucher ativo', 'padaria', 'Ana Souza'), prepare: keepVouchers },
  home('um-ponto', 'Início com um ponto, nada ao alcance, marca quase branca', 'nuvem', 'Ana Souza'),
  home('marca-clara', 'Início com marca amarela', 'mercado-sol', 'Ana Souza'),
  home('pedido-longo', 'Início com um pedido de motivo longo, todas as recompensas ao alcance', 'associacao-dos-comerciantes', 'Ana Souza'),
  home('sem-pedidos', 'Início sem pedidos', 'cafe-central', 'Carla Dias'),
  home('sem-pontos', 'Início de quem não tem pontos: como eles chegam', 'padaria', 'Bruno Lima'),
  home('sem-recompensas', 'Início sem recompensas', 'floricultura', 'Bruno Lima'),
  home('pontos-carregando', 'Início à espera dos pontos', 'padaria', 'Ana Souza', { address: '/user/find', effect: 'hang' }),
  home('pontos-falharam', 'Os pontos não vieram', 'padaria', 'Ana Souza', { address: '/user/find', effect: failure }),
  home('extrato-falhou', 'O que expira não veio', 'padaria', 'Ana Souza', { address: '/score/extract', effect: failure }),
  home('pedidos-carregando', 'Início à espera dos pedidos', 'padaria', 'Ana Souza', { address: '/intents', effect: 'hang' }),
  home('pedidos-falharam', 'Os pedidos não vieram', 'padaria', 'Ana Souza', { address: '/intents', effect: failure }),
  home('decisao-em-curso', 'Uma decisão fica sem resposta', 'padaria', 'Ana Souza', { address: '/intents/trusty', effect: 'hang' }),
  home('decisao-falha', 'Uma decisão falha', 'padaria', 'Ana Souza', { address: '/intents/trusty', effect: failure }),
  home('recompensas-carregando', 'Início à espera das recompensas', 'padaria', 'Ana Souza', { address: '/rewards', effect: 'hang' }),
  home('recompensas-falharam', 'As recompensas não vieram', 'padaria', 'Ana Souza', { address: '/rewards', effect: failure }),
  companies('empresas', 'Cinco empresas', 'Ana Souza'),
  companies('uma-empresa', 'Uma empresa', 'Carla Dias'),
  companies('muitas-empresas', 'Mais de oito empresas, com busca', 'Wilma Prado'),
  companies('sem-empresas', 'Nenhuma empresa', 'Bruno Lima'),
  companies('empresas-carregando', 'À espera das empresas', 'Ana Souza', { address: '/open/orgs', effect: 'hang' }),
  companies('empresas-falharam', 'As empresas não vieram', 'Ana Souza', { address: '/open/orgs', effect: failure }),
]
