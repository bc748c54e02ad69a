import { aReward } from 'shared/testing/entities'
import { expect, test } from 'vitest'
import { withinReach } from './within-reach.ts'

const reward = (debited_value: number, available_companies = aReward().available_companies) =>
  aReward({ debited_value, available_companies })

test.each([
  ['none', [], 1250, []],
  ['none that the points pay for', [reward(60)], 59, []],
  [
    'the dearest three, the dearest first',
    [reward(0), reward(45), reward(80), reward(100), reward(2000)],
    1250,
    [100, 80, 45],
  ],
  ['one that costs as much as there is', [reward(1250), reward(1251)], 1250, [1250]],
  ['one that is free, without points', [reward(0), reward(1)], 0, [0]],
  ['none that no company has', [reward(45), reward(80, [])], 1250, [45]],
])('%s', (_, rewards, total, costs) => {
  expect(withinReach(rewards, total).map(({ debited_value }) => debited_value)).toEqual(costs)
})
