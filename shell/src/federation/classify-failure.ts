import { notReleased } from './entry-script.ts'
import type { LoadCause, LoadPhase } from './load-error.ts'

export interface Classified {
  readonly phase: LoadPhase
  readonly cause: LoadCause
}

/*
 * The federation runtime numbers its failures (its package `error-codes` lists them) and quotes what the loader
 * said, so a refusal of the loader's own comes first. Chunk failures come from rspack's runtime, by name.
 */
const byText: readonly (readonly [text: string, classified: Classified])[] = [
  [notReleased, { phase: 'entry', cause: 'not-released' }],
  ['RUNTIME-001', { phase: 'entry', cause: 'not-a-remote' }],
  ['RUNTIME-002', { phase: 'entry', cause: 'not-a-remote' }],
  ['RUNTIME-005', { phase: 'share', cause: 'incompatible' }],
  ['RUNTIME-006', { phase: 'share', cause: 'incompatible' }],
  ['RUNTIME-008', { phase: 'entry', cause: 'not-delivered' }],
  ['RUNTIME-012', { phase: 'share', cause: 'incompatible' }],
  ['RUNTIME-014', { phase: 'module', cause: 'no-such-screen' }],
  ['RUNTIME-015', { phase: 'share', cause: 'threw' }],
]

/** Tells which phase a rejected load came to, and why it ended there. */
export function classifyFailure(failure: unknown): Classified {
  if (!(failure instanceof Error)) return { phase: 'module', cause: 'threw' }
  const known = byText.find(([text]) => failure.message.includes(text))
  if (known) return known[1]
  if (failure.name === 'ChunkLoadError') return { phase: 'module', cause: 'not-delivered' }
  if (/does not satisfy the requirement/.test(failure.message)) return { phase: 'share', cause: 'incompatible' }
  return { phase: 'module', cause: 'threw' }
}
