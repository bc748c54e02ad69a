import { LoadFailure, type LoadCause, type LoadPhase } from './load-error.ts'

/** The federation runtime numbers its failures; its package `error-codes` lists them. A wrong version it only describes. */
const incompatible = /RUNTIME-00[56]|RUNTIME-012|does not satisfy the requirement/

/** What a container of rspack's says of a screen that it does not expose. */
const noSuchScreen = /does not exist in container/

/**
 * Tells why a load failed.
 * @param reached the phase that the load had come to
 */
export function classifyFailure(reached: LoadPhase, failure: unknown): { readonly phase: LoadPhase; readonly cause: LoadCause } {
  if (failure instanceof LoadFailure) return { phase: reached, cause: failure.cause }
  if (!(failure instanceof Error)) return { phase: reached, cause: 'threw' }
  // A module finds out only while it is loaded that a shared module does not fit.
  if (incompatible.test(failure.message)) return { phase: 'share', cause: 'incompatible' }
  if (noSuchScreen.test(failure.message)) return { phase: reached, cause: 'no-such-screen' }
  return { phase: reached, cause: failure.name === 'ChunkLoadError' ? 'not-delivered' : 'threw' }
}
