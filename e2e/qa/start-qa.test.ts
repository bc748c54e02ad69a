import { mkdtempDisposable } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { startPlatform } from '../platform/platform.ts'
import { startQa } from './start-qa.ts'

test('a QA page has a platform of its own, in memory: what a scenario changes is in no other site’s data', async () => {
  await using store = await mkdtempDisposable(join(tmpdir(), 'store-'))
  const siteUrl = 'http://localhost:3000/'
  const running = await startPlatform({ siteUrl })
  onTestFinished(() => running.close())
  const { control } = running.addresses
  const firstPort = Number(new URL(control).port)
  const qa = await startQa({ siteUrl, firstPort, remotes: ['mf-scores'], store: store.path })
  onTestFinished(() => qa.platform.close())
  expect(qa.addresses.control).not.toBe(control)
  expect(qa.platform.database.location()).toBeNull()
})
