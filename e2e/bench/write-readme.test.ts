import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { workspace } from '../site/build-site.ts'
import { reportOf } from './report.ts'
import { withTable } from './write-readme.ts'

const circumstances = { commit: 'abc', measuredAt: '2026-01-01T00:00:00Z', machine: { cores: 2, loadAverage: 0, others: 0 } }
const report = reportOf({ chain: { value: 3 }, copies: { value: 2, detail: 'react: 2' }, editTime: { value: 90, worst: 120.5 } }, circumstances)

test('a README keeps everything but the table', () => {
  const begin = '<!-- bench: generated from bench.json by `pnpm bench` -->'
  const text = withTable(`before\n${begin}\noutdated\n<!-- /bench -->\nafter`, report)
  expect(text).toContain('| longest request chain until the points are on screen | requests | 3 |  | ≤ 4 | ≤ 3 | aim reached |')
  expect(text).toContain('| copies of each shared module | copies | 2 |  | = 1 |  | gate failed |')
  expect(text).toContain('| an edit in a remote, seen inside the running shell | ms | 90 | 120.5 | ≤ 1000 | ≤ 300 | aim reached |')
  expect(text).toMatch(/^before\n/)
  expect(text).toMatch(/<!-- \/bench -->\nafter$/)
  expect(text).not.toContain('outdated')
  expect(withTable(text, report)).toBe(text)
})

test('a README without markers is refused', () => {
  expect(() => withTable('nothing', report)).toThrow('lacks')
})

test('the README’s table is that of bench.json', () => {
  const readme = readFileSync(join(workspace, 'README.md'), 'utf8')
  const written = JSON.parse(readFileSync(join(workspace, 'bench.json'), 'utf8')) as typeof report
  expect(withTable(readme, written)).toBe(readme)
})
