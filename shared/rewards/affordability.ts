import type { Reward } from 'shared/contract'
import { formatPoints, hundredths, plural, pointsInWords } from 'shared/points'

/** What a customer's points buy of one reward. */
export type Affordability =
  /** Nothing to say: the reward is free, or the points are not known. */
  | { readonly kind: 'unknown' }
  | { readonly kind: 'affordable'; readonly times: number }
  | { readonly kind: 'missing'; readonly points: number }

/** In points (spec §9). A cost equal to the score is affordable (readings, "Data and display"). @param score undefined if it is not known */
export function affordabilityOf(cost: number, score: number | undefined): Affordability {
  const needed = hundredths(cost)
  if (score === undefined || needed <= 0) return { kind: 'unknown' }
  const owned = hundredths(score)
  if (needed > owned) return { kind: 'missing', points: (needed - owned) / 100 }
  return { kind: 'affordable', times: Math.floor(owned / needed) }
}

/** Whether some company has the reward and the points are enough for it; what is free always is. */
export const isWithinReach = ({ debited_value, available_companies }: Reward, score: number): boolean =>
  available_companies.length > 0 && affordabilityOf(debited_value, score).kind !== 'missing'

export const costInWords = (cost: number): string => (hundredths(cost) > 0 ? pointsInWords(cost) : 'Grátis')

export const missingInWords = (points: number): string =>
  `${plural(points, 'Falta', 'Faltam')} ${pointsInWords(points)}`

/** How far the points have come: `900 de 1.250`. */
export const shareInWords = (points: number, cost: number): string =>
  `${formatPoints(Math.max(0, points))} de ${formatPoints(cost)}`
