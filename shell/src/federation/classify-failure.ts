import { LoadFailure, type LoadCause, type LoadPhase } from './load-error.ts'

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
