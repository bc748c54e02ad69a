import type { Reward } from 'shared/contract'
import { isWithinReach } from 'shared/rewards'
import { findByName } from 'shared/rewards/find-by-name'

/** From so many rewards on there is a search; fewer are seen sooner than searched. */
const searchedFrom = 12

export const isSearched = (rewards: readonly Reward[]): boolean => rewards.length >= searchedFrom

export interface RewardFilter {
  /** Words of a reward's name; none for all. */
  readonly search: string
  /** Only what the points are enough for. */
  readonly withinReach: boolean
}

export const everything: RewardFilter = { search: '', withinReach: false }

const names = { search: 'busca', withinReach: 'ao-alcance' }

/** The filter in an address's query: `?busca=café&ao-alcance=1`. */
export function filterIn(query: string): RewardFilter {
  const fields = new URLSearchParams(query)
  return { search: fields.get(names.search) ?? '', withinReach: fields.get(names.withinReach) === '1' }
}

/** A query with this filter, and with whatever else the former one had; empty, or with its question mark. */
export function queryWith({ search, withinReach }: RewardFilter, former: string): string {
  const fields = new URLSearchParams(former)
  for (const name of Object.values(names)) fields.delete(name)
  if (search.trim()) fields.set(names.search, search.trim())
  if (withinReach) fields.set(names.withinReach, '1')
  // Its `size` is newer than the promised browsers.
  return `?${fields.toString()}`.replace(/^\?$/, '')
}

/** Rewards whose name has each word of the search, in their order. As long as the score is not known, nothing is beyond reach. */
export function matchingRewards(
  rewards: readonly Reward[],
  { search, withinReach }: RewardFilter,
  score: number | undefined,
): readonly Reward[] {
  const found = findByName(rewards, search)
  return withinReach && score !== undefined ? found.filter((reward) => isWithinReach(reward, score)) : found
}
