/** Ana at home, with 1250 points, two requests that wait and rewards of every kind. */
export const ana = { path: '/{org}', org: 'padaria', customer: 'Ana Souza' } as const
export const anaPhone = '11912345678'
/** For a `WHERE`. */
export const ofAnaHere =
  "sub = (SELECT sub FROM seed_customers WHERE label = 'Ana Souza') AND organization_key = 'padaria'"

/** Carla's only organisation. Nothing waits for her. */
export const carla = { path: '/{org}', org: 'cafe-central', customer: 'Carla Dias' } as const
export const carlaPhone = '21922223333'

/** The calls of this remote's screens. */
export const calls = {
  points: { service: 'api', path: '/v1/user/find/{phone}' },
  statement: { service: 'api', path: '/v1/user/score/extract/{phone}' },
  rewards: { service: 'api', path: '/v1/rewards' },
  organizations: { service: 'api', path: '/v1/open/orgs' },
  organization: { service: 'api', path: '/v1/open/orgs/{key}' },
  intents: { service: 'swap', method: 'GET', path: '/intents' },
  decision: { service: 'swap', method: 'PUT', path: '/intents/trusty/{signature}/{code}' },
  revocation: { service: 'identity', operation: 'RevokeToken' },
} as const

/** The total of Ana's points at padaria. */
export const total = /^1\.250 pontos$/
/** What Ana's points pay for, and what comes next. */
export const withinReach = 'Você já pode trocar'
export const nextReward = 'Próxima recompensa'
/** Said while what is below the points is not known. */
export const loadingBelow = 'Verificando pedidos e recompensas'

/** Longer than any data counts as fresh. */
export const aMinuteMs = 60_000
