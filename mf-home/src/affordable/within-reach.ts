import type { Reward } from 'shared/contract'

/** More would push the next section off the screen. A link leads to all of them. */
const atMost = 3

/**
 * The rewards that the points pay for and that some company has, the dearest first: it is what the customer has been saving for, and
 * the newest within reach. The cheapest stand first in the list of all rewards. `rewards` come cheapest first, `total` is in points.
 */
export const withinReach = (rewards: readonly Reward[], total: number): readonly Reward[] =>
  rewards
    .filter(({ debited_value, available_companies }) => debited_value <= total && available_companies.length > 0)
    .slice(-atMost)
    .toReversed()
