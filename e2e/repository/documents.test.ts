import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { filesOfCheckout } from './checkout.ts'
import { deadPaths } from './dead-paths.ts'

const workspace = resolve(import.meta.dirname, '../..')
const files = filesOfCheckout()
const documents = files.filter((file) => file.endsWith('.md'))

/** Files that documents name and the repository does not have: a program writes them. */
const written = new Map([
  ['shell/.site', 'a publication'],
  ['log/000001.json', 'a publication'],
  ['log/000002.json', 'a publication'],
  ['versions/{part}/{id}.json', 'a publication'],
  ['shell-build.json', 'the build of the shell'],
  ['licenses.txt', 'each build'],
  ['dist/licenses.txt', 'each build'],
  ['meus-dados-2026-11-22.json', 'a customer who asks for their data'],
])

const deadPathsOf = (document: string) => deadPaths(document, readFileSync(join(workspace, document), 'utf8'), files)

test.each(documents)('%s names no file that does not exist', (document) => {
  expect(deadPathsOf(document).filter((path) => !written.has(path))).toEqual([])
})

test('each name that is allowed although no such file exists is used', () => {
  const dead = new Set(documents.flatMap(deadPathsOf))
  expect([...written.keys()].filter((path) => !dead.has(path))).toEqual([])
})

const example = [
  'README.md',
  'docs/decisions/0001-facades.md',
  'mf-home/README.md',
  'mf-home/src/points/PointsHero.tsx',
  'shell/public/icon-192.png',
]

test.each([
  ['a file that is missing', '`mf-home/src/points/Points.tsx`', ['mf-home/src/points/Points.tsx']],
  ['a file, by its name alone, that is missing', '`Points.tsx`', ['Points.tsx']],
  ['a file in another folder than the one named', '`src/intents/PointsHero.tsx`', ['src/intents/PointsHero.tsx']],
  ['a folder that is missing', '`mf-home/tests/`', ['mf-home/tests']],
  ['one of two files in braces', '`src/points/{PointsHero,Points}.tsx`', ['src/points/{PointsHero,Points}.tsx']],
  ['a pattern without a file', '`apple-*.png`', ['apple-*.png']],
  ['a word of a command', '`node shell/release.ts --list`', ['shell/release.ts']],
  ['a link to a missing file', '[why](decisions/0002-copies.md)', ['decisions/0002-copies.md']],
  [
    'a link that starts at the wrong folder',
    '[why](docs/decisions/0001-facades.md#price)',
    ['docs/decisions/0001-facades.md'],
  ],
  [
    'nothing where all exist',
    '`PointsHero.tsx`, `src/points`, `points/PointsHero`, `icon-*.png`, [all](../README.md#map)',
    [],
  ],
  [
    'nothing in an address, a call or a property',
    '`/assets/app.js`, `https://a.example/b.ts`, `page.clock`, [x](https://a.example/b.md)',
    [],
  ],
  ['nothing in a block of code', '```sh\nnode missing.ts\n```', []],
])('in a document it finds %s', (_, text, dead) => {
  expect(deadPaths('docs/design.md', text, example)).toEqual(dead)
})
