import { expect, test } from 'vitest'
import { whyNotQuiet } from './quiet-machine.ts'

test.each([
  [0, 0],
  [1.5, 0.25],
])('at load %d before it and with %d processors taken by others, a run is written', (loadAverage, others) => {
  expect(whyNotQuiet({ loadAverage, others })).toBeUndefined()
})

test.each([
  [1.51, 0, 'the load was 1.51 before the bench began, and may be 1.5'],
  [12, 1, 'the load was 12 before the bench began, and may be 1.5'],
  [Number.NaN, 0, 'the load was NaN before the bench began, and may be 1.5'],
  [0, 0.26, 'other programs took 0.26 processors in the busiest minute, and may take 0.25'],
  [0, Number.NaN, 'other programs took NaN processors in the busiest minute, and may take 0.25'],
])('at load %d before it and with %d processors taken by others, a run is refused', (loadAverage, others, reason) => {
  expect(whyNotQuiet({ loadAverage, others })).toBe(reason)
})
