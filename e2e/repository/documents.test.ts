import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { workspace } from '../site/parts.ts'
import { filesOfCheckout } from './checkout.ts'
import { deadPaths } from './dead-paths.ts'

const files = filesOfCheckout()
const documents = files.filter((file) => file.endsWith('.md'))

/** Files that documents name and the repository does not have: others write them. */
const written = new Map([
  ['shell/.site', 'a publication'],
  ['log/000001.json', 'a publication'],
  ['log/000002.json', 'a publication'],
  ['versions/{part}/{id}.json', 'a publication'],
  ['statements/{signature}.json', 'a publication'],
  ['mf-statements.json', 'each build'],
  ['shell-build.json', 'the build of the shell'],
  ['shell/dist-server', '`pack:server`'],
  ['server.mjs', '`pack:server`'],
  ['shell/node_modules/.bin/node', 'the installation'],
  ['release.mjs', '`pack:server`'],
  ['doctor.mjs', '`pack:server`'],
  ['licenses.txt', 'each build'],
  ['dist/licenses.txt', 'each build'],
  ['meus-dados-2026-11-22.json', 'a customer who asks for their data'],
  ['config.json', 'nobody: as an address it is reserved'],
])

const read = (file: string) => readFileSync(join(workspace, file), 'utf8')
const deadPathsOf = (document: string) => deadPaths(document, read(document), files)

test.each(documents)('%s names no file that does not exist', (document) => {
  expect(deadPathsOf(document).filter((path) => !written.has(path))).toEqual([])
})

test('each name that is allowed although no such file exists is used', () => {
  const dead = new Set(documents.flatMap(deadPathsOf))
  expect([...written.keys()].filter((path) => !dead.has(path))).toEqual([])
})

/** `§4` or a title, without its explanation in brackets. */
const sectionsOf = (document: string) =>
  [...read(document).matchAll(/^##+ (?:(\d+)\. )?(.+?)(?: \(.*)?$/gm)].flatMap(([, number, title]) =>
    number ? [`§${number}`, title] : [title],
  )
const cited: Readonly<Record<string, readonly (string | undefined)[]>> = {
  spec: sectionsOf('docs/specification.md'),
  readings: sectionsOf('docs/readings.md'),
}

/** What a text cites and its document lacks: `spec §4, §8`, `spec §4, "Other states"`, `readings, "Identity"`. */
const wrongCitations = (text: string) =>
  [...text.matchAll(/\b(spec|readings|goals|architecture)((?:,? (?:§\d+|"[^"]+")|, [A-Z]\w+)+)/g)].filter(
    ([, document = '', parts = '']) =>
      [...parts.matchAll(/§\d+|(?<=")[^",][^"]*(?=")|[A-Z]\w+/g)].some(([part]) => !cited[document]?.includes(part)),
  )

test('a comment cites a section that the specification, or its readings, has', () => {
  const sources = files.filter((file) => /\.(?:ts|tsx|js|css|sql|md)$/.test(file))
  const wrong = sources.flatMap((file) => wrongCitations(read(file)).map(([citation]) => `${file}: ${citation}`))
  // But for the examples below.
  expect(wrong.filter((citation) => !citation.startsWith('e2e/repository/documents.test.ts'))).toEqual([])
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

test.each(['spec §4, §10', 'spec §4, "Colours"', 'readings, "Colours"', 'goals, "Speed"'])('%s: nowhere', (text) => {
  expect(wrongCitations(text)).toHaveLength(1)
})
