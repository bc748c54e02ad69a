import type { Reward } from '../contract/index.ts'

/** Rewards by cost in points, ascending; equal ones keep their order (spec §7). */
export const cheapestFirst = <Item extends Pick<Reward, 'debited_value'>>(rewards: readonly Item[]): Item[] =>
  rewards.toSorted((one, other) => one.debited_value - other.debited_value)
