/** What a server tells its operator, and how urgent that is. */
export const levels = {
  started: 'info',
  served: 'info',
  'rollout-ended': 'info',
  'passed-over': 'warning',
  'store-failed': 'error',
  'store-back': 'info',
  warning: 'warning',
  problem: 'warning',
  'request-failed': 'error',
  stopping: 'info',
  stopped: 'info',
} as const

type LogEvent = keyof typeof levels

/** What is known with an event. */
interface Known {
  readonly release?: string
  /** The entry of the release log. */
  readonly entry?: number
  readonly seconds?: number
  /** Of a failed request: its kind, and where in the code it failed. */
  readonly kind?: string
  readonly stack?: readonly string[]
}

/** Gets each event, with a message of one line. Neither an address that a visitor asks for nor anything of a customer is in it. */
export type Log = (event: LogEvent, message: string, known?: Known) => void

/** One line of JSON on standard output; in a terminal the message alone. */
export const logLines: Log = (event, message, known) => {
  const line = { time: new Date().toISOString(), level: levels[event], event, message, ...known }
  console.log(process.stdout.isTTY ? readable(message, known) : JSON.stringify(line))
}

/** For a server within another program: what is wrong, on standard error. */
export const logProblems: Log = (event, message, known) => {
  if (levels[event] !== 'info') console.error(readable(message, known))
}

const readable = (message: string, { stack = [] }: Known = {}) => [message, ...stack].join('\n')
