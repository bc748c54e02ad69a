import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { startPlatform } from '../platform/platform.ts'
import { startQa } from './start-qa.ts'

test('a QA page has a platform of its own, in memory: what a scenario changes is in no other site’s data', async () => {
  const store = await mkdtemp(join(tmpdir(), 'store-'))
  onTestFinished(() => rm(store, { recursive: true }))
  const siteUrl = 'http://localhost:3000/'
  const running = await startPlatform({ siteUrl })
  onTestFinished(() => running.close())
  const { control } = running.addresses
  const qa = await startQa({ siteUrl, firstPort: Number(new URL(control).port), remotes: ['mf-scores'], store })
  onTestFinished(() => qa.platform.close())
  expect(qa.addresses.control).not.toBe(control)
  expect(qa.platform.database.location()).toBeNull()
})
