import { failure, fault, hang, type Scenario } from 'shared/scenarios'
import { ana, expired, expiring, onlyEntries, points } from './ana.ts'

const vera = { ...ana, org: 'atacado', customer: 'Vera Matos' } as const
const moema = 'Padaria Estrela – Moema'

/** The states of what expires, and of what has expired. */
export const filterScenarios: readonly Scenario[] = [
  {
    ...ana,
    path: expiring,
    slug: 'a-expirar',
    name: 'O que expira, mês a mês',
    shows: [
      /^Até \d+ pontos expiram nos próximos 6 meses$/,
      /^Expira em 3 dias/,
      /^até \d+ pontos$/,
      /^Ganhos em \d/,
      'Depois',
      'O extrato mostra o que você ganhou. Do que você já trocou, nada expira.',
    ],
  },
  {
    ...ana,
    path: expiring,
    org: 'nuvem',
    slug: 'a-expirar-curto',
    name: 'O que expira, marca quase branca',
    shows: ['Nada expira nos próximos 6 meses'],
  },
  {
    ...vera,
    path: expiring,
    slug: 'a-expirar-milhares',
    name: 'O que expira, de cinco mil lançamentos',
    shows: [/^Até [\d.]+ pontos expiram/, /^Atacado Horizonte/],
  },
  {
    ...ana,
    path: expiring,
    slug: 'a-expirar-um-ponto',
    name: 'O que expira: um ponto',
    changes: [onlyEntries({ points: 1, expiresIn: 40, company: moema })],
    shows: ['Até 1 ponto expira nos próximos 6 meses', 'até 1 ponto'],
  },
  {
    ...ana,
    path: expiring,
    slug: 'a-expirar-ja-trocado',
    name: 'O que expira: não mais que o saldo',
    changes: [onlyEntries({ points: 20, expiresIn: 40, company: moema }, { points: -15, company: 'Resgate' })],
    shows: ['Até 5 pontos expiram nos próximos 6 meses', 'até 5 pontos', '+20'],
  },
  {
    ...ana,
    path: expiring,
    slug: 'a-expirar-saldo-desconhecido',
    name: 'O que expira: o saldo não veio',
    changes: [
      onlyEntries({ points: 20, expiresIn: 40, company: moema }, { points: -15, company: 'Resgate' }),
      fault(points, failure),
    ],
    shows: ['Até 20 pontos expiram nos próximos 6 meses', 'até 20 pontos'],
  },
  {
    ...ana,
    path: expiring,
    slug: 'a-expirar-carregando',
    name: 'O que expira: o saldo não chega',
    changes: [fault(points, hang)],
    shows: ['Carregando seu extrato', 'A expirar', { absent: 'Ir para o mês' }],
  },
  {
    ...ana,
    path: expiring,
    slug: 'nada-a-expirar',
    name: 'Nada a expirar: tudo já expirou',
    changes: [onlyEntries({ points: 20, aged: 2, expiresIn: -1, company: moema })],
    shows: ['Você não tem pontos a expirar.', 'Ver todos os lançamentos'],
  },
  {
    ...ana,
    path: expired,
    slug: 'expirados',
    name: 'O que expirou',
    shows: ['244 lançamentos', /^Expirado · /, { field: 'Ir para o mês', holds: '' }],
  },
  {
    ...ana,
    path: expired,
    slug: 'nada-expirado',
    name: 'Nada expirou ainda',
    changes: [onlyEntries({ points: 20, company: moema })],
    shows: ['Nenhum ponto seu expirou até hoje.', 'Ver todos os lançamentos'],
  },
]
