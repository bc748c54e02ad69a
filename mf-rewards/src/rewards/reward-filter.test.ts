import { aReward } from 'shared/testing/entities'
import { expect, test } from 'vitest'
import { allowedFilter, choicesFor, everything, filterIn, matchingRewards, queryWith } from './reward-filter.ts'
import type { RewardChoices, RewardFilter } from './reward-filter.ts'

const rewards = [
  aReward({ name: 'Amostra grátis', debited_value: 0, reward_type_name: 'Prova' }),
  aReward({ name: 'Café coado', debited_value: 100, value: 5, reward_type_name: ' Bebida ' }),
  aReward({ name: 'Pão de açúcar', debited_value: 200, available_companies: [] }),
  aReward({ name: 'Cafeteira', debited_value: 500, value: 90 }),
]

test.each<[Partial<RewardFilter>, score: number | undefined, string[]]>([
  [{}, 300, ['Amostra grátis', 'Café coado', 'Pão de açúcar', 'Cafeteira']],
  [{ search: 'cafe' }, 300, ['Café coado', 'Cafeteira']],
  [{ search: 'ACUCAR pao' }, 300, ['Pão de açúcar']],
  [{ search: 'cafe', withinReach: true }, 100, ['Café coado']],
  [{ withinReach: true }, 500, ['Amostra grátis', 'Café coado', 'Cafeteira']],
  [{ withinReach: true }, undefined, ['Amostra grátis', 'Café coado', 'Pão de açúcar', 'Cafeteira']],
  [{ kind: 'Bebida' }, 100, ['Café coado']],
  [{ byValue: true }, 100, ['Cafeteira', 'Café coado', 'Amostra grátis', 'Pão de açúcar']],
])('%j with %s points', (filter, score, expected) => {
  expect(matchingRewards(rewards, { ...everything, ...filter }, score).map(({ name }) => name)).toEqual(expected)
})

test.each<[string, count: number, differing: object, RewardChoices]>([
  ['few', 7, { value: 5, reward_type_name: 'A' }, { search: false, kinds: [], order: false }],
  ['eight', 8, { value: 5, reward_type_name: 'A' }, { search: false, kinds: ['B', 'A'], order: true }],
  ['eight of one kind and value', 8, {}, { search: false, kinds: [], order: false }],
  ['twelve', 12, {}, { search: true, kinds: [], order: false }],
])('what is offered with %s', (_, count, differing, choices) => {
  const all = Array.from({ length: count }, () => aReward({ reward_type_name: 'B' }))
  expect(choicesFor([...all.slice(1), aReward({ reward_type_name: 'B', ...differing })])).toEqual(choices)
})

test('too many kinds, or a long one, are no choice; of a filter only what is offered counts', () => {
  const kinds = Array.from({ length: 8 }, (_, index) => aReward({ reward_type_name: `${index}` }))
  expect(choicesFor(kinds).kinds).toEqual([])
  const long = Array.from({ length: 8 }, (_, index) => aReward({ reward_type_name: 'W'.repeat(25 - (index % 3)) }))
  expect(choicesFor(long).kinds.map(({ length }) => length)).toEqual([24, 23])
  const filter = { search: 'x', withinReach: true, kind: 'B', byValue: true }
  expect(allowedFilter(filter, choicesFor(kinds))).toEqual(everything)
  expect(allowedFilter(filter, { search: true, kinds: ['B'], order: true })).toEqual(filter)
})

test.each<[string, Partial<RewardFilter>]>([
  ['', {}],
  ['?tipo=P%C3%A3o&ordem=valor', { kind: 'Pão', byValue: true }],
  ['?busca=caf%C3%A9+com+leite', { search: 'café com leite' }],
  ['?ao-alcance=1', { withinReach: true }],
  ['?busca=a%26b&ao-alcance=1', { search: 'a&b', withinReach: true }],
])('%j in an address is the filter, and the filter that address', (query, filter) => {
  expect(filterIn(query)).toEqual({ ...everything, ...filter })
  expect(queryWith({ ...everything, ...filter }, '')).toBe(query)
})

test('an address keeps what is not the filter’s', () => {
  expect(queryWith({ ...everything, search: 'pão ' }, '?scenario=lista&ao-alcance=1&ordem=valor')).toBe(
    '?scenario=lista&busca=p%C3%A3o',
  )
  expect(queryWith(everything, '?busca=x')).toBe('')
})
