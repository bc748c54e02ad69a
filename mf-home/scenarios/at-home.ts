import { ana, anaSub, everyCall, sharedCalls } from 'shared/scenarios'

export const ofAnaHere = `sub = '${anaSub}' AND organization_key = 'padaria'`

export const carlaPhone = '21922223333'

export const calls = {
  ...sharedCalls,
  intents: { service: 'swap', method: 'GET', path: '/intents' },
  decision: { service: 'swap', method: 'PUT', path: '/intents/trusty/{signature}/{code}' },
  revocation: { service: 'identity', operation: 'RevokeToken' },
} as const

const { points, statement, intents, rewards, organization } = calls
/** Of home. The cards below the points wait for two of them. */
const callsOfHome = { points, statement, intents, rewards, below: [intents, rewards], organization, network: everyCall }

/** Ana at home, with 1250 points, two requests that wait and rewards of every kind. */
export const home = { ...ana, path: '/{org}', calls: callsOfHome } as const
/** Carla's only organisation. Nothing waits for her. */
export const carla = { path: '/{org}', org: 'cafe-central', customer: 'Carla Dias', calls: callsOfHome } as const

export const total = /^1\.250 pontos$/
export const withinReach = 'Você já pode trocar'
export const nextReward = 'Próxima recompensa'
/** Said while what is below the points is not known. */
export const loadingBelow = 'Verificando pedidos e recompensas'

export const decisionFailed = 'Não foi possível finalizar sua solicitação, atualize a página e tente novamente.'
/** Its button is in the same paragraph. */
export const intentsUnknown = /^Não conseguimos verificar se há pedidos de autorização\./
export const rewardsUnknown = 'Não conseguimos buscar as recompensas. Seus pontos estão seguros.'
export const companiesUnknown = 'Não foi possível buscar suas empresas'

/** Longer than any data counts as fresh. */
export const aMinuteMs = 60_000
