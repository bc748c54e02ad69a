import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { promote } from 'shell/release/promote'
import { openStore } from 'shell/release/store'
import { publishChanged, publishFurtherVersions, type FurtherVersion } from '../chaos/further-versions.ts'
import { describeWalk } from '../chaos/report.ts'
import { walk } from '../chaos/walk.ts'
import { testStore } from '../kit/index.ts'

/* A short walk of `pnpm chaos`, and one on a site with a defect: it is found, and the seed finds it again. */

// The further versions are built once.
test.describe.configure({ mode: 'default' })

let store: string
let versions: readonly FurtherVersion[]

test.beforeAll(async () => {
  store = await mkdtemp(join(tmpdir(), 'chaos-store-'))
  await cp(testStore(), store, { recursive: true })
  versions = await publishFurtherVersions(store)
})
test.afterAll(() => rm(store, { recursive: true }))

test('a random customer while things go wrong: twenty steps of one seed', async ({ browser }) => {
  const report = await walk({ browser, store, versions, seed: 7, goesOn: (steps) => steps < 20 })
  expect(report.broken, describeWalk(report)).toEqual([])
})

test('a site that posts twice for one wish is found, and the same seed finds it again', async ({ browser }) => {
  const create = "valueOrThrow(await callApi('createVoucher', { body: voucherRequest(wish) }))"
  const twice = `(await callApi('createVoucher', { body: voucherRequest(wish) }), ${create})`
  const version = await publishChanged(store, 'mf-rewards', 'src/vouchers/swap-service.ts', create, twice)
  await promote(openStore(store), { versions: { 'mf-rewards': version }, by: 'the test', force: 'a planted defect' })
  const find = () => walk({ browser, store, versions, seed: 39, goesOn: (steps) => steps < 20 })
  const first = await find()
  expect(first.broken, describeWalk(first)).toEqual([expect.stringMatching(/^2 vouchers of reward \d+ at \S+, and 1 wished$/)])
  expect(await find()).toEqual(first)
})
