import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { sourcesOf } from './sources.ts'

let directory = ''
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'sources-'))
  writeFileSync(join(directory, 'a.ts'), 'const a = 1\n')
})
afterEach(() => rmSync(directory, { recursive: true }))

const fault = (file: string) => ({ line: '1.1', file, from: '= 1', to: '= 2' })
const text = () => readFileSync(join(directory, 'a.ts'), 'utf8')

test('a fault is in the sources during the action, and gone afterwards', async () => {
  const sources = sourcesOf(directory)
  expect(await sources.during([fault('a.ts')], async () => text())).toBe('const a = 2\n')
  expect(text()).toBe('const a = 1\n')
})

test('it is gone also if the action fails', async () => {
  const work = sourcesOf(directory).during([fault('a.ts')], async () => {
    throw new Error('stopped')
  })
  await expect(work).rejects.toThrow('stopped')
  expect(text()).toBe('const a = 1\n')
})

test('a fault of a missing file is refused', () => {
  expect(() => sourcesOf(directory).check(fault('b.ts'))).toThrow('there is no b.ts')
})
