import { ana, everyCall, sharedCalls } from 'shared/scenarios'

export const calls = {
  ...sharedCalls,
  intents: { service: 'swap', method: 'GET', path: '/intents' },
  signOut: { service: 'identity', operation: 'RevokeToken' },
  decision: { service: 'swap', method: 'PUT', path: '/intents/trusty/{signature}/{code}' },
} as const

const { points, statement, intents, rewards, organization } = calls
/** Ana at home, with 1250 points, two requests that wait and rewards of every kind. The cards below the points wait for two calls. */
export const home = {
  ...ana,
  path: '/{org}',
  calls: { points, statement, intents, rewards, below: [intents, rewards], organization, network: everyCall },
} as const

export const total = /^1\.250 pontos$/

/** Longer than any data counts as fresh. */
export const aMinuteMs = 60_000
