import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { changedFiles } from './changed-files.ts'

let directory = ''
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'changed-'))
})
afterEach(() => rmSync(directory, { recursive: true }))

const write = (file: string, text: string) => writeFileSync(join(directory, file), text)
const git = (...parameters: readonly string[]) => execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b', ...parameters], { cwd: directory, stdio: 'pipe' })

it('a file has changed that differs from where the branch left main, committed or not', () => {
  git('init', '-q', '-b', 'main')
  for (const file of ['kept', 'committed', 'edited', 'removed']) write(file, 'before')
  git('add', '.')
  git('commit', '-qm', 'before')
  git('switch', '-qc', 'branch')
  write('committed', 'after')
  git('commit', '-qam', 'after')
  // A later commit on main is no change of this branch.
  git('switch', '-q', 'main')
  write('kept', 'by others')
  git('commit', '-qam', 'by others')
  git('switch', '-q', 'branch')
  write('edited', 'after')
  write('new', 'after')
  rmSync(join(directory, 'removed'))
  expect(changedFiles(directory).toSorted()).toEqual(['committed', 'edited', 'new', 'removed'])
})

it('without git, or without a main, one line says what to do', () => {
  expect(() => changedFiles(directory)).toThrow('this folder is not in git, which would tell what changed; name the parts: pnpm check mf-home')
  git('init', '-q', '-b', 'trunk')
  write('file', 'first')
  git('add', '.')
  git('commit', '-qm', 'first')
  expect(() => changedFiles(directory)).toThrow('git knows no branch "main" to compare with; name the parts')
})
