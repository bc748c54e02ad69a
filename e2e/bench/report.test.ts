import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { workspace } from '../site/parts.ts'
import { figureNames, gates, type FigureName } from './gates.ts'
import { type Figures, judge, median, problemsOf, readReport, tableOf, tables, withTable } from './report.ts'

test.each([
  ['≤ 5', 5, 5.1],
  ['< 5', 4.9, 5],
  ['≥ 5', 5, 4.9],
  ['= 5', 5, 4],
] as const)('a gate of %s holds %d and fails %d', (limit, good, bad) => {
  const gate = { ...gates.fonts, gate: limit, aim: undefined }
  expect(judge(gate, { value: good })).toBe('aim reached')
  expect(judge({ ...gate, aim: '= 0' }, { value: good })).toBe('gate held')
  expect(judge(gate, { value: bad })).toBe('gate failed')
  expect(judge(gate, { value: Number.NaN })).toBe('gate failed')
  expect(judge(gate, undefined)).toBe('not measured')
})

test('what fails is named, and what should have been measured and was not', () => {
  const atItsLimit = (name: FigureName) => [name, { value: Number(gates[name].gate.split(' ')[1]) }]
  const held: Figures = Object.fromEntries(figureNames.map(atItsLimit))
  expect(problemsOf(held, 'all')).toEqual([])
  const figures = { ...held, fonts: { value: 85 }, chain: undefined, editTime: undefined }
  const failed = `1 gates fail: ${gates.fonts.title}`
  expect(problemsOf(figures, 'server')).toEqual([failed])
  // The quick run measures no times.
  expect(problemsOf(figures, 'quick')).toEqual([failed, `1 gates are not measured: ${gates.chain.title}`])
  expect(problemsOf(figures, 'all')[1]).toBe(`2 gates are not measured: ${gates.chain.title}; ${gates.editTime.title}`)
})

test.each(Object.entries(tables))('%s has the figures of bench.json, and nothing else changes', (document, names) => {
  const text = readFileSync(join(workspace, document), 'utf8')
  const report = readReport()
  expect(withTable(text, report, names)).toBe(text)
  const [line] = tableOf({ ...report.figures, homeScript: { value: 300, worst: 400.12345 } }, ['homeScript'])
  expect(line).toMatchObject({ value: 300, worst: 400.123, gate: gates.homeScript.gate, verdict: 'gate failed' })
  expect(withTable(text, { ...report, figures: {} }, names)).toContain('| – |')
  expect(() => withTable('nothing', report, names)).toThrow('lacks')
})

test('whose the JavaScript is, and one visit’s requests, stand in the document with all figures', () => {
  const text = readFileSync(join(workspace, 'docs/performance.md'), 'utf8')
  const origins = [{ kB: 'axios', home: '11.0' }]
  const report = {
    ...readReport(),
    origins,
    requests: [{ federated: '0 – 170 /padaria', monolith: '0 – 160 /padaria' }],
  }
  expect(withTable(text, report, figureNames)).toContain('\n| 0 – 170 /padaria | 0 – 160 /padaria |\n')
  expect(withTable(text, report, figureNames)).toContain('\n| axios | 11.0 |\n')
  expect(withTable(text, report, ['fonts'])).not.toContain('170 /padaria')
})

test('the median of an even number is between the two in the middle; no samples have none', () => {
  expect([median([0, 120, 0]), median([11, 9, 100, 10]), median([])]).toEqual([0, 10.5, Number.NaN])
})
