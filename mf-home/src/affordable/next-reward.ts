import type { Reward } from 'shared/contract'

/** What the rewards mean for a customer's points. */
type NextReward =
  /** The cheapest that costs more than there is; `missing` in points. */
  | { readonly kind: 'ahead'; readonly reward: Reward; readonly missing: number }
  | { readonly kind: 'all-affordable' }
  | { readonly kind: 'none' }

/** Finds the next reward among those that some company has; `rewards` come cheapest first, `total` is in points. */
export function nextReward(rewards: readonly Reward[], total: number): NextReward {
  const available = rewards.filter(({ available_companies }) => available_companies.length > 0)
  const reward = available.find(({ debited_value }) => debited_value > total)
  if (reward) return { kind: 'ahead', reward, missing: reward.debited_value - total }
  return { kind: available.length > 0 ? 'all-affordable' : 'none' }
}
