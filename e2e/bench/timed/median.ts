/** The middle value; the mean of the two middle values of an even number. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other)
  const half = Math.floor(sorted.length / 2)
  const [low, high] = [sorted[sorted.length % 2 === 0 ? half - 1 : half], sorted[half]]
  return low === undefined || high === undefined ? Number.NaN : (low + high) / 2
}

/** The median of samples, and the worst of them: the highest, or the lowest if more is better. */
export function medianAndWorst(
  samples: readonly number[],
  worst: 'highest' | 'lowest' = 'highest',
): { readonly value: number; readonly worst: number } {
  return { value: median(samples), worst: worst === 'highest' ? Math.max(...samples) : Math.min(...samples) }
}
