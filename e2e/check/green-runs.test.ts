import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { openGreenRuns } from './green-runs.ts'

let directory = ''
let file = ''
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'green-'))
  file = join(directory, 'cache/green-runs.json')
})
afterEach(() => rmSync(directory, { recursive: true }))

it('a stage is green for the content of its last run, also in the next process', () => {
  openGreenRuns(file).keep('types', 'one')
  expect(openGreenRuns(file).isGreen('types', 'one')).toBe(true)
  expect(openGreenRuns(file).isGreen('types', 'two')).toBe(false)
  expect(openGreenRuns(file).isGreen('lint', 'one')).toBe(false)
})

it('a stage that ran again and failed is no longer green', () => {
  openGreenRuns(file).keep('types', 'one')
  openGreenRuns(file).forget('types')
  expect(openGreenRuns(file).isGreen('types', 'one')).toBe(false)
})

it.each(['', '[', '7', 'null', '{ "types": ["one"] }'])('a damaged record counts as empty: %s', (text) => {
  const damaged = join(directory, 'damaged.json')
  writeFileSync(damaged, text)
  expect(openGreenRuns(damaged).isGreen('types', 'one')).toBe(false)
})
