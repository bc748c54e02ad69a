import { drop, expire, failure, fault, type Scenario } from 'shared/scenarios'
import { ana, anaPhone, calls, loadingBelow } from './at-home.ts'

/** No service can be reached any more. */
const unreachable = (['identity', 'api', 'swap', 'terms', 'cdn'] as const).map((service) => fault({ service }, drop))
const expireSession = [expire(anaPhone, 'tokens'), expire(anaPhone, 'refresh-tokens')]
const sessionOver = 'Sua sessão terminou. Entre de novo para continuar.'
const decisionFailed = 'Não foi possível finalizar sua solicitação, atualize a página e tente novamente.'

/** Services that are slow, answer nonsense or cannot be reached, and sessions that end. */
export const connection: readonly Scenario[] = [
  {
    ...ana,
    slug: 'lento',
    name: 'Os pontos levam oito segundos',
    changes: [fault(calls.points, { kind: 'latency', delayMs: 8000 })],
    shows: ['Carregando seus pontos', 'Pedidos de autorização', loadingBelow],
  },
  {
    ...ana,
    slug: 'sem-conexao-ao-abrir',
    name: 'Sem conexão ao abrir',
    changes: unreachable,
    steps: [{ offline: true }],
    shows: ['Sem conexão', 'Não conseguimos confirmar o seu acesso. Sua sessão continua guardada neste aparelho.'],
  },
  {
    ...ana,
    slug: 'sem-conexao',
    name: 'A conexão cai: uma decisão falha, o que estava na tela fica',
    steps: [
      { see: 'Últimos pontos' },
      ...unreachable.map((change) => ({ change })),
      { offline: true },
      { press: 'Autorizar' },
    ],
    shows: [decisionFailed, /^1\.250 pontos$/, 'Últimos pontos'],
  },
  {
    ...ana,
    slug: 'conexao-perdida',
    name: 'A conexão cai a cada pedido do que está abaixo dos pontos',
    changes: [fault(calls.intents, drop), fault(calls.rewards, drop)],
    shows: [
      /^1\.250 pontos$/,
      /^Não conseguimos verificar se há pedidos de autorização\./,
      'Não conseguimos buscar as recompensas. Seus pontos estão seguros.',
    ],
  },
  {
    ...ana,
    slug: 'resposta-malformada',
    name: 'Pontos em uma resposta malformada',
    changes: [fault(calls.points, { kind: 'malformed' })],
    shows: [/^0 pontos$/, 'Pode estar desatualizado'],
  },
  {
    ...ana,
    slug: 'resposta-vazia',
    name: 'Respostas vazias',
    changes: [fault(calls.intents, { kind: 'empty' }), fault(calls.rewards, { kind: 'empty' })],
    shows: [
      /^Não conseguimos verificar se há pedidos de autorização\./,
      'Não conseguimos buscar as recompensas. Seus pontos estão seguros.',
    ],
  },
  {
    ...ana,
    slug: 'sessao-expirada',
    name: 'A sessão expirou antes de abrir',
    changes: expireSession,
    shows: [sessionOver],
  },
  {
    ...ana,
    slug: 'sessao-expira',
    name: 'A sessão expira durante a visita',
    steps: [{ see: 'Últimos pontos' }, ...expireSession.map((change) => ({ change })), { press: 'Autorizar' }],
    shows: [sessionOver, { absent: 'Pedidos de autorização' }],
  },
  {
    ...ana,
    slug: 'empresa-falhou',
    name: 'A empresa não respondeu',
    changes: [fault(calls.organization, failure)],
    shows: [
      'Não conseguimos falar com a empresa',
      'Seus pontos estão seguros. Verifique a conexão e tente de novo.',
      'Meus vouchers',
    ],
  },
]
