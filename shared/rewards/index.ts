import type { Reward } from 'shared/contract'
import { formatPoints, hundredths, plural, pointsInWords } from 'shared/points'

/** Points as they are compared and divided: 0.3 is three times 0.1. Safe integers up to 9,007,199,254 points; above, as near as a double is. */
const millionths = (points: number): number => Math.round(points * 1_000_000)

/** What a customer's points buy of one reward. */
export type Affordability =
  /** Nothing to say: the reward is free, or the points are not known. */
  | { readonly kind: 'unknown' }
  | { readonly kind: 'affordable'; readonly times: number }
  | { readonly kind: 'missing'; readonly points: number }

/** How many points are missing for a reward (spec §9), rounded up to what is shown: 0 if there are enough, or if it is free. */
export function missingPoints(cost: number, score: number): number {
  const missing = hundredths(cost) > 0 ? millionths(cost) - millionths(score) : 0
  return Math.max(0, Math.ceil(missing / 10_000)) / 100
}

/** What the points buy of a reward (readings, "Data and display"). @param score undefined if it is not known */
export function affordabilityOf(cost: number, score: number | undefined): Affordability {
  if (score === undefined || hundredths(cost) <= 0) return { kind: 'unknown' }
  const points = missingPoints(cost, score)
  if (points > 0) return { kind: 'missing', points }
  return { kind: 'affordable', times: Math.floor(millionths(score) / millionths(cost)) }
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
