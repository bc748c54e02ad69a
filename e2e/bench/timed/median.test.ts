import { expect, test } from 'vitest'
import { median, medianAndWorst } from './median.ts'

test.each([
  [[3], 3],
  [[3, 1], 2],
  // One tab of three with a long task does not move the median: the worst sample shows it.
  [[0, 120, 0], 0],
  // Two of three do, wherever on the page the task was.
  [[62, 0, 57], 57],
  [[9, 10, 11, 100], 10.5],
])('the median of %j is %d', (samples, middle) => {
  expect(median(samples)).toBe(middle)
})

test('no samples have no median', () => {
  expect(median([])).toBeNaN()
})

test('the worst sample stands beside the median', () => {
  expect(medianAndWorst([0, 120, 0])).toEqual({ value: 0, worst: 120 })
  expect(medianAndWorst([98, 91, 99], 'lowest')).toEqual({ value: 98, worst: 91 })
})
