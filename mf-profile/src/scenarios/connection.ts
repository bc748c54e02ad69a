import { drop, expire, failure, fault, type Scenario } from 'shared/scenarios'
import { ana, anaPhone, calls, renata, signedOut } from './at-profile.ts'

/** No service can be reached any more. */
const unreachable = (['identity', 'api', 'swap', 'terms', 'cdn'] as const).map((service) => fault({ service }, drop))
const expireSession = [expire(anaPhone, 'tokens'), expire(anaPhone, 'refresh-tokens')]
const sessionOver = 'Sua sessão terminou. Entre de novo para continuar.'
const save = [{ fill: 'Nome', with: 'Ana Lúcia Souza' }, { press: 'Salvar' }] as const
const notSaved =
  'Não foi possível atualizar os dados. Verifique os dados que você preencheu ou atualize a página e tente novamente'

/** Code that cannot be loaded. */
export const missingCode: readonly Scenario[] = [
  {
    ...ana,
    slug: 'dialogo-nao-carregado',
    name: 'O código dos diálogos não carrega',
    missing: 'setting-dialogs',
    steps: [{ press: 'Alterar senha' }],
    shows: ['Não foi possível abrir. Verifique sua conexão e tente de novo.'],
  },
]

/** Services that are slow, answer nonsense or cannot be reached, and sessions that end. */
export const connection: readonly Scenario[] = [
  {
    ...renata,
    slug: 'lento',
    name: 'Os dispositivos levam oito segundos',
    changes: [fault(calls.devices, { kind: 'latency', delayMs: 8000 })],
    steps: [{ press: 'Dispositivos lembrados' }],
    shows: ['Carregando seus dispositivos'],
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
    name: 'A conexão cai: nada é salvo, o que foi digitado fica',
    steps: [{ see: '5 empresas' }, ...unreachable.map((change) => ({ change })), { offline: true }, ...save],
    shows: [notSaved, { field: 'Nome', holds: 'Ana Lúcia Souza' }, 'Descartar'],
  },
  {
    ...ana,
    slug: 'conexao-perdida',
    name: 'A conexão cai ao buscar as empresas',
    changes: [fault(calls.organizations, drop)],
    shows: ['Carregar suas empresas'],
  },
  {
    ...ana,
    slug: 'resposta-malformada',
    name: 'As empresas em uma resposta malformada',
    changes: [fault(calls.organizations, { kind: 'malformed' })],
    shows: ['Carregar suas empresas'],
  },
  {
    ...ana,
    slug: 'resposta-vazia',
    name: 'As empresas em uma resposta vazia',
    changes: [fault(calls.organizations, { kind: 'empty' })],
    shows: ['Carregar suas empresas'],
  },
  {
    ...ana,
    slug: 'sessao-expirada',
    name: 'A sessão expirou antes de abrir',
    changes: expireSession,
    shows: [sessionOver, signedOut],
  },
  {
    ...ana,
    slug: 'sessao-expira',
    name: 'A sessão expira durante a visita',
    steps: [{ see: '5 empresas' }, ...expireSession.map((change) => ({ change })), ...save],
    shows: [sessionOver, signedOut],
  },
  // The profile needs no organisation.
  {
    ...ana,
    slug: 'empresa-falhou',
    name: 'A empresa não respondeu: o perfil não precisa dela',
    changes: [fault(calls.organization, failure)],
    shows: ['Ana Souza', '5 empresas'],
  },
]
