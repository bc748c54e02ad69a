import type { Reward } from 'shared/contract'
import { cleanText } from 'shared/format'
import { affordabilityOf } from './affordability.ts'

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
  const words = plain(search).split(/\s+/)
  return rewards.filter(
    (reward) =>
      words.every((word) => plain(reward.name).includes(word)) &&
      (!withinReach || score === undefined || isWithinReach(reward, score)),
  )
}

/** It can be had, and the points are enough; what is free is. */
const isWithinReach = ({ debited_value: cost, available_companies: companies }: Reward, score: number) =>
  companies.length > 0 && affordabilityOf(cost, score).kind !== 'missing'

const plain = (text: string) => cleanText(text).normalize('NFD').replaceAll(/\p{M}/gu, '').toLocaleLowerCase('pt-BR')
