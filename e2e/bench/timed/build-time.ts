import { buildParts } from '../../site/build-site.ts'
import type { Measured } from '../judge.ts'
import { median } from './median.ts'

const rounds = 3

/** Production builds of all six, two at a time, as `pnpm build` makes them; without publishing. */
export async function buildTime(): Promise<Measured> {
  const seconds: number[] = []
  for (let round = 0; round < rounds; round++) {
    const startedAt = performance.now()
    await buildParts()
    seconds.push((performance.now() - startedAt) / 1000)
  }
  return { value: median(seconds), detail: `median of ${rounds}: ${seconds.map((value) => value.toFixed(1)).join(', ')} s` }
}
