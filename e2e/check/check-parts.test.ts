import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { overweight } from './budgets.ts'
import { changedFiles } from './changed-files.ts'
import { missingLines } from './claimed-lines.ts'
import { contentOf } from './files.ts'
import { openGreenRuns } from './green-runs.ts'
import { readParts } from './parts.ts'
import { readSharedEntries } from './shared-entries.ts'

let directory = ''
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'check-'))
})
afterEach(() => rmSync(directory, { recursive: true }))

function write(file: string, text = ''): void {
  mkdirSync(dirname(join(directory, file)), { recursive: true })
  writeFileSync(join(directory, file), text)
}

describe('what changed', () => {
  const git = (...parameters: readonly string[]) => execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b', ...parameters], { cwd: directory, stdio: 'pipe' })

  it('differs from where the branch left main, committed or not', () => {
    git('init', '-q', '-b', 'main')
    for (const file of ['kept', 'committed', 'edited', 'removed']) write(file, 'before')
    git('add', '.')
    git('commit', '-qm', 'before')
    git('switch', '-qc', 'branch')
    write('committed', 'after')
    git('commit', '-qam', 'after')
    write('edited', 'after')
    write('new')
    rmSync(join(directory, 'removed'))
    git('switch', '-q', '-')
    git('switch', '-q', 'branch')
    expect(changedFiles(directory).toSorted()).toEqual(['committed', 'edited', 'new', 'removed'])
  })

  it('cannot be told without git, or without a main', () => {
    expect(() => changedFiles(directory)).toThrow('this folder is not in git, which would tell what changed; name the parts: pnpm check mf-home')
    git('init', '-q', '-b', 'trunk')
    write('file')
    git('add', '.')
    git('commit', '-qm', 'first')
    expect(() => changedFiles(directory)).toThrow('git knows no branch "main" to compare with; name the parts')
  })
})

describe('the entries that a part stands on', () => {
  it('are those that it imports, and those that these import', () => {
    write('mf-home/src/a.tsx', "import { call } from 'shared/api'\nconst screen = () => import('shared/toast')\n")
    write('mf-scores/src/a.ts', "import 'node:fs'\n")
    write('shared/api/index.ts', "import { sum } from '../format/index.ts'\n")
    write('shared/format/index.ts', "import type { A } from '../api/index.ts'\n")
    write('shared/toast/index.ts')
    write('shared/ui/index.ts')
    expect(readSharedEntries(directory, ['mf-home', 'mf-scores'])).toEqual(
      new Map([
        ['mf-home', new Set(['toast', 'api', 'format'])],
        ['mf-scores', new Set()],
      ]),
    )
  })
})

describe('content', () => {
  it('is what is written in files, not when, and not what tools made', () => {
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
    write('part/src/b.ts')
    expect(contentOf(directory, ['part'])).not.toBe(before)
  })

  it('that was green is remembered, the last five of a stage', () => {
    const file = join(directory, 'cache/green.json')
    for (const content of ['1', '2', '3', '4', '5', '6']) openGreenRuns(file).keep('types', content)
    const runs = openGreenRuns(file)
    expect(['1', '2', '6'].map((content) => runs.isGreen('types', content))).toEqual([false, true, true])
    expect(runs.isGreen('lint', '6')).toBe(false)
  })

  it.each(['', '[', '7', '{ "types": "1" }'])('that was green is forgotten where the record is damaged: %s', (text) => {
    write('green.json', text)
    expect(openGreenRuns(join(directory, 'green.json')).isGreen('types', '1')).toBe(false)
  })
})

describe('a budget', () => {
  it('is exceeded by more, and missed by what has none', () => {
    expect(overweight({ 'mf-home': 10, 'mf-scores': 10.1, 'mf-new': 1 }, { 'mf-home': 10, 'mf-scores': 10 })).toEqual([
      'mf-scores weighs 10.1 kB, its budget is 10 kB (e2e/check/budgets.json)',
      'mf-new has no budget in e2e/check/budgets.json; it weighs 1.0 kB',
    ])
  })
})

describe('lines of the specification', () => {
  const table = '| 4.7 | a | x (`mf-home/tests/a.spec.ts`)<br>y (`shell/b.test.ts`) |\n| 4.8 | b | z (`shell/b.test.ts`) |\n| 4.9 | c | y (`mf-home/a.test.ts`) |\n'
  const result = (title: string, passed = true) => ({ file: 'mf-home/tests/a.spec.ts', title, passed, seconds: 1 })

  it('are missed where no test of the part that passed names them', () => {
    expect(missingLines('mf-home', [result('x [4.7, 4.9]')], table)).toEqual([])
    expect(missingLines('mf-home', [result('x [4.7]'), result('y [4.9]', false)], table)).toEqual([expect.stringContaining('4.9')])
    expect(missingLines('e2e', [], table)).toEqual([])
  })
})

it('an unknown part is answered with those that there are', () => {
  expect(readParts(['mf-home', 'shared'])).toEqual(['mf-home', 'shared'])
  expect(() => readParts(['mf-hom'])).toThrow(/^there is no part "mf-hom" here; one of: shared, shell, mf-auth/)
})
