import type { Measured } from './report.ts'

export async function samplesOf<Sample>(
  rounds: number,
  measure: (round: number) => Promise<Sample>,
): Promise<readonly Sample[]> {
  const samples: Sample[] = []
  for (let round = 1; round <= rounds; round++) samples.push(await measure(round))
  return samples
}

/** The middle value; the mean of the two middle values of an even number. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other)
  const half = sorted.length / 2
  const [low = Number.NaN, high = low] = [sorted[Math.ceil(half) - 1], sorted[Math.floor(half)]]
  return (low + high) / 2
}

/** The median of samples and the worst of them, which is the highest; in detail all samples. */
export const medianOf = (samples: readonly number[], format: (sample: number) => string): Measured => ({
  value: median(samples),
  worst: Math.max(...samples),
  detail: `median of ${samples.length}: ${samples.map(format).join(', ')}`,
})
