import { createHash } from 'node:crypto'

/** The same seed gives the same numbers, from 0 to below 1. */
export function randomFrom(seed: number): () => number {
  let count = 0
  return () => {
    count += 1
    return createHash('sha256').update(`${seed} ${count}`).digest().readUInt32BE() / 2 ** 32
  }
}
