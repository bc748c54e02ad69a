import type { RemoteFault } from '../../kit/remote-origin.ts'

/** A fault of the host that delivers a remote's files. */
interface FaultOfDelivery {
  readonly host: RemoteFault
  /** What the browser says: the fault has really happened. */
  readonly browser: RegExp
  /** What the console's report says of it. */
  readonly report: 'not-delivered in phase entry'
}

const delivery = (host: RemoteFault, browser: RegExp): FaultOfDelivery => ({
  host,
  browser,
  report: 'not-delivered in phase entry',
})

const unverified = /Failed to find a valid digest/

/** A remote's host fails in these ways; the page and the release are as they should be. */
export const deliveryFaults = {
  'entry 404': delivery('not-found', /status of 404/),
  'entry is HTML with 200': delivery('html', unverified),
  'truncated entry': delivery('truncated', unverified),
  'integrity mismatch': delivery('tampered', unverified),
  'refused by CSP': delivery('moved', /violates the following Content Security Policy directive/),
  'connection lost on the way': delivery('lost', /net::ERR_/),
}

/** The matrix: twelve faults (goals, "Faults"), each of each remote. */
export const remoteFaults = {
  ...deliveryFaults,
  'entry never answers': { report: 'timed-out in phase entry' },
  'throws when evaluated': { report: 'threw in phase module' },
  'lacks the screen': { report: 'no-such-screen in phase module' },
  'wants an unsatisfied shared version': { report: 'incompatible in phase share' },
  'throws while rendering': { report: 'threw in phase render' },
  'throws later, in an event or a promise': { report: 'in phase event, in phase promise' },
} as const

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
