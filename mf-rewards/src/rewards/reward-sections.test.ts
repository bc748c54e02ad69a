import { aReward } from 'shared/testing/entities'
import { expect, test } from 'vitest'
import { sectionsOf } from './reward-sections.ts'

// No company has what costs 7.
test.each<[string, costs: number[], score: number | undefined, sections: Record<string, number[]>]>([
  ['what the points are enough for, and what is ahead', [0, 45, 50, 51], 50, { withinReach: [0, 45, 50], ahead: [51] }],
  ['what is at least half paid comes first', [50, 100, 101], 50, { withinReach: [50], ahead: [100], farAhead: [101] }],
  ['what no company has comes last', [0, 7, 45], 0, { withinReach: [0], farAhead: [45], unavailable: [7] }],
  ['nothing ahead', [45, 80], 80, { withinReach: [45, 80] }],
  ['nothing within reach', [45, 80], 1, { farAhead: [45, 80] }],
  ['without the points one list', [0, 7, 45], undefined, { all: [0, 45], unavailable: [7] }],
  ['none', [], 1250, {}],
])('%s', (_, costs, score, sections) => {
  const priced = costs.map((debited_value) =>
    aReward({ debited_value, ...(debited_value === 7 && { available_companies: [] }) }),
  )
  const found = sectionsOf(priced, score).map(({ name = 'all', rewards }) => [
    name,
    rewards.map(({ debited_value }) => debited_value),
  ])
  expect(found).toEqual(Object.entries(sections))
})
