import { expect, test } from 'vitest'
import { affordabilityOf, missingInWords, type Affordability } from './index.ts'

test.each<[cost: number, score: number | undefined, Affordability]>([
  [100, 1250, { kind: 'affordable', times: 12 }],
  [1250, 1250, { kind: 'affordable', times: 1 }],
  [1251, 1250, { kind: 'missing', points: 1 }],
  [10, 0, { kind: 'missing', points: 10 }],
  [10, -5, { kind: 'missing', points: 15 }],
  [0, 1250, { kind: 'unknown' }],
  [0, -5, { kind: 'unknown' }],
  [100, undefined, { kind: 'unknown' }],
  // In binary these are 2.9999999999999996 times, and a little less than the cost.
  [0.1, 0.3, { kind: 'affordable', times: 3 }],
  [0.8, 0.7999999999999999, { kind: 'affordable', times: 1 }],
  [0.3, 0.1, { kind: 'missing', points: 0.2 }],
  [0.015, 0.03, { kind: 'affordable', times: 2 }],
  [2, 1.996, { kind: 'missing', points: 0.01 }],
  [2, 1.9999999, { kind: 'affordable', times: 1 }],
  [0.004, 0, { kind: 'unknown' }],
  [0.01, 999_999_999_999, { kind: 'affordable', times: 99_999_999_999_900 }],
])('a cost of %d with %s points', (cost, score, expected) => {
  expect(affordabilityOf(cost, score)).toEqual(expected)
})

test.each([
  [1, 'Falta 1 ponto'],
  [0.9999999999999999, 'Falta 1 ponto'],
  [1.5, 'Faltam 1,5 pontos'],
  [750, 'Faltam 750 pontos'],
  [12_345, 'Faltam 12.345 pontos'],
])('%d points missing', (points, text) => expect(missingInWords(points)).toBe(text))
