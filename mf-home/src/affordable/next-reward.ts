import type { Reward } from 'shared/contract'
import { isWithinReach, missingPoints } from 'shared/rewards'

/** What the rewards mean for a customer's points. */
type NextReward =
  /** The cheapest that costs more than there is; `missing` in points. */
  | { readonly kind: 'ahead'; readonly reward: Reward; readonly missing: number }
  | { readonly kind: 'all-affordable' }
  | { readonly kind: 'none' }

/** Finds the next reward among those that some company has; `rewards` come cheapest first, `total` is in points. */
export function nextReward(rewards: readonly Reward[], total: number): NextReward {
  const available = rewards.filter(({ available_companies }) => available_companies.length > 0)
  const reward = available.find(({ debited_value }) => missingPoints(debited_value, total) > 0)
  if (reward) return { kind: 'ahead', reward, missing: missingPoints(reward.debited_value, total) }
  return { kind: available.length > 0 ? 'all-affordable' : 'none' }
}

/**
 * What the points pay for and some company has, in variety: the dearest, which the customer saved for, the one that is worth most for its
 * points, and the cheapest; the dearest first. None with another's picture while there are others. @param rewards cheapest first
 */
export function withinReach(rewards: readonly Reward[], total: number): readonly Reward[] {
  const cheapestFirst = rewards.filter((reward) => isWithinReach(reward, total))
  const dearestFirst = [...cheapestFirst].reverse()
  const worthMostFirst = [...dearestFirst].sort((a, b) => worth(b) - worth(a))
  const chosen = new Set<Reward>()
  for (const candidates of [dearestFirst, worthMostFirst, cheapestFirst]) {
    const others = candidates.filter((reward) => !chosen.has(reward))
    const pictures = new Set([...chosen].map(({ image_url }) => image_url))
    const one = others.find(({ image_url }) => !pictures.has(image_url)) ?? others[0]
    if (one) chosen.add(one)
  }
  return dearestFirst.filter((reward) => chosen.has(reward))
}

/** In reais for a point; below any other if it is not known. */
const worth = ({ value, debited_value }: Reward) => (value ? value / debited_value : -1)
