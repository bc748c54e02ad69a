import type { RemoteFault } from '../../kit/remote-origin.ts'

/** How a row of the matrix ends once its fault is lifted. */
type Ending =
  /** The retry opens the screen, without a reload. */
  | 'opens by its retry'
  /** The page's release names the faulty files, so only a reload gets others. The button says so after two retries. */
  | 'opens by the reload that it offers'
  /** The screen was never gone. A notice says that something failed. */
  | 'stays, with a notice'

interface FaultOfRemote {
  /** What the console's report says of it. */
  readonly report: string
  readonly ending: Ending
}

/** A fault of the host that delivers a remote's files. */
interface FaultOfDelivery extends FaultOfRemote {
  readonly host: RemoteFault
  /** What the browser says: the fault has really happened. */
  readonly browser: RegExp
}

const notDelivered = { report: 'not-delivered in phase entry', ending: 'opens by its retry' } as const

/** A remote's host fails in these ways; the page and the release are as they should be. */
export const deliveryFaults = {
  'entry 404': { ...notDelivered, host: 'not-found', browser: /status of 404/ },
  'entry is HTML with 200': { ...notDelivered, host: 'html', browser: /Failed to find a valid digest/ },
  'truncated entry': { ...notDelivered, host: 'truncated', browser: /Failed to find a valid digest/ },
  'integrity mismatch': { ...notDelivered, host: 'tampered', browser: /Failed to find a valid digest/ },
  'refused by CSP': { ...notDelivered, host: 'moved', browser: /violates the following Content Security Policy directive/ },
  'connection lost on the way': { ...notDelivered, host: 'lost', browser: /net::ERR_/ },
} as const satisfies Readonly<Record<string, FaultOfDelivery>>

/** The matrix: twelve faults (goals, "Faults"), each of each remote. */
export const remoteFaults = {
  ...deliveryFaults,
  'entry never answers': { report: 'timed-out in phase entry', ending: 'opens by its retry' },
  'throws when evaluated': { report: 'threw in phase module', ending: 'opens by its retry' },
  'lacks the screen': { report: 'no-such-screen in phase module', ending: 'opens by the reload that it offers' },
  'wants an unsatisfied shared version': { report: 'incompatible in phase share', ending: 'opens by the reload that it offers' },
  'throws while rendering': { report: 'threw in phase render', ending: 'opens by its retry' },
  'throws later, in an event or a promise': { report: 'in phase event, in phase promise', ending: 'stays, with a notice' },
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

/** The name under which a test records a row that it has seen. */
export const rowName = (fault: string, remote: string): string => `${fault} × ${remote}`

/** What the tables say of a row. */
export const outcomeOf = (fault: FaultOfRemoteName): string => `${remoteFaults[fault].report}; ${remoteFaults[fault].ending}`
