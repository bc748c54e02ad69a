import type { Reward } from 'shared/contract'
import { isWithinReach } from 'shared/rewards'
import { findByName } from 'shared/rewards/find-by-name'

/** From so many rewards on there is a search; fewer are seen sooner than searched. */
const searchedFrom = 12

/** From so many on there are kinds and another order. */
const sortedFrom = 8

/** More kinds than these, or longer names, are no help. */
const maxKinds = 6
const maxKindLength = 24

/** What the customer can choose: with few rewards, nothing. */
export interface RewardChoices {
  readonly search: boolean
  /** As the rewards name them; none if they are all of one kind. */
  readonly kinds: readonly string[]
  /** Whether values differ. */
  readonly order: boolean
}

export function choicesFor(rewards: readonly Reward[]): RewardChoices {
  const named = new Set(rewards.map(({ reward_type_name: kind = '' }) => kind.trim()))
  const kinds = [...named].filter((kind) => kind && kind.length <= maxKindLength)
  const isLong = rewards.length >= sortedFrom
  return {
    search: rewards.length >= searchedFrom,
    kinds: isLong && kinds.length > 1 && kinds.length <= maxKinds ? kinds : [],
    order: isLong && new Set(rewards.map(valueOf)).size > 1,
  }
}

export interface RewardFilter {
  /** Words of a reward's name; none for all. */
  readonly search: string
  /** Only what the points are enough for. */
  readonly withinReach: boolean
  /** Empty for all. */
  readonly kind: string
  /** The most valuable first, instead of the cheapest. */
  readonly byValue: boolean
}

export const everything: RewardFilter = { search: '', withinReach: false, kind: '', byValue: false }

/** What is left of a filter, which an address may have from another day. */
export const allowedFilter = (filter: RewardFilter, { search, kinds, order }: RewardChoices): RewardFilter => ({
  search: search ? filter.search : '',
  withinReach: search && filter.withinReach,
  kind: kinds.includes(filter.kind) ? filter.kind : '',
  byValue: order && filter.byValue,
})

const names = { search: 'busca', withinReach: 'ao-alcance', kind: 'tipo', order: 'ordem' }

/** The filter in an address's query: `?busca=café&ao-alcance=1&tipo=Produto&ordem=valor`. */
export function filterIn(query: string): RewardFilter {
  const fields = new URLSearchParams(query)
  return {
    search: fields.get(names.search) ?? '',
    withinReach: fields.get(names.withinReach) === '1',
    kind: fields.get(names.kind) ?? '',
    byValue: fields.get(names.order) === 'valor',
  }
}

/** A query with this filter, and with whatever else the former one had; empty, or with its question mark. */
export function queryWith({ search, withinReach, kind, byValue }: RewardFilter, former: string): string {
  const fields = new URLSearchParams(former)
  for (const name of Object.values(names)) fields.delete(name)
  if (search.trim()) fields.set(names.search, search.trim())
  if (withinReach) fields.set(names.withinReach, '1')
  if (kind) fields.set(names.kind, kind)
  if (byValue) fields.set(names.order, 'valor')
  // Its `size` is newer than the promised browsers.
  return `?${fields.toString()}`.replace(/^\?$/, '')
}

/** Rewards that the filter lets through, in its order. As long as the score is not known, nothing is beyond reach. */
export function matchingRewards(
  rewards: readonly Reward[],
  { search, withinReach, kind, byValue }: RewardFilter,
  score: number | undefined,
): readonly Reward[] {
  const found = findByName(rewards, search).filter(
    (reward) =>
      (!kind || reward.reward_type_name?.trim() === kind) &&
      (!withinReach || score === undefined || isWithinReach(reward, score)),
  )
  return byValue ? found.sort((one, other) => valueOf(other) - valueOf(one)) : found
}

const valueOf = ({ value }: Reward): number => value ?? 0
