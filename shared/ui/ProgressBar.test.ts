import { expect, test } from 'vitest'
import { filledWidth } from './ProgressBar.tsx'

test('almost all of a bar does not look like all of it', () => {
  expect([-1, 0, 0.5, 0.999, 1, 2].map(filledWidth)).toEqual(['0%', '0%', '50%', '97%', '100%', '100%'])
})
