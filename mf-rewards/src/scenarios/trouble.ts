import { drop, expire, failure, fault, type Scenario } from 'shared/scenarios'
import { ana, anaPhone } from './ana.ts'

const rewards = { service: 'api', path: '/v1/rewards' } as const
const failed = [
  'Erro ao buscar as recompensas. Atualize a página e tente novamente',
  'Seus pontos continuam guardados.',
  'Tentar de novo',
] as const

/** The states of a network, a service or a session that fails. */
export const troubleScenarios: readonly Scenario[] = [
  {
    ...ana,
    slug: 'falha',
    lines: ['8.31'],
    name: 'As recompensas não vieram',
    changes: [fault(rewards, failure)],
    shows: failed,
  },
  {
    ...ana,
    slug: 'conexao-perdida',
    name: 'A conexão caiu durante o pedido',
    changes: [fault(rewards, drop)],
    shows: failed,
  },
  {
    ...ana,
    slug: 'resposta-malformada',
    name: 'A resposta não é JSON',
    changes: [fault(rewards, { kind: 'malformed' })],
    shows: failed,
  },
  {
    ...ana,
    slug: 'resposta-vazia',
    name: 'A resposta veio vazia',
    changes: [fault(rewards, { kind: 'empty' })],
    shows: failed,
  },
  {
    ...ana,
    slug: 'lenta',
    name: 'As recompensas demoram oito segundos',
    changes: [fault(rewards, { kind: 'latency', delayMs: 8000 })],
    shows: ['Carregando as recompensas', 'Você tem 1.250 pontos para trocar.'],
  },
  {
    ...ana,
    slug: 'sem-rede',
    name: 'Sem internet, com a lista já aberta',
    steps: [
      { see: 'Ao seu alcance' },
      { change: fault({ service: 'api' }, drop) },
      { change: fault({ service: 'swap' }, drop) },
      { offline: true },
      { press: 'Café coado' },
    ],
    shows: ['Não foi possível consultar seus vouchers. Um que já foi gerado continua valendo.', 'Tentar de novo'],
  },
  {
    ...ana,
    slug: 'sem-rede-ao-abrir',
    name: 'Sem internet desde o início',
    changes: (['identity', 'api', 'swap', 'terms'] as const).map((service) => fault({ service }, drop)),
    shows: [
      'Sem conexão',
      'Não conseguimos confirmar o seu acesso. Sua sessão continua guardada neste aparelho.',
      'Meus vouchers',
    ],
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
    shows: [
      'Não conseguimos falar com a empresa',
      'Seus pontos estão seguros. Verifique a conexão e tente de novo.',
      'Meus vouchers',
    ],
  },
]
