export type Affordability =
  /** Nothing to say: the reward is free, or the points are not known. */
  | { readonly kind: 'unknown' }
  | { readonly kind: 'affordable'; readonly times: number }
  | { readonly kind: 'missing'; readonly points: number }

/** In points (spec §9). A cost equal to the score is affordable (readings, "Data and display"). */
export function affordabilityOf(cost: number, score: number | undefined): Affordability {
  if (score === undefined || cost <= 0) return { kind: 'unknown' }
  if (cost > score) return { kind: 'missing', points: cost - score }
  return { kind: 'affordable', times: Math.floor(score / cost) }
}
