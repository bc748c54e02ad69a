import { expect, test } from 'vitest'
import { costTable, measureCost } from './costs.ts'

test('the table has each stage, their sum, and the slowest tests first', () => {
  const costs = [
    { title: 'unit tests', seconds: 60, processorSeconds: 90 },
    { title: 'tests, side by side', seconds: 100.04, processorSeconds: 180, parts: [{ title: 'browser tests', seconds: 99 }] },
  ]
  const results = Array.from({ length: 30 }, (_, index) => ({ file: 'a.test.ts', title: `takes ${index} s`, passed: true, seconds: index }))
  const lines = costTable(costs, results).split('\n')
  expect(lines.slice(1, 5)).toEqual(['   60.0    90.0  unit tests', '  100.0   180.0  tests, side by side', '   99.0          · browser tests', '  160.0   270.0  all'])
  expect(lines.slice(5)).toHaveLength(22)
  expect([lines.at(7), lines.at(-1)]).toEqual(["   29.0  a.test.ts, 'takes 29 s'", "   10.0  a.test.ts, 'takes 10 s'"])
})

test('a stage that computes takes processor time', () => {
  const cost = measureCost('computing')
  const end = performance.now() + 200
  while (performance.now() < end);
  const { title, seconds, processorSeconds } = cost()
  expect(title).toBe('computing')
  expect(seconds).toBeGreaterThan(0.19)
  expect(processorSeconds).toBeGreaterThan(0.1)
})
