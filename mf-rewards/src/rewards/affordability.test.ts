import { describe, expect, test } from 'vitest'
import { messages } from '../messages.ts'
import { affordabilityOf, type Affordability } from './affordability.ts'

test.each<[cost: number, score: number | undefined, Affordability]>([
  [100, 1250, { kind: 'affordable', times: 12 }],
  [1000, 1250, { kind: 'affordable', times: 1 }],
  [1250, 1250, { kind: 'affordable', times: 1 }],
  [1251, 1250, { kind: 'missing', points: 1 }],
  [2000, 1250, { kind: 'missing', points: 750 }],
  [10, 0, { kind: 'missing', points: 10 }],
  [10, -5, { kind: 'missing', points: 15 }],
  [0, 1250, { kind: 'unknown' }],
  [0, 0, { kind: 'unknown' }],
  [100, undefined, { kind: 'unknown' }],
])('a cost of %d with %s points', (cost, score, expected) => {
  expect(affordabilityOf(cost, score)).toEqual(expected)
})

describe('in words', () => {
  test.each([
    [1, 'Você pode resgatar 1 vez'],
    [12, 'Você pode resgatar 12 vezes'],
    [1200, 'Você pode resgatar 1.200 vezes'],
  ])('%d redemptions', (times, text) => expect(messages.redemptions(times)).toBe(text))

  test.each([
    [1, 'Falta 1 ponto'],
    [1.5, 'Faltam 1,5 pontos'],
    [750, 'Faltam 750 pontos'],
    [12_345, 'Faltam 12.345 pontos'],
  ])('%d points missing', (points, text) => expect(messages.missing(points)).toBe(text))
})
