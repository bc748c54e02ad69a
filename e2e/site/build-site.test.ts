import { rollBackPart } from 'shell/store/changes'
import { changeServed } from 'shell/store/change-served'
import { readCurrentRelease } from 'shell/store/compose-release'
import { openStore } from 'shell/store/store'
import { exampleParts, writeRemoteBuild } from 'shell/testing/builds'
import { publishAll } from 'shell/testing/site'
import { expect, test } from 'vitest'
import { serveBuilds } from './build-site.ts'

test('npm start serves what it builds, until somebody’s command chose what is served', async () => {
  const { store, workspace, first } = await publishAll()
  writeRemoteBuild(workspace, 'mf-home', { version: '1.1.0' })
  expect(await serveBuilds(store, workspace, exampleParts)).toEqual([])
  expect((await readCurrentRelease(store))?.remotes['mf-home']?.version).toBe('1.1.0')

  await changeServed(openStore(store), rollBackPart('mf-home'), { by: 'Ana' })
  writeRemoteBuild(workspace, 'mf-home', { version: '1.2.0' })
  const told = (await serveBuilds(store, workspace, exampleParts)).join('\n')
  expect(told).toMatch(/^mf-home@[0-9a-f]{12} published$/m)
  expect(told).toContain(`release ${first.id} is served, by a rollback of Ana; another: pnpm release promote`)
  expect(await readCurrentRelease(store)).toEqual(first)
})
