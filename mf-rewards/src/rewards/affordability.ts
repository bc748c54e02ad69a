/** What a customer's points mean for a reward. */
export type Affordability =
  /** Nothing to say: the reward is free, or the points are not known. */
  | { readonly kind: 'unknown' }
  | { readonly kind: 'affordable'; readonly times: number }
  | { readonly kind: 'missing'; readonly points: number }

/**
 * Compares a reward's cost with the customer's points, both in points (spec §9; readings,
 * "Data and display": a cost equal to the score is affordable).
 */
export function affordabilityOf(cost: number, score: number | undefined): Affordability {
  if (score === undefined || cost <= 0) return { kind: 'unknown' }
  if (cost > score) return { kind: 'missing', points: cost - score }
  return { kind: 'affordable', times: Math.floor(score / cost) }
}
