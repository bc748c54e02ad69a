/* Every figure of the bench with its gate and its aim. Nowhere else in the code do these numbers stand. */

export type Limit = `${'≤' | '<' | '≥' | '='} ${number}`

type Unit = 'kB' | 's' | 'ms' | 'requests' | 'files' | 'copies' | 'points' | 'shift' | 'ratio'

export interface Gate {
  readonly title: string
  readonly unit: Unit
  readonly gate: Limit
  readonly aim?: Limit
  /** The same in every run on every machine: part of `pnpm bench --quick`. */
  readonly isDeterministic: boolean
}

const figures =
  (isDeterministic: boolean) =>
  (title: string, unit: Unit, gate: Limit, aim?: Limit): Gate => ({ title, unit, gate, aim, isDeterministic })
const fixed = figures(true)
const timed = figures(false)

/** In the order of the table. A kB is 1000 bytes, after brotli unless the title says otherwise. */
export const gates = {
  signInScript: fixed('JavaScript of a cold sign-in screen', 'kB', '≤ 163', '≤ 158'),
  homeScript: fixed('JavaScript of a cold signed-in home', 'kB', '≤ 181.3', '≤ 173'),
  fonts: fixed('fonts of a first view, the larger of the two', 'kB', '≤ 34.3'),
  html: fixed('HTML with inline first paint, uncompressed', 'kB', '≤ 9', '≤ 8'),
  chain: fixed('longest request chain until the points are on screen', 'requests', '≤ 4', '≤ 3'),
  scriptChain: fixed('chain of JavaScript alone', 'files', '≤ 2', '≤ 1'),
  signInMore: fixed('sign-in: JavaScript beyond the monolith’s', 'kB', '≤ 18'),
  homeMore: fixed('home: JavaScript beyond the monolith’s', 'kB', '≤ 17.2'),
  pointsTimeRatio: timed('home, federated ÷ monolith: time until the points are visible', 'ratio', '≤ 1.03', '≤ 1.01'),
  pointsTimeLater: timed('… how much later than the monolith’s', 'ms', '≤ 50'),
  pointsTimePhone: timed('… federated ÷ monolith at a phone’s processor speed', 'ratio', '≤ 1.05', '≤ 1.01'),
  signInLighthouse: timed('Lighthouse mobile, sign-in', 'points', '≥ 95', '≥ 100'),
  homeLighthouse: timed('Lighthouse mobile, signed-in home', 'points', '≥ 95', '≥ 100'),
  blockingTime: timed('total blocking time, the worse of the two', 'ms', '≤ 100', '≤ 50'),
  layoutShift: timed('layout shift, the worse of the two', 'shift', '≤ 0.02', '≤ 0'),
  repeatVisit: fixed('repeat visit, without HTML and API answers', 'kB', '≤ 10', '≤ 3'),
  afterRelease: fixed('after one remote was released: beyond that remote', 'kB', '≤ 5', '≤ 1'),
  textOfRemote: fixed('a released text of a remote: its scripts, from a former one', 'kB', '≤ 0.5', '≤ 0.3'),
  textOfRemoteWhole: fixed('… without a dictionary', 'kB', '≤ 18.8'),
  textOfShell: fixed('a released text of the shell: its scripts, from a former one', 'kB', '≤ 0.5', '≤ 0.3'),
  textOfShellWhole: fixed('… without a dictionary', 'kB', '≤ 35.7'),
  sixthRequests: fixed('a sixth remote that the page does not use: requests', 'requests', '= 0'),
  sixthBytes: fixed('a sixth remote that the page does not use: bytes', 'kB', '≤ 1', '≤ 0.3'),
  copies: fixed('copies of each shared module', 'copies', '= 1'),
  loadFailures: timed('60 s of mixed load with 20 releases: failed requests, cut files', 'requests', '= 0'),
  loadDescriptors: timed('… descriptors more than before', 'files', '≤ 0'),
  loadMemory: timed('… memory in use after it ÷ after a quarter of it', 'ratio', '≤ 1.2', '≤ 1.1'),
  buildTime: timed('production build of all six, two cores', 's', '≤ 10', '≤ 4'),
  editTime: timed('an edit in a remote, seen inside the running shell', 'ms', '≤ 1000', '≤ 300'),
} satisfies Record<string, Gate>

export type FigureName = keyof typeof gates
export const figureNames = Object.keys(gates) as readonly FigureName[]
