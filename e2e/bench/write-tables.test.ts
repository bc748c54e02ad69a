import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { workspace } from '../site/build-site.ts'
import { reportOf } from './report.ts'
import { readReport, tables, withTable } from './write-tables.ts'

const circumstances = {
  commit: 'abc',
  measuredAt: '2026-01-01T00:00:00Z',
  machine: { cores: 2, loadAverage: 0 },
  browser: 'Chromium 1',
}
const report = reportOf(
  {
    chain: { value: 3 },
    copies: { value: 2, detail: 'react: 2' },
    homeScriptRatio: { value: 1.2, orElse: 20 },
    editTime: { value: 90, worst: 120.5 },
  },
  circumstances,
)
const begin = '<!-- bench: generated from bench.json by `pnpm bench` -->'

test('a document keeps everything but the table, which has the wanted figures', () => {
  const figures = ['chain', 'homeScriptRatio', 'copies'] as const
  const text = withTable(`before\n${begin}\noutdated\n<!-- /bench -->\nafter`, report, figures)
  expect(text).toContain(
    '| longest request chain until the points are on screen | requests | 3 |  | ≤ 4 | ≤ 3 | aim reached |',
  )
  expect(text).toContain(
    '| home, federated ÷ monolith: JavaScript | ratio | 1.2 |  | ≤ 1.15, or ≤ 35 kB more | ≤ 18 kB more | gate held |',
  )
  expect(text).toContain('| copies of each shared module | copies | 2 |  | = 1 |  | gate failed |')
  expect(text).toContain('commit `abc` on 2026-01-01 with Chromium 1, 2 cores')
  expect(text).not.toContain('an edit in a remote')
  expect(text).toMatch(/^before\n/)
  expect(text).toMatch(/<!-- \/bench -->\nafter$/)
  expect(text).not.toContain('outdated')
  expect(withTable(text, report, figures)).toBe(text)
})

test('a document without markers is refused', () => {
  expect(() => withTable('nothing', report, [])).toThrow('lacks')
})

test.each(Object.entries(tables))('the figures in %s are those of bench.json', (document, figures) => {
  const text = readFileSync(join(workspace, document), 'utf8')
  expect(withTable(text, readReport(), figures)).toBe(text)
})
