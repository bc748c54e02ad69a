import type { RemoteName, ScreenName } from 'shared/federation'

/** How far a screen came: its remote's entry, the shared modules, the screen's own module, its rendering. */
export type LoadPhase = 'entry' | 'share' | 'module' | 'render'

export type LoadCause =
  /** The release names no such remote, or its entry without an integrity: nothing says what may run. */
  | 'not-released'
  /** Not delivered: 404, connection lost, refused by the browser's integrity or security check. */
  | 'not-delivered'
  /** No answer within the time limit. */
  | 'timed-out'
  /** Delivered, but not the script of a remote. */
  | 'not-a-remote'
  /** Needs a shared module in a version that the shell does not give. */
  | 'incompatible'
  /** The remote lacks the screen. */
  | 'no-such-screen'
  /** The code threw. */
  | 'threw'

/** Why a region has no screen: a closed union, told to the customer in one sentence and to the log in full. */
export interface LoadError {
  readonly remote: RemoteName
  readonly screen: ScreenName
  readonly phase: LoadPhase
  readonly cause: LoadCause
  /** What the runtime said, for whoever reads the report. */
  readonly detail: string
}
