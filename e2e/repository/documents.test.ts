import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { workspace } from '../site/parts.ts'
import { filesOfCheckout } from './checkout.ts'
import { deadPaths } from './dead-paths.ts'

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

/* What the rule finds. That it finds no more, the documents above show. */
const present = ['docs/decisions/0001-facades.md', 'mf-home/src/points/PointsHero.tsx', 'shell/public/icon-192.png']
const deadIn = (text: string) => deadPaths('docs/design.md', text, present)

test.each([
  '`Points.tsx`',
  '`src/intents/PointsHero.tsx`',
  '`mf-home/tests/`',
  '`src/points/{PointsHero,Points}.tsx`',
  '`apple-*.png`',
  '`node shell/release.ts --list`',
  '[why](docs/decisions/0001-facades.md#price)',
])('%s names what does not exist', (text) => {
  expect(deadIn(text)).toHaveLength(1)
})
