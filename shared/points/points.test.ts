import { expect, test } from 'vitest'
import { formatPoints, pointsWord } from './points.ts'

test.each([
  [0, '0', 'pontos'],
  [1, '1', 'ponto'],
  [1.5, '1,5', 'pontos'],
  [0.1 * 3, '0,3', 'pontos'],
  [0.9999999999999999, '1', 'ponto'],
  [-0.001, '0', 'pontos'],
  [-1, '-1', 'pontos'],
  [1234567, '1.234.567', 'pontos'],
])('%d reads "%s %s" [2.33]', (points, number, word) => {
  expect(formatPoints(points)).toBe(number)
  expect(pointsWord(points)).toBe(word)
})

test('reads as Intl writes it, in all sizes', () => {
  const intl = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 2 })
  const sizes = [0, 9, 10, 99, 100, 999, 1000, 9999, 99_999, 100_000, 999_999, 1_000_000, 123_456_789, 999_999_999]
  const amounts = sizes.flatMap((size) =>
    [size, size / 4, size / 10, size / 100, -1 - size].map((amount) => Math.round(amount * 100) / 100),
  )
  for (const amount of amounts) expect(formatPoints(amount)).toBe(intl.format(amount))
})
