import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { contentOf } from './files.ts'

let directory = ''
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'content-'))
})
afterEach(() => rmSync(directory, { recursive: true }))

function write(file: string, text: string): void {
  mkdirSync(dirname(join(directory, file)), { recursive: true })
  writeFileSync(join(directory, file), text)
}

it('the content of a folder is the content of its files, without dates and without what tools made', () => {
  write('part/src/a.ts', 'one')
  const before = contentOf(directory, ['part'])
  utimesSync(join(directory, 'part/src/a.ts'), 1, 1)
  write('part/dist/a.js', 'made')
  write('part/README.md', 'words')
  expect(contentOf(directory, ['part', 'missing'])).toBe(before)
  write('part/src/a.ts', 'two')
  expect(contentOf(directory, ['part'])).not.toBe(before)
  write('part/src/a.ts', 'one')
  expect(contentOf(directory, ['part'])).toBe(before)
  write('part/src/b.ts', '')
  expect(contentOf(directory, ['part'])).not.toBe(before)
})

it('a folder that tools make has a content if it is named itself', () => {
  const before = contentOf(directory, ['part/dist'])
  write('part/dist/a.js', 'made')
  expect(contentOf(directory, ['part/dist'])).not.toBe(before)
})
