import { expect, test } from 'vitest'
import { formatPoints, pointsWord } from './points.ts'

test.each([
  [0, '0', 'pontos'],
  [1, '1', 'ponto'],
  [1.5, '1,5', 'pontos'],
  [2, '2', 'pontos'],
  [-1, '-1', 'pontos'],
  [1234567, '1.234.567', 'pontos'],
])('%d reads "%s %s"', (points, number, word) => {
  expect(formatPoints(points)).toBe(number)
  expect(pointsWord(points)).toBe(word)
})
