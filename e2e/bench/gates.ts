/*
 * Every figure of the bench with its gate and its aim: goals.md's table "Speed", and the only place in the code where
 * those numbers stand.
 */

/** What all JavaScript and CSS of the shell, `shared` and the given libraries may weigh; kB after brotli. */
export const shellMaxKb = 230

/** How a figure must relate to a number. */
export interface Limit {
  readonly bound: 'at most' | 'less than' | 'at least' | 'exactly'
  readonly value: number
}

type Unit = 'kB' | 's' | 'ms' | 'requests' | 'files' | 'copies' | 'points' | 'shift' | 'ratio'

export interface Gate {
  readonly title: string
  readonly unit: Unit
  readonly gate: Limit
  readonly aim?: Limit
  /** The gate also holds if another figure stays within this limit. The aim is this figure's then. */
  readonly orElse?: { readonly title: string; readonly limit: Limit; readonly aim: Limit }
  /** The same in every run on every machine: part of `pnpm bench --quick`. */
  readonly deterministic: boolean
}

const atMost = (value: number): Limit => ({ bound: 'at most', value })
const lessThan = (value: number): Limit => ({ bound: 'less than', value })
const atLeast = (value: number): Limit => ({ bound: 'at least', value })
const exactly = (value: number): Limit => ({ bound: 'exactly', value })

function fixed(title: string, unit: Unit, gate: Limit, aim?: Limit, orElse?: Gate['orElse']): Gate {
  return { title, unit, gate, aim, orElse, deterministic: true }
}

function timed(title: string, unit: Unit, gate: Limit, aim?: Limit): Gate {
  return { title, unit, gate, aim, deterministic: false }
}

const orKbMore = { title: 'kB more', limit: atMost(35), aim: atMost(18) }

/** In the order of the table. A kB is 1000 bytes, after brotli unless the title says otherwise. */
export const gates = {
  signInScript: fixed('JavaScript of a cold sign-in screen', 'kB', atMost(183), atMost(150)),
  homeScript: fixed('JavaScript of a cold signed-in home', 'kB', atMost(207), atMost(180)),
  fonts: fixed('fonts of a first view, the larger of the two', 'kB', atMost(84), atMost(40)),
  html: fixed('HTML with inline first paint, uncompressed', 'kB', atMost(14), atMost(8)),
  chain: fixed('longest request chain until the points are on screen', 'requests', atMost(4), atMost(3)),
  scriptChain: fixed('chain of JavaScript alone', 'files', atMost(2), atMost(1)),
  signInScriptRatio: fixed('sign-in, federated ÷ monolith: JavaScript', 'ratio', atMost(1.15), undefined, orKbMore),
  homeScriptRatio: fixed('home, federated ÷ monolith: JavaScript', 'ratio', atMost(1.15), undefined, orKbMore),
  pointsTimeRatio: timed(
    'home, federated ÷ monolith: time until the points are visible',
    'ratio',
    atMost(1.05),
    lessThan(1),
  ),
  signInLighthouse: timed('Lighthouse mobile, sign-in', 'points', atLeast(95), atLeast(100)),
  homeLighthouse: timed('Lighthouse mobile, signed-in home', 'points', atLeast(95), atLeast(100)),
  blockingTime: timed('total blocking time, the worse of the two', 'ms', atMost(100), atMost(50)),
  layoutShift: timed('layout shift, the worse of the two', 'shift', atMost(0.02), atMost(0)),
  statementScroll: timed('5,000 statement entries: longest task while scrolling', 'ms', atMost(50), atMost(0)),
  rewardsScroll: timed('500 rewards: longest task while scrolling', 'ms', atMost(50), atMost(0)),
  repeatVisit: fixed('repeat visit, without HTML and API answers', 'kB', atMost(10), atMost(3)),
  afterRelease: fixed('after one remote was released: beyond that remote', 'kB', atMost(5), atMost(1)),
  sixthRequests: fixed('a sixth remote that the page does not use: requests', 'requests', exactly(0)),
  sixthBytes: fixed('a sixth remote that the page does not use: bytes', 'kB', atMost(1), atMost(0.3)),
  copies: fixed('copies of each shared module', 'copies', exactly(1)),
  serverPages: timed('pages a second, the site’s server ÷ a bare Node server', 'ratio', atLeast(0.5), atLeast(0.8)),
  serverFiles: timed('files a second, the site’s server ÷ a bare Node server', 'ratio', atLeast(0.5), atLeast(0.8)),
  loadFailures: timed('60 s of mixed load with 20 releases: failed requests, cut files', 'requests', exactly(0)),
  loadDescriptors: timed('… descriptors more than before', 'files', atMost(0)),
  loadMemory: timed('… memory in use after it ÷ after a quarter of it', 'ratio', atMost(1.2), atMost(1.1)),
  buildTime: timed('production build of all six, two cores', 's', atMost(10), atMost(4)),
  editTime: timed('an edit in a remote, seen inside the running shell', 'ms', atMost(1000), atMost(300)),
} satisfies Record<string, Gate>

export type FigureName = keyof typeof gates
export const figureNames = Object.keys(gates) as readonly FigureName[]
