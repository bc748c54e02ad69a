import type { Reward } from 'shared/contract'
import { missingPoints } from 'shared/rewards'

/** In the order of the screen. Without a name where the points are not known: then all that can be had is one list. */
const names = [undefined, 'withinReach', 'ahead', 'farAhead', 'unavailable'] as const

export interface RewardSection {
  readonly name: (typeof names)[number]
  readonly rewards: readonly Reward[]
}

/** The sections that are not empty, in the rewards' order. @param score undefined where the points are not known */
export function sectionsOf(rewards: readonly Reward[], score: number | undefined): readonly RewardSection[] {
  const nameOf = ({ debited_value: cost, available_companies: companies }: Reward) => {
    // Whatever the points are.
    if (companies.length === 0) return 'unavailable'
    if (score === undefined) return undefined
    const missing = missingPoints(cost, score)
    if (missing <= 0) return 'withinReach'
    // At least half of it is there.
    return missing <= score ? 'ahead' : 'farAhead'
  }
  return names
    .map((name) => ({ name, rewards: rewards.filter((reward) => nameOf(reward) === name) }))
    .filter((section) => section.rewards.length > 0)
}
