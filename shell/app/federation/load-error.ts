import type { Release, RemoteName, ScreenName } from 'shared/federation'

/** The phases of a load, in order: the federation runtime, the remote's entry, the shared modules, the screen's module, its rendering. */
export type LoadPhase = 'runtime' | 'entry' | 'share' | 'module' | 'render'

export type LoadCause =
  /** The release does not name the remote, or names its entry without an integrity. */
  | 'not-released'
  /** A 404, a lost connection, or a refusal by the browser's integrity or security check. */
  | 'not-delivered'
  /** No answer within the time limit. */
  | 'timed-out'
  /** Delivered, but not the script of a remote. */
  | 'not-a-remote'
  /** Requires a shared module in a version that the shell does not provide. */
  | 'incompatible'
  /** The remote lacks the screen. */
  | 'no-such-screen'
  /** A browser's translator moved the text that React was to change: no fault of the remote. */
  | 'translated'
  /** The code threw. */
  | 'threw'

/** Why a screen could not be shown. The customer reads one sentence about it; the console gets every field. */
export interface LoadError {
  /** Undefined if no remote of the release has the screen. */
  readonly remote: RemoteName | undefined
  /** The remote's version; undefined if the release does not name the remote. */
  readonly version: string | undefined
  readonly screen: ScreenName
  readonly phase: LoadPhase
  readonly cause: LoadCause
  /** The failure's own message. */
  readonly detail: string
  /** The release that the page was opened with, as {@link releaseName} says it. */
  readonly release: string
}

/** An error that names its cause. */
export class LoadFailure extends Error {
  override readonly cause: LoadCause

  constructor(cause: LoadCause, detail = '') {
    super(detail)
    this.cause = cause
  }
}

/** A release as the console names it: with its arm if it is a rollout's candidate, and whether an override is in it. */
export const releaseName = ({ id, arm, override }: Release): string =>
  [id, arm === 'candidate' && arm, override && 'override'].filter(Boolean).join(' ')

/** Reports a failed screen to the console, for support and tests. It contains no personal data. */
export function reportLoadError({
  remote = 'mf-?',
  version = '?',
  screen,
  phase,
  cause,
  detail,
  release,
}: LoadError): void {
  console.warn(
    `[federation] ${remote}/${screen}: ${cause} in phase ${phase} (version ${version}, release ${release}). ${detail}`,
  )
}

/** The federation runtime's error codes, which its package `error-codes` lists. A wrong version has no code, only a message. */
const incompatible = /RUNTIME-00[56]|RUNTIME-012|does not satisfy the requirement/

/** The message of an rspack container that does not expose the screen. */
const noSuchScreen = /does not exist in container/

/** What React's change of a text throws once a translator has put `<font>` elements in its place. The site itself has none. */
const isOfTranslator = (failure: Error) => failure.name === 'NotFoundError' && document.querySelector('font') !== null

/**
 * Says in which phase a load failed, and why.
 * @param reached the last phase that the load had begun
 */
export function classifyFailure(
  reached: LoadPhase,
  failure: unknown,
): { readonly phase: LoadPhase; readonly cause: LoadCause } {
  if (failure instanceof LoadFailure) return { phase: reached, cause: failure.cause }
  if (!(failure instanceof Error)) return { phase: reached, cause: 'threw' }
  // A wrong version of a shared module may show only when the screen's module is loaded. It still counts as phase `share`.
  if (incompatible.test(failure.message)) return { phase: 'share', cause: 'incompatible' }
  if (noSuchScreen.test(failure.message)) return { phase: reached, cause: 'no-such-screen' }
  if (isOfTranslator(failure)) return { phase: reached, cause: 'translated' }
  return { phase: reached, cause: failure.name === 'ChunkLoadError' ? 'not-delivered' : 'threw' }
}
