import type { Measured } from '../judge.ts'
import { medianAndWorst } from './median.ts'

/** How long a build takes. */
export async function buildTime(build: () => Promise<void>, rounds: number): Promise<Measured> {
  const seconds: number[] = []
  for (let round = 0; round < rounds; round++) {
    const startedAt = performance.now()
    await build()
    seconds.push((performance.now() - startedAt) / 1000)
  }
  return {
    ...medianAndWorst(seconds),
    detail: `median of ${rounds}: ${seconds.map((value) => value.toFixed(1)).join(', ')} s`,
  }
}
