import { expect, test } from 'vitest'
import { figureNames, gates } from './gates.ts'
import type { Measured } from './judge.ts'
import { failedRows, reportOf, unmeasuredRows, type Figures } from './report.ts'
import { plainTable } from './table.ts'

const circumstances = {
  commit: 'abc',
  measuredAt: '2026-01-01T00:00:00Z',
  machine: { cores: 2, loadAverage: 0 },
  browser: 'Chromium 1',
}

/** Each figure at its gate's limit. */
const held = Object.fromEntries(
  figureNames.map((figure): [string, Measured] => [figure, { value: gates[figure].gate.value }]),
) as Required<Figures>

test('if everything was measured and holds, nothing is reported', () => {
  const report = reportOf(held, circumstances)
  expect(failedRows(report)).toEqual([])
  expect(unmeasuredRows(report, 'all')).toEqual([])
})

test.each(figureNames)('%s is reported if it was not measured, and its gate does not count as held', (figure) => {
  const { [figure]: _, ...others } = held
  const report = reportOf(others, circumstances)
  const row = report.rows.find((one) => one.figure === figure)
  expect(row).toMatchObject({ verdict: 'not measured', value: null })
  expect(plainTable(report)).toMatch(/ {2}not measured$/m)
  expect(unmeasuredRows(report, 'all')).toEqual([row])
  // The quick run measures no times.
  expect(unmeasuredRows(report, 'deterministic')).toEqual(gates[figure].deterministic ? [row] : [])
})

test('the worst sample of a median is shown, and no gate judges it', () => {
  const report = reportOf({ ...held, buildTime: { value: 2, worst: 30.12345 } }, circumstances)
  const row = report.rows.find(({ figure }) => figure === 'buildTime')
  expect(row).toMatchObject({ value: 2, worst: 30.123, verdict: 'aim reached' })
  expect(plainTable(report)).toMatch(/ 2 +30\.123 +≤ 10 /)
})

test('a figure beyond its limit is reported as failed, not as unmeasured', () => {
  const report = reportOf({ ...held, buildTime: { value: 11 } }, circumstances)
  expect(failedRows(report).map(({ figure }) => figure)).toEqual(['buildTime'])
  expect(unmeasuredRows(report, 'all')).toEqual([])
})
