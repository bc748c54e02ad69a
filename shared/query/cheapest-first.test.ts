import { expect, test } from 'vitest'
import { cheapestFirst } from './cheapest-first.ts'

test.each([
  [[], []],
  [[2000, 80, 1250, 0], [0, 80, 1250, 2000]],
  [[9, 100, 20], [9, 20, 100]],
])('%j is shown as %j [7.15]', (costs, shown) => {
  expect(cheapestFirst(costs.map((cost) => ({ debited_value: cost }))).map((reward) => reward.debited_value)).toEqual(shown)
})

test('equal costs keep their order, and the answer itself is not touched', () => {
  const answer = [
    { debited_value: 5, id: 'b' },
    { debited_value: 5, id: 'a' },
    { debited_value: 1, id: 'c' },
  ]
  expect(cheapestFirst(answer).map(({ id }) => id)).toEqual(['c', 'b', 'a'])
  expect(answer[0]?.id).toBe('b')
})
