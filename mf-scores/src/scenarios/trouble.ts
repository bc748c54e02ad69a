import { drop, expire, failure, fault, hang, type Scenario } from 'shared/scenarios'
import { ana, anaPhone, statement } from './ana.ts'

const failed = [
  /^Nenhum registro encontrado\./,
  'Não foi possível consultar seu extrato agora. Seus pontos continuam guardados.',
  'Tentar de novo',
] as const

/** The states of a network, a service or a session that fails. */
export const troubleScenarios: readonly Scenario[] = [
  {
    ...ana,
    slug: 'carregando',
    name: 'Extrato que não chega',
    changes: [fault(statement, hang)],
    shows: ['Extrato de Pontos', 'Carregando seu extrato'],
  },
  {
    ...ana,
    slug: 'lento',
    name: 'Extrato que demora oito segundos',
    changes: [fault(statement, { kind: 'latency', delayMs: 8000 })],
    shows: ['Extrato de Pontos', 'Carregando seu extrato'],
  },
  {
    ...ana,
    slug: 'falha',
    lines: ['8.32'],
    name: 'O extrato não veio',
    changes: [fault(statement, failure)],
    shows: failed,
  },
  {
    ...ana,
    slug: 'conexao-perdida',
    name: 'A conexão caiu durante o pedido',
    changes: [fault(statement, drop)],
    shows: failed,
  },
  {
    ...ana,
    slug: 'resposta-malformada',
    name: 'A resposta não é JSON',
    changes: [fault(statement, { kind: 'malformed' })],
    shows: failed,
  },
  {
    ...ana,
    slug: 'resposta-vazia',
    name: 'A resposta veio vazia',
    changes: [fault(statement, { kind: 'empty' })],
    shows: failed,
  },
  {
    ...ana,
    slug: 'sem-rede',
    name: 'Sem internet, com o extrato já aberto: os filtros funcionam',
    steps: [
      { see: '365 lançamentos' },
      { change: fault({ service: 'api' }, drop) },
      { offline: true },
      { press: 'A expirar' },
    ],
    shows: [/^Até \d+ pontos expiram nos próximos 6 meses$/, /^Expira em 3 dias/],
  },
  {
    ...ana,
    slug: 'sem-rede-ao-abrir',
    name: 'Sem internet desde o início',
    changes: (['identity', 'api', 'terms'] as const).map((service) => fault({ service }, drop)),
    shows: ['Sem conexão', 'Não conseguimos confirmar o seu acesso. Sua sessão continua guardada neste aparelho.'],
  },
  {
    ...ana,
    slug: 'sessao-expirada',
    name: 'A sessão expirou: começa o acesso',
    changes: [expire(anaPhone, 'tokens'), expire(anaPhone, 'refresh-tokens')],
    shows: ['Sua sessão terminou. Entre de novo para continuar.'],
  },
  {
    ...ana,
    slug: 'empresa-falha',
    name: 'A empresa não respondeu',
    changes: [fault({ service: 'api', path: '/v1/open/orgs/{key}' }, failure)],
    shows: ['Não conseguimos falar com a empresa', 'Seus pontos estão seguros. Verifique a conexão e tente de novo.'],
  },
]
