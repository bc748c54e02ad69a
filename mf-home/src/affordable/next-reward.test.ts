import { aReward } from 'shared/testing/entities'
import { expect, test } from 'vitest'
import { nextReward, withinReach } from './next-reward.ts'

const reward = (debited_value: number, available_companies = aReward().available_companies) =>
  aReward({ debited_value, available_companies })
const ahead = (cost: number, missing: number) => ({ kind: 'ahead', reward: reward(cost), missing })

test.each([
  ['the cheapest that costs more', [reward(45), reward(2000), reward(3000)], 1250, ahead(2000, 750)],
  ['one point away', [reward(1251)], 1250, ahead(1251, 1)],
  ['nothing earned yet', [reward(0), reward(45)], 0, ahead(45, 45)],
  ['fewer points than none', [reward(0), reward(45)], -5, ahead(45, 50)],
  ['what is free is affordable with fewer points than none', [reward(0)], -5, { kind: 'all-affordable' }],
  ['a cost that binary rounding puts above the points', [reward(0.8), reward(1)], 0.7999999999999999, ahead(1, 0.2)],
  ['one that no company has is passed over', [reward(1300, []), reward(1400)], 1250, ahead(1400, 150)],
  ['a cost equal to the points is affordable', [reward(1250)], 1250, { kind: 'all-affordable' }],
  ['no rewards', [], 1250, { kind: 'none' }],
  ['none that a company has', [reward(10, [])], 1250, { kind: 'none' }],
] as const)('%s', (_, rewards, total, expected) => {
  expect(nextReward(rewards, total)).toEqual(expected)
})

test.each([
  ['none', [], 1250, []],
  ['none that the points pay for', [reward(60)], 59, []],
  [
    'without known values the two dearest and the cheapest, the dearest first',
    [reward(0), reward(45), reward(80), reward(100), reward(2000)],
    1250,
    [100, 80, 0],
  ],
  [
    'the dearest, the one that is worth most for its points, the cheapest',
    [reward(10), aReward({ debited_value: 20, value: 30 }), reward(80), aReward({ debited_value: 100, value: 40 })],
    1250,
    [100, 20, 10],
  ],
  [
    'another picture each, where there are others',
    [
      aReward({ debited_value: 10, image_url: 'cake' }),
      aReward({ debited_value: 20, image_url: 'cup' }),
      aReward({ debited_value: 80, image_url: 'bread' }),
      aReward({ debited_value: 90, image_url: 'cake' }),
      aReward({ debited_value: 100, image_url: 'cake' }),
    ],
    1250,
    [100, 80, 20],
  ],
  ['one that costs as much as there is', [reward(1250), reward(1251)], 1250, [1250]],
  ['one that is free, without points', [reward(0), reward(1)], 0, [0]],
  ['what binary rounding puts above the points', [reward(0.8)], 0.7999999999999999, [0.8]],
  ['none that no company has', [reward(45), reward(80, [])], 1250, [45]],
])('%s', (_, rewards, total, costs) => {
  expect(withinReach(rewards, total).map(({ debited_value }) => debited_value)).toEqual(costs)
})
