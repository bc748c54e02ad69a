import type { RemoteFault } from '../../kit/remote-origin.ts'

interface FaultOfRemote {
  /** What the console's report says of it. */
  readonly report: string
}

/** A fault of the host that delivers a remote's files. */
interface FaultOfDelivery extends FaultOfRemote {
  readonly host: RemoteFault
  /** What the browser says: the fault has really happened. */
  readonly browser: RegExp
}

const notDelivered = { report: 'not-delivered in phase entry' } as const

/** A remote's host fails in these ways; the page and the release are as they should be. */
export const deliveryFaults = {
  'entry 404': { ...notDelivered, host: 'not-found', browser: /status of 404/ },
  'entry is HTML with 200': { ...notDelivered, host: 'html', browser: /Failed to find a valid digest/ },
  'truncated entry': { ...notDelivered, host: 'truncated', browser: /Failed to find a valid digest/ },
  'integrity mismatch': { ...notDelivered, host: 'tampered', browser: /Failed to find a valid digest/ },
  'refused by CSP': {
    ...notDelivered,
    host: 'moved',
    browser: /violates the following Content Security Policy directive/,
  },
  'connection lost on the way': { ...notDelivered, host: 'lost', browser: /net::ERR_/ },
} as const satisfies Readonly<Record<string, FaultOfDelivery>>

/** The matrix: twelve faults (goals, "Faults"), each of each remote. */
export const remoteFaults = {
  ...deliveryFaults,
  'entry never answers': { report: 'timed-out in phase entry' },
  'throws when evaluated': { report: 'threw in phase module' },
  'lacks the screen': { report: 'no-such-screen in phase module' },
  'wants an unsatisfied shared version': { report: 'incompatible in phase share' },
  'throws while rendering': { report: 'threw in phase render' },
  'throws later, in an event or a promise': { report: 'in phase event, in phase promise' },
} as const satisfies Readonly<Record<string, FaultOfRemote>>

export type FaultOfRemoteName = keyof typeof remoteFaults

/** A remote of the matrix, and the screen at which its faults are met. */
export interface Region {
  readonly remote: (typeof regions)[number]['remote']
  readonly screen: string
  /** The tab that leads there; a visitor has none. */
  readonly tab?: string
  /** A tab whose remote works meanwhile. */
  readonly otherTab?: string
}

export const regions = [
  { remote: 'mf-auth', screen: 'Auth' },
  { remote: 'mf-home', screen: 'Home', tab: 'Início', otherTab: 'Pontos' },
  { remote: 'mf-scores', screen: 'Scores', tab: 'Pontos', otherTab: 'Início' },
  { remote: 'mf-rewards', screen: 'Rewards', tab: 'Recompensas', otherTab: 'Início' },
  { remote: 'mf-profile', screen: 'Profile', tab: 'Perfil', otherTab: 'Início' },
] as const
