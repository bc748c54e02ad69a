import { aReward } from 'shared/testing/entities'
import { expect, test } from 'vitest'
import { sectionsOf } from './reward-sections.ts'

test.each<
  [string, costs: number[], score: number | undefined, sections: [name: string | undefined, costs: number[]][]]
>([
  [
    'what the points are enough for, and what is ahead',
    [0, 45, 1250, 1251],
    1250,
    [
      ['withinReach', [0, 45, 1250]],
      ['ahead', [1251]],
    ],
  ],
  [
    'what is free is within reach without points too',
    [0, 45],
    0,
    [
      ['withinReach', [0]],
      ['ahead', [45]],
    ],
  ],
  ['nothing ahead', [45, 80], 80, [['withinReach', [45, 80]]]],
  ['nothing within reach', [45, 80], 1, [['ahead', [45, 80]]]],
  ['without the points one list', [0, 45], undefined, [[undefined, [0, 45]]]],
  [
    'what no company has comes last, whatever it costs',
    [0, 7, 45],
    0,
    [
      ['withinReach', [0]],
      ['ahead', [45]],
      ['unavailable', [7]],
    ],
  ],
  [
    'without the points too',
    [7, 45],
    undefined,
    [
      [undefined, [45]],
      ['unavailable', [7]],
    ],
  ],
  ['none', [], 1250, []],
])('%s', (_, costs, score, sections) => {
  // No company has what costs 7.
  const priced = costs.map((debited_value) =>
    aReward({ debited_value, ...(debited_value === 7 && { available_companies: [] }) }),
  )
  const found = sectionsOf(priced, score)
  expect(found.map(({ name, rewards }) => [name, rewards.map(({ debited_value }) => debited_value)])).toEqual(sections)
})
