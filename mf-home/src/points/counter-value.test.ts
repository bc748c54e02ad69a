import { expect, test } from 'vitest'
import { counterValue } from './counter-value.ts'

test.each([
  [0, 1250, -5, 0],
  [0, 1250, 0, 0],
  [0, 1250, 1000, 938],
  [0, 1250, 4999, 1249],
  [0, 1250, 5000, 1250],
  [0, 1.5, 5000, 1.5],
  [1250, 250, 1000, 500],
])('from %d to %d after %d ms shows %d', (from, to, elapsedMs, shown) => {
  expect(counterValue({ from, to, elapsedMs })).toBe(shown)
})
