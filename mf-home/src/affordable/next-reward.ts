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

/** More would push the next section off the screen. A link leads to all of them. */
const atMost = 3

/** What the points pay for and some company has. The dearest comes first: the customer saved for it. @param rewards cheapest first */
export const withinReach = (rewards: readonly Reward[], total: number): readonly Reward[] =>
  rewards
    .filter((reward) => isWithinReach(reward, total))
    .slice(-atMost)
    .reverse()
