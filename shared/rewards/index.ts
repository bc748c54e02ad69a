import type { Reward } from 'shared/contract'
import { formatPoints, hundredths, plural, pointsInWords } from 'shared/points'

/** What a customer's points buy of one reward. */
export type Affordability =
  /** Nothing to say: the reward is free, or the points are not known. */
  | { readonly kind: 'unknown' }
  | { readonly kind: 'affordable'; readonly times: number }
  | { readonly kind: 'missing'; readonly points: number }

/** How many points are missing for a reward (spec §9): 0 if there are enough, or if it is free. */
export function missingPoints(cost: number, score: number): number {
  const needed = hundredths(cost)
  return needed > 0 ? Math.max(0, needed - hundredths(score)) / 100 : 0
}

/** What the points buy of a reward (readings, "Data and display"). @param score undefined if it is not known */
export function affordabilityOf(cost: number, score: number | undefined): Affordability {
  if (score === undefined || hundredths(cost) <= 0) return { kind: 'unknown' }
  const points = missingPoints(cost, score)
  if (points > 0) return { kind: 'missing', points }
  return { kind: 'affordable', times: Math.floor(hundredths(score) / hundredths(cost)) }
}

/** Whether some company has the reward, and the points are enough for it. */
export const isWithinReach = ({ debited_value, available_companies }: Reward, score: number): boolean =>
  available_companies.length > 0 && missingPoints(debited_value, score) === 0

export const costInWords = (cost: number): string => (hundredths(cost) > 0 ? pointsInWords(cost) : 'Grátis')

export const missingInWords = (points: number): string =>
  `${plural(points, 'Falta', 'Faltam')} ${pointsInWords(points)}`

/** How far the points have come: `900 de 1.250`. */
export const shareInWords = (points: number, cost: number): string =>
  `${formatPoints(Math.max(0, points))} de ${formatPoints(cost)}`
