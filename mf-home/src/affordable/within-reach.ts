import type { Reward } from 'shared/contract'

/** More would push the next section off the screen. A link leads to all of them. */
const atMost = 3

/** What the points pay for and some company has. The dearest comes first: the customer saved for it. @param rewards cheapest first */
export const withinReach = (rewards: readonly Reward[], total: number): readonly Reward[] =>
  rewards
    .filter(({ debited_value, available_companies }) => debited_value <= total && available_companies.length > 0)
    .slice(-atMost)
    .reverse()
