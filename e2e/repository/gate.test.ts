import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { RemoteBuild } from 'shared/federation'
import { publish, publishVersion } from 'shell/release'
import { openStore } from 'shell/release/store'
import { versionIds } from 'shell/release/version'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { publishParts } from '../release/versions.ts'
import { compilePart } from '../site/compile.ts'
import { copyRemote, copyWorkspace } from '../site/copy-workspace.ts'
import { workspace } from '../site/build-site.ts'

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
  await publish({ store, workspace: directory, parts: ['shell', 'mf-scores', 'mf-auth'], compressed: false })
}, 120_000)
afterAll(() => rmSync(directory, { recursive: true }))

test('a build names what it really uses: no more, and nothing of what it bundles', () => {
  const { uses } = built('mf-scores')
  expect(Object.keys(uses)).toEqual(['shared/format', 'shared/query', 'shared/router', 'shared/session', 'shared/ui'])
  expect(uses['shared/format']).toHaveProperty('formatMonth')
  expect(uses['shared/format']).not.toHaveProperty('validateEmail')
  expect(built('mf-auth').uses['shared/format'] ?? {}).not.toHaveProperty('formatMonth')
})

const edit = (file: string, from: string, to: string) => {
  const text = readFileSync(file, 'utf8')
  if (!text.includes(from)) throw new Error(`${file} has no ${from}`)
  writeFileSync(file, text.replace(from, to))
}

test.each([
  [
    'an export that was removed',
    'format/index.ts',
    '  formatMonth,\n',
    '',
    /^mf-scores uses formatMonth of shared\/format \S+, which the shell \(shared\/format \S+\) does not provide$/,
  ],
  [
    'another parameter',
    'format/date-time.ts',
    'formatMonth(date: Date',
    'formatMonth(date: Date, isShort = false',
    /^mf-scores was built with formatMonth of shared\/format \S+; the shell has another one \(shared\/format \S+\)$/,
  ],
  [
    'another type of the contract',
    'contract/organization.ts',
    '      token,\n',
    "      token,\n      nickname: '',\n",
    /^mf-scores was built with \w+ of shared\/\w+ \S+; the shell has another one/,
  ],
])(
  'a shell whose sources have %s is not published, in one line that names the remote, whatever was committed',
  { timeout: 60_000 },
  async (_, file, from, to, line) => {
    const checkout = mkdtempSync(join(directory, 'checkout-'))
    await copyWorkspace(checkout, [])
    edit(join(checkout, 'shared', file), from, to)
    await compilePart(join(checkout, 'shell'), join(checkout, 'shell/dist'))
    const versions = await versionIds(openStore(store), 'shell')
    await expect(publishParts(openStore(store), checkout, ['shell'])).rejects.toThrow(line)
    expect(await versionIds(openStore(store), 'shell')).toEqual(versions)
  },
)

test(
  'a source that imports what `shared` does not export does not build; one that changed after its build is not published',
  { timeout: 60_000 },
  async () => {
    const sources = join(directory, 'sources')
    const copy = await copyRemote('mf-scores', sources)
    const messages = join(copy, 'src/messages.ts')
    const text = readFileSync(messages, 'utf8')
    const dist = join(copy, 'dist')
    await compilePart(copy, dist)
    writeFileSync(messages, `${text}\n// Another line.\n`)
    const publishCopy = () =>
      publishVersion(openStore(store), {
        workspace: sources,
        part: 'mf-scores',
        published: { at: '2026-11-24T00:00:00Z', by: 'scores' },
        compressed: false,
      })
    await expect(publishCopy()).rejects.toThrow(
      'mf-scores/dist is stale: mf-scores/src/messages.ts changed since it was built; build again',
    )

    writeFileSync(messages, `import { formatWeek } from 'shared/format'\n${text}\nconsole.log(formatWeek)\n`)
    await expect(compilePart(copy, dist)).rejects.toThrow(
      'mf-scores/src/messages.ts uses formatWeek of shared/format, which does not export it',
    )
  },
)
