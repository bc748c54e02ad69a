import type { RemoteName, ScreenName } from 'shared/federation'

/** How far a screen came: the federation runtime, its remote's entry, the shared modules, the screen's own module, its rendering. */
export type LoadPhase = 'runtime' | 'entry' | 'share' | 'module' | 'render'

export type LoadCause =
  /** The release names no such remote, or its entry without an integrity: nothing says what may run. */
  | 'not-released'
  /** Not delivered: 404, connection lost, refused by the browser's integrity or security check. */
  | 'not-delivered'
  /** No answer within the time limit. */
  | 'timed-out'
  /** Delivered, but not the script of a remote. */
  | 'not-a-remote'
  /** Requires a shared module in a version that the shell does not provide. */
  | 'incompatible'
  /** The remote lacks the screen. */
  | 'no-such-screen'
  /** The code threw. */
  | 'threw'

/** Why a region has no screen: told to the customer in one sentence, and to the log in full. */
export interface LoadError {
  readonly remote: RemoteName
  /** The remote's version; undefined if the release does not name the remote. */
  readonly version: string | undefined
  readonly screen: ScreenName
  readonly phase: LoadPhase
  readonly cause: LoadCause
  /** What the failure said, for whoever reads the report. */
  readonly detail: string
  /** The release that the page was opened with. */
  readonly release: string
}

/** A failed step whose cause is known where it fails. */
export class LoadFailure extends Error {
  override readonly cause: LoadCause

  constructor(cause: LoadCause, detail = '') {
    super(detail)
    this.cause = cause
  }
}

/** Reports a failed screen to the console, where support and tests read it. It holds nothing personal. */
export function reportLoadError({ remote, version = '?', screen, phase, cause, detail, release }: LoadError): void {
  console.warn(`[federation] ${remote}/${screen}: ${cause} in phase ${phase} (version ${version}, release ${release}). ${detail}`)
}
