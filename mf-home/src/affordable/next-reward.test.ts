import { aReward } from 'shared/testing/entities'
import { expect, test } from 'vitest'
import { nextReward, withinReach } from './next-reward.ts'

const reward = (debited_value: number, available_companies = aReward().available_companies) =>
  aReward({ debited_value, available_companies })
const valued = (debited_value: number, value: number) => aReward({ debited_value, value })
const pictured = (debited_value: number, image_url: string) => aReward({ debited_value, image_url })
/** 100, as binary rounding leaves it. */
const almost100 = 99.99999999999999
const ahead = (cost: number, missing: number) => ({ kind: 'ahead', reward: reward(cost), missing })

test.each([
  ['the cheapest that costs more', [reward(45), reward(1251), reward(3000)], 1250, ahead(1251, 1)],
  ['fewer points than none', [reward(0), reward(45)], -5, ahead(45, 50)],
  ['one that no company has is passed over', [reward(1300, []), reward(1400)], 1250, ahead(1400, 150)],
  ['a cost equal to the points is affordable', [reward(1250)], 1250, { kind: 'all-affordable' }],
  ['no rewards', [], 1250, { kind: 'none' }],
  ['none that a company has', [reward(10, [])], 1250, { kind: 'none' }],
] as const)('%s', (_, rewards, total, expected) => {
  expect(nextReward(rewards, total)).toEqual(expected)
})

test.each([
  [
    'the two dearest and the cheapest, the dearest first',
    [0, 45, 80, 99, 100].map((cost) => reward(cost)),
    [100, 99, 0],
  ],
  [
    'the dearest, the one that is worth most for its points, the cheapest',
    [reward(10), valued(20, 30), reward(80), valued(100, 40)],
    [100, 20, 10],
  ],
  [
    'another picture each, where there are others',
    [pictured(10, 'cake'), pictured(20, 'cup'), pictured(80, 'bread'), pictured(90, 'cake'), pictured(100, 'cake')],
    [100, 80, 20],
  ],
  ['none that costs more, or that no company has', [reward(45), reward(80, []), reward(101)], [45]],
])('%s', (_, rewards, costs) => {
  expect(withinReach(rewards, almost100).map(({ debited_value }) => debited_value)).toEqual(costs)
})
