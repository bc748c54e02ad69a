import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { workspace } from '../site/parts.ts'
import { figureNames, gates } from './gates.ts'
import { judge, plainTable, problemsOf, readReport, reportOf, tables, withTable, type Figures } from './report.ts'
import { median } from './samples.ts'

test.each([
  ['at most', 5, 5.1],
  ['less than', 4.9, 5],
  ['at least', 5, 4.9],
  ['exactly', 5, 4],
] as const)('a gate of %s 5 holds %d and fails %d', (bound, good, bad) => {
  const gate = { ...gates.fonts, gate: { bound, value: 5 }, aim: undefined }
  expect(judge(gate, { value: good })).toBe('aim reached')
  expect(judge({ ...gate, aim: { bound: 'exactly', value: 0 } }, { value: good })).toBe('gate held')
  expect(judge(gate, { value: bad })).toBe('gate failed')
  expect(judge(gate, { value: Number.NaN })).toBe('gate failed')
  expect(judge(gate, undefined)).toBe('not measured')
})

test('a ratio may be exceeded by a few kilobytes, and by no more; its aim is in kilobytes', () => {
  const verdict = (value: number, orElse: number) => judge(gates.homeScriptRatio, { value, orElse })
  expect([verdict(1.2, 18), verdict(1.1, 18.1)]).toEqual(['aim reached', 'gate held'])
  expect([verdict(1.2, 35), verdict(1.2, 35.1)]).toEqual(['gate held', 'gate failed'])
})

const machine = { cores: 2, loadAverage: 0 }
const circumstances = { commit: 'abc', measuredAt: '2026-01-01T00:00:00Z', machine, browser: 'Chromium 1' }
/** Each figure at its gate's limit. */
const held: Figures = Object.fromEntries(figureNames.map((name) => [name, { value: gates[name].gate.value }]))

test('what fails is named, and what should have been measured and was not', () => {
  expect(problemsOf(reportOf(held, circumstances), 'all')).toEqual([])
  const report = reportOf({ ...held, fonts: { value: 85 }, chain: undefined, editTime: undefined }, circumstances)
  const failed = `1 gates fail: ${gates.fonts.title}`
  expect(problemsOf(report, 'server')).toEqual([failed])
  // The quick run measures no times.
  expect(problemsOf(report, 'quick')).toEqual([failed, `1 gates are not measured: ${gates.chain.title}`])
  expect(problemsOf(report, 'all')[1]).toBe(`2 gates are not measured: ${gates.chain.title}; ${gates.editTime.title}`)
})

test('the table shows values, the worst sample, limits and details', () => {
  const buildTime = { value: 2, worst: 30.12345, detail: 'of three' }
  const table = plainTable(reportOf({ buildTime, homeScriptRatio: { value: 1.1, orElse: 20 } }, circumstances))
  expect(table).toMatch(/^production build .* s +2 +30\.123 +≤ 10 +≤ 4 +aim reached\n {4}of three$/m)
  expect(table).toMatch(/ ratio +1\.1 +≤ 1\.15, or ≤ 35 kB more +≤ 18 kB more +gate held$/m)
  expect(table).toMatch(/^an edit .* ms +– +≤ 1000 +≤ 300 +not measured$/m)
})

test.each(Object.entries(tables))('%s has the figures of bench.json, and nothing else changes', (document, figures) => {
  const text = readFileSync(join(workspace, document), 'utf8')
  expect(withTable(text, readReport(), figures)).toBe(text)
  expect(withTable(text, reportOf(held, circumstances), figures)).not.toBe(text)
  expect(() => withTable('nothing', readReport(), figures)).toThrow('lacks')
})

test('the median of an even number is between the two in the middle; no samples have none', () => {
  expect([median([0, 120, 0]), median([11, 9, 100, 10]), median([])]).toEqual([0, 10.5, Number.NaN])
})
