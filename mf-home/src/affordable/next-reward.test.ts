import { aReward } from 'shared/testing/entities'
import { expect, test } from 'vitest'
import { messages } from '../messages.ts'
import { nextReward } from './next-reward.ts'

const reward = (debited_value: number, available_companies = aReward().available_companies) =>
  aReward({ debited_value, available_companies })
const ahead = (cost: number, missing: number) => ({ kind: 'ahead', reward: reward(cost), missing })

test.each([
  ['the cheapest that costs more', [reward(45), reward(2000), reward(3000)], 1250, ahead(2000, 750)],
  ['one point away', [reward(1251)], 1250, ahead(1251, 1)],
  ['nothing earned yet', [reward(0), reward(45)], 0, ahead(45, 45)],
  ['fewer points than none', [reward(0)], -5, ahead(0, 5)],
  ['one that no company has is passed over', [reward(1300, []), reward(1400)], 1250, ahead(1400, 150)],
  ['a cost equal to the points is affordable', [reward(1250)], 1250, { kind: 'all-affordable' }],
  ['no rewards', [], 1250, { kind: 'none' }],
  ['none that a company has', [reward(10, [])], 1250, { kind: 'none' }],
] as const)('%s', (_, rewards, total, expected) => {
  expect(nextReward(rewards, total)).toEqual(expected)
})

test.each([
  [1, 'Falta 1 ponto'],
  [1.5, 'Faltam 1,5 pontos'],
  [750, 'Faltam 750 pontos'],
  [12_345, 'Faltam 12.345 pontos'],
])('%d points missing', (points, text) => expect(messages.nextReward.missing(points)).toBe(text))
