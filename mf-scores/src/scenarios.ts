import { acceptTerms, failure, fault, hang, type Scenario } from 'shared/isolation'

const ana = { path: '/{org}/scores', org: 'padaria', customer: 'Ana Souza' } as const
const vera = { ...ana, org: 'atacado', customer: 'Vera Matos' } as const
const expiring = '/{org}/scores?filtro=a-expirar'
const statement = { service: 'api', path: '/v1/user/score/extract/{phone}' } as const

/** The states of this remote's screen, on the local platform's data. */
export const scenarios: readonly Scenario[] = [
  { ...ana, slug: 'lancamentos', name: 'Extrato cheio', isPortrait: true, shows: ['365 lançamentos', /^Expira em \d+ dias$/, 'Ir para o mês'] },
  { ...vera, slug: 'milhares', name: 'Extrato de cinco mil lançamentos', shows: ['5.000 lançamentos', /^Atacado Horizonte/] },
  { ...ana, org: 'nuvem', slug: 'curto', name: 'Extrato curto, marca quase branca', shows: ['3 lançamentos', 'Nuvem Lavanderia – Pinheiros'] },
  { ...ana, org: 'mercado-sol', slug: 'marca-clara', name: 'Extrato com marca amarela', shows: ['12 lançamentos', /^Mercado Sol/] },
  { ...ana, org: 'associacao-dos-comerciantes', slug: 'associacao', name: 'Extrato de uma empresa de nome longo', shows: ['24 lançamentos', 'Livraria da Praça'] },
  { ...ana, path: expiring, slug: 'a-expirar', name: 'O que expira, mês a mês', shows: [/^Até \d+ pontos expiram nos próximos 6 meses$/, /^Expira em 3 dias/] },
  { ...ana, path: expiring, org: 'nuvem', slug: 'a-expirar-curto', name: 'O que expira, marca quase branca', shows: ['Nada expira nos próximos 6 meses'] },
  { ...vera, path: expiring, slug: 'a-expirar-milhares', name: 'O que expira, de cinco mil lançamentos', shows: [/^Até [\d.]+ pontos expiram/, /^Atacado Horizonte/] },
  { ...ana, path: '/{org}/scores?filtro=expirados', slug: 'expirados', name: 'O que expirou', shows: ['244 lançamentos', /^Expirado · /] },
  { ...ana, customer: 'Bruno Lima', changes: [acceptTerms('Bruno Lima')], slug: 'vazio', name: 'Extrato vazio', shows: ['Nenhum registro encontrado.', 'Ver recompensas'] },
  { ...ana, slug: 'carregando', name: 'Extrato que não chega', changes: [fault(statement, hang)], shows: ['Extrato de Pontos', 'Carregando seu extrato'] },
  {
    ...ana,
    slug: 'falha',
    name: 'O extrato não veio',
    changes: [fault(statement, failure)],
    shows: ['Não foi possível consultar seu extrato agora. Seus pontos continuam guardados.', 'Tentar de novo'],
  },
]
