/**
 * A small seeded generator (mulberry32): the same seed gives the same numbers, so what a seed found it finds again.
 * @param seed an integer
 * @returns the next number, from 0 to below 1
 */
export function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = Math.trunc(state + 0x6d2b79f5)
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
