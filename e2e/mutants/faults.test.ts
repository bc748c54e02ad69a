import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { workspace } from '../site/build-site.ts'
import { filesClaiming } from './claiming-tests.ts'
import { faultTitle } from './fault.ts'
import { faults } from './faults.ts'
import { sourcesOf } from './sources.ts'
import { partNames } from '../site/parts.ts'

/* `pnpm mutants` tries the table; this checks, in each `npm test`, that it still fits the product. */

const read = (file: string) => readFileSync(join(workspace, file), 'utf8')

test('each fault changes one place of its file, and tests claim its line', () => {
  const table = read('docs/specification-coverage.md')
  const { check } = sourcesOf(workspace)
  for (const fault of faults) {
    expect(() => check(fault)).not.toThrow()
    const { unit, browser } = filesClaiming(fault.line, table)
    expect([fault.line, unit.length + browser.length]).not.toEqual([fault.line, 0])
  }
})

test('no fault is listed twice', () => {
  expect(new Set(faults.map(faultTitle)).size).toBe(faults.length)
})

test('the faults cover the sections from screens to limits, and all parts', () => {
  const sections = new Set(faults.map(({ line }) => line.split('.')[0]))
  expect(sections).toEqual(new Set(['2', '3', '4', '5', '6', '7', '8', '9']))
  const folders = new Set(faults.map(({ file }) => file.split('/')[0]))
  expect(folders).toEqual(new Set(['shared', ...partNames]))
})
