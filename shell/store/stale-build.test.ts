import { createHash } from 'node:crypto'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { makeWorkspace, writeRemoteBuild } from '../testing/example-builds.ts'
import { publishVersion, staleSource } from './publish.ts'
import { openStore } from './open-store.ts'

const hashOf = (content: string) => createHash('sha256').update(content).digest('hex')
const sources = { 'mf-home/src/a.ts': hashOf('a'), 'shared/today/index.ts': hashOf('today') }

const write = (workspace: string, file: string, content: string) => {
  mkdirSync(dirname(join(workspace, file)), { recursive: true })
  writeFileSync(join(workspace, file), content)
}

function workspaceWithSources() {
  const example = makeWorkspace()
  for (const folder of ['mf-home', 'shared']) write(example.workspace, `${folder}/package.json`, '{}')
  write(example.workspace, 'mf-home/src/a.ts', 'a')
  write(example.workspace, 'shared/today/index.ts', 'today')
  return example
}

test.each<[what: string, change: (workspace: string) => void, stale: string | undefined]>([
  ['nothing changed', () => {}, undefined],
  ['a source changed', (workspace) => write(workspace, 'mf-home/src/a.ts', 'b'), 'mf-home/src/a.ts'],
  ['a source is gone', (workspace) => rmSync(join(workspace, 'mf-home/src/a.ts')), 'mf-home/src/a.ts'],
  ['its part of shared changed', (workspace) => write(workspace, 'shared/today/index.ts', ''), 'shared/today/index.ts'],
  ['a file that it does not read changed', (workspace) => write(workspace, 'shared/ui/index.ts', 'other'), undefined],
  ['its package is not there', (workspace) => rmSync(join(workspace, 'mf-home'), { recursive: true }), undefined],
])('a build is compared with its sources: %s', async (_, change, stale) => {
  const { workspace } = workspaceWithSources()
  change(workspace)
  expect(await staleSource(workspace, sources)).toBe(stale)
})

test('a stale build is not published', async () => {
  const { workspace, store } = workspaceWithSources()
  writeRemoteBuild(workspace, 'mf-home', { sources })
  const published = { at: '2026-11-24T00:00:00Z', by: 'home' }
  const publishHome = () => publishVersion(openStore(store), { workspace, part: 'mf-home', published })
  write(workspace, 'mf-home/src/a.ts', 'b')
  await expect(publishHome()).rejects.toThrow(
    'mf-home/dist is stale: mf-home/src/a.ts changed since it was built; build again',
  )
  write(workspace, 'mf-home/src/a.ts', 'a')
  expect((await publishHome()).isNew).toBe(true)
})
