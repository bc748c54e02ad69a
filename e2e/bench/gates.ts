/**
 * Every figure of the bench with its gate and its aim: goals.md's table "Speed", and the only
 * place in the code where those numbers stand.
 */

/** What all JavaScript and CSS of the shell may weigh, `shared` and the libraries that it gives included; kB after brotli. */
export const shellMaxKb = 230

/** How a figure must relate to its limit. */
type Bound = 'at most' | 'less than' | 'at least' | 'exactly'

export interface Limit {
  readonly bound: Bound
  readonly value: number
}

export interface Gate {
  readonly title: string
  readonly unit: 'kB' | 's' | 'ms' | 'requests' | 'files' | 'copies' | 'points' | 'shift' | 'ratio'
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

const thirtyFiveMore = { title: 'kB more', limit: atMost(35), aim: atMost(18) }

/** In the order of the table. A kB is 1000 bytes, after brotli unless the title says otherwise. */
export const gates = {
  signInScript: {
    title: 'JavaScript of a cold sign-in screen',
    unit: 'kB',
    gate: atMost(183),
    aim: atMost(150),
    deterministic: true,
  },
  homeScript: {
    title: 'JavaScript of a cold signed-in home',
    unit: 'kB',
    gate: atMost(207),
    aim: atMost(180),
    deterministic: true,
  },
  fonts: {
    title: 'fonts of a first view, the larger of the two',
    unit: 'kB',
    gate: atMost(84),
    aim: atMost(40),
    deterministic: true,
  },
  html: {
    title: 'HTML with inline first paint, uncompressed',
    unit: 'kB',
    gate: atMost(14),
    aim: atMost(8),
    deterministic: true,
  },
  chain: {
    title: 'longest request chain until the points are on screen',
    unit: 'requests',
    gate: atMost(4),
    aim: atMost(3),
    deterministic: true,
  },
  scriptChain: {
    title: 'chain of JavaScript alone',
    unit: 'files',
    gate: atMost(2),
    aim: atMost(1),
    deterministic: true,
  },
  signInScriptRatio: {
    title: 'sign-in, federated ÷ monolith: JavaScript',
    unit: 'ratio',
    gate: atMost(1.15),
    orElse: thirtyFiveMore,
    deterministic: true,
  },
  homeScriptRatio: {
    title: 'home, federated ÷ monolith: JavaScript',
    unit: 'ratio',
    gate: atMost(1.15),
    orElse: thirtyFiveMore,
    deterministic: true,
  },
  pointsTimeRatio: {
    title: 'home, federated ÷ monolith: time until the points are visible',
    unit: 'ratio',
    gate: atMost(1.05),
    aim: lessThan(1),
    deterministic: false,
  },
  signInLighthouse: {
    title: 'Lighthouse mobile, sign-in',
    unit: 'points',
    gate: atLeast(95),
    aim: atLeast(100),
    deterministic: false,
  },
  homeLighthouse: {
    title: 'Lighthouse mobile, signed-in home',
    unit: 'points',
    gate: atLeast(95),
    aim: atLeast(100),
    deterministic: false,
  },
  blockingTime: {
    title: 'total blocking time, the worse of the two',
    unit: 'ms',
    gate: atMost(100),
    aim: atMost(50),
    deterministic: false,
  },
  layoutShift: {
    title: 'layout shift, the worse of the two',
    unit: 'shift',
    gate: atMost(0.02),
    aim: atMost(0),
    deterministic: false,
  },
  statementScroll: {
    title: '5,000 statement entries: longest task while scrolling',
    unit: 'ms',
    gate: atMost(50),
    aim: atMost(0),
    deterministic: false,
  },
  rewardsScroll: {
    title: '500 rewards: longest task while scrolling',
    unit: 'ms',
    gate: atMost(50),
    aim: atMost(0),
    deterministic: false,
  },
  repeatVisit: {
    title: 'repeat visit, without HTML and API answers',
    unit: 'kB',
    gate: atMost(10),
    aim: atMost(3),
    deterministic: true,
  },
  afterRelease: {
    title: 'after one remote was released: beyond that remote',
    unit: 'kB',
    gate: atMost(5),
    aim: atMost(1),
    deterministic: true,
  },
  sixthRequests: {
    title: 'a sixth remote that the page does not use: requests',
    unit: 'requests',
    gate: exactly(0),
    deterministic: true,
  },
  sixthBytes: {
    title: 'a sixth remote that the page does not use: bytes',
    unit: 'kB',
    gate: atMost(1),
    aim: atMost(0.3),
    deterministic: true,
  },
  copies: { title: 'copies of each shared module', unit: 'copies', gate: exactly(1), deterministic: true },
  serverPages: {
    title: 'pages a second, the site’s server ÷ a bare Node server',
    unit: 'ratio',
    gate: atLeast(0.5),
    aim: atLeast(0.8),
    deterministic: false,
  },
  serverFiles: {
    title: 'files a second, the site’s server ÷ a bare Node server',
    unit: 'ratio',
    gate: atLeast(0.5),
    aim: atLeast(0.8),
    deterministic: false,
  },
  loadFailures: {
    title: '60 s of mixed load with 20 releases: failed requests, cut files',
    unit: 'requests',
    gate: exactly(0),
    deterministic: false,
  },
  loadDescriptors: { title: '… descriptors more than before', unit: 'files', gate: atMost(0), deterministic: false },
  loadMemory: {
    title: '… memory in use after it ÷ after a quarter of it',
    unit: 'ratio',
    gate: atMost(1.2),
    aim: atMost(1.1),
    deterministic: false,
  },
  buildTime: {
    title: 'production build of all six, two cores',
    unit: 's',
    gate: atMost(10),
    aim: atMost(4),
    deterministic: false,
  },
  editTime: {
    title: 'an edit in a remote, seen inside the running shell',
    unit: 'ms',
    gate: atMost(1000),
    aim: atMost(300),
    deterministic: false,
  },
} as const satisfies Record<string, Gate>

export type FigureName = keyof typeof gates
export const figureNames = Object.keys(gates) as readonly FigureName[]
