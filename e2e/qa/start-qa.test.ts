import { mkdtempDisposable } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { startPlatform } from '../platform/platform.ts'
import { startQa } from './start-qa.ts'

test('a QA page has a platform of its own, in memory: what a scenario changes is in no other site’s data', async () => {
  await using store = await mkdtempDisposable(join(tmpdir(), 'store-'))
  const siteUrl = 'http://localhost:3000/'
  await using running = await startPlatform({ siteUrl })
  const { control } = running.addresses
  const qa = await startQa(siteUrl, Number(new URL(control).port), ['mf-scores'], store.path)
  await using platform = qa.platform
  expect(qa.addresses.control).not.toBe(control)
  expect(platform.database.location()).toBeNull()
})
