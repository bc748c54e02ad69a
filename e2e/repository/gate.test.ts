import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { RemoteBuild } from 'shared/federation'
import { publishAndServe } from 'shell/store'
import { openStore } from 'shell/store/store'
import { versionIds } from 'shell/store/version'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { publishParts } from 'shell/cli/publish-parts'
import { compilePart } from '../site/compile.ts'
import { copyRemote, copyWorkspace } from '../site/copy-workspace.ts'
import { workspace } from '../site/parts.ts'

/* Real builds: what a remote really uses is what composition compares. */
let directory: string
let store: string
const built = (part: string) =>
  JSON.parse(readFileSync(join(directory, part, 'dist/mf-build.json'), 'utf8')) as RemoteBuild

beforeAll(async () => {
  directory = mkdtempSync(join(tmpdir(), 'gate-'))
  store = join(directory, 'store')
  for (const part of ['shell', 'mf-scores', 'mf-auth'])
    await compilePart(join(workspace, part), join(directory, part, 'dist'))
  await publishAndServe({ store, workspace: directory, parts: ['shell', 'mf-scores', 'mf-auth'], compressed: false })
})
afterAll(() => rmSync(directory, { recursive: true }))

test('a build names what it really uses: no more, and nothing of what it bundles', () => {
  const { uses } = built('mf-scores')
  expect(Object.keys(uses)).toEqual(['shared/format', 'shared/query', 'shared/router', 'shared/session', 'shared/ui'])
  expect(uses['shared/format']).toHaveProperty('formatDate')
  expect(uses['shared/format']).not.toHaveProperty('validatePassword')
  expect(built('mf-auth').uses['shared/format'] ?? {}).not.toHaveProperty('formatDate')
})

const shells = String.raw`the shell \(shared \S+\)`
const scores = String.raw`mf-scores@\S+ \(shared \S+\)`
const nothing = undefined

test.each([
  [
    'an export that was removed',
    'format/index.ts',
    ' formatDate,',
    '',
    `${shells} lacks what ${scores} uses: formatDate of shared/format`,
  ],
  ['an optional parameter more', 'format/date-time.ts', 'formatDate(date: Date', '$&, isShort = false', nothing],
  [
    'a parameter more',
    'format/date-time.ts',
    'formatDate(date: Date',
    '$&, isShort: boolean',
    `formatDate: ${shells} needs "isShort: boolean", which ${scores} was built without; it uses formatDate of shared/format`,
  ],
  ['a field more of the contract', 'contract/organization.ts', '      token,', "$& nickname: '',", nothing],
  [
    'a field less of the contract',
    'contract/organization.ts',
    '      brand: settings?.brand ?? document.brand,',
    '',
    `Organization: ${shells} lacks "brand: .*", which ${scores} was built with; it uses .*useSession of shared/session`,
  ],
])('a shell whose sources have %s', async (_, file, from, to, line) => {
  const checkout = mkdtempSync(join(directory, 'checkout-'))
  await copyWorkspace(checkout, [])
  const source = join(checkout, 'shared', file)
  const text = readFileSync(source, 'utf8')
  expect(text).toContain(from)
  writeFileSync(source, text.replace(from, to))
  await compilePart(join(checkout, 'shell'), join(checkout, 'shell/dist'))
  const versions = await versionIds(openStore(store), 'shell')
  const published = publishParts(openStore(store), checkout, ['shell'])
  if (line === undefined) {
    expect(await published).toEqual([expect.stringMatching(/^shell@\S+ published$/)])
    return
  }
  await expect(published).rejects.toThrow(new RegExp(`^${line}`, 'm'))
  expect(await versionIds(openStore(store), 'shell')).toEqual(versions)
})

test('a source that `shared` does not fit is refused', async () => {
  const copy = await copyRemote('mf-scores', join(directory, 'sources'))
  const messages = join(copy, 'src/messages.ts')
  const text = readFileSync(messages, 'utf8')
  writeFileSync(messages, `import { formatWeek } from 'shared/format'\n${text}\nconsole.log(formatWeek)\n`)
  await expect(compilePart(copy, join(copy, 'dist'))).rejects.toThrow(
    'mf-scores/src/messages.ts uses formatWeek of shared/format, which does not export it',
  )
})
