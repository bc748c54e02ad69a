import { aReward } from 'shared/testing/entities'
import { expect, test } from 'vitest'
import { everything, filterIn, matchingRewards, queryWith, type RewardFilter } from './reward-filter.ts'

const rewards = [
  aReward({ name: 'Amostra grátis', debited_value: 0 }),
  aReward({ name: 'Café coado', debited_value: 100 }),
  aReward({ name: 'Pão de açúcar', debited_value: 200, available_companies: [] }),
  aReward({ name: 'Cafeteira', debited_value: 500 }),
]

test.each<[Partial<RewardFilter>, score: number | undefined, string[]]>([
  [{}, 300, ['Amostra grátis', 'Café coado', 'Pão de açúcar', 'Cafeteira']],
  [{ search: 'cafe' }, 300, ['Café coado', 'Cafeteira']],
  [{ search: 'ACUCAR pao' }, 300, ['Pão de açúcar']],
  [{ search: 'bolo' }, 300, []],
  [{ withinReach: true }, 100, ['Amostra grátis', 'Café coado']],
  [{ withinReach: true }, 499, ['Amostra grátis', 'Café coado']],
  [{ withinReach: true }, 500, ['Amostra grátis', 'Café coado', 'Cafeteira']],
  [{ withinReach: true }, undefined, ['Amostra grátis', 'Café coado', 'Pão de açúcar', 'Cafeteira']],
  [{ search: 'cafe', withinReach: true }, 100, ['Café coado']],
])('%j with %s points', (filter, score, expected) => {
  expect(matchingRewards(rewards, { ...everything, ...filter }, score).map(({ name }) => name)).toEqual(expected)
})

test.each<[string, RewardFilter]>([
  ['', everything],
  ['?busca=caf%C3%A9+com+leite', { search: 'café com leite', withinReach: false }],
  ['?ao-alcance=1', { search: '', withinReach: true }],
  ['?busca=a%26b&ao-alcance=1', { search: 'a&b', withinReach: true }],
])('%j in an address is the filter, and the filter that address', (query, filter) => {
  expect(filterIn(query)).toEqual(filter)
  expect(queryWith(filter, '')).toBe(query)
})

test('an address keeps what is not the filter’s', () => {
  expect(queryWith({ search: 'pão ', withinReach: false }, '?scenario=lista&ao-alcance=1')).toBe(
    '?scenario=lista&busca=p%C3%A3o',
  )
  expect(queryWith({ search: 'x', withinReach: true }, '?ao-alcance=1')).toBe('?busca=x&ao-alcance=1')
  expect(queryWith(everything, '?busca=x')).toBe('')
})
