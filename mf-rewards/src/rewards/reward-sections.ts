import type { Reward } from 'shared/contract'
import { missingPoints } from 'shared/rewards'

export interface RewardSection {
  /** Without a name where the points are not known: then all rewards are one list. */
  readonly name: 'withinReach' | 'ahead' | undefined
  readonly rewards: readonly Reward[]
}

/** The sections that are not empty, in the rewards' order. @param score undefined where the points are not known */
export function sectionsOf(rewards: readonly Reward[], score: number | undefined): readonly RewardSection[] {
  if (score === undefined) return [{ name: undefined, rewards }]
  const isAhead = ({ debited_value: cost }: Reward) => missingPoints(cost, score) > 0
  const sections: readonly RewardSection[] = [
    { name: 'withinReach', rewards: rewards.filter((reward) => !isAhead(reward)) },
    { name: 'ahead', rewards: rewards.filter(isAhead) },
  ]
  return sections.filter((section) => section.rewards.length > 0)
}
