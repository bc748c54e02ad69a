import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3'
import { exampleSiteConfig } from 'shared/testing'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { followStore } from '../server/follow-store.ts'
import { exampleParts, makeWorkspace, writeBuilds } from '../testing/example-builds.ts'
import { hasCeph, startCeph } from '../testing/start-ceph.ts'
import { testSiteOn, testStore } from '../testing/store-cases.ts'
import { changeServed } from './change-served.ts'
import { rollBackPart } from './changes.ts'
import { storeLimits } from './limits.ts'
import { openStore } from './open-store.ts'
import { publishAndServe } from './publish.ts'

describe.skipIf(!hasCeph)('in a bucket of a real object store', () => {
  let ceph: Awaited<ReturnType<typeof startCeph>>
  let count = 0
  const address = () => `s3://site/store-${(count += 1)}?endpoint=${ceph.endpoint}`

  beforeAll(async () => {
    ceph = await startCeph()
    const client = new S3Client({ endpoint: ceph.endpoint, region: 'us-east-1', forcePathStyle: true })
    await client.send(new CreateBucketCommand({ Bucket: 'site' }))
  }, 120_000)
  afterAll(() => ceph.close())

  // That the server refuses a second creation is the first thing that these show.
  testStore(() => openStore(address()))
  testSiteOn(address)

  test('a gateway that stands still is told; once it goes on, the server follows', { timeout: 60_000 }, async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    const example = { ...makeWorkspace(), store: address() }
    for (const version of ['1.0.0', '1.1.0']) {
      writeBuilds(example, version)
      await publishAndServe({ ...example, parts: exampleParts })
    }
    const limits = { ...storeLimits, readMs: 2000, silentMs: 500 }
    const server = await followStore(exampleSiteConfig(), example.store, { lookEveryMs: 50, limits })
    onTestFinished(() => server.close())
    ceph.signalGateway('SIGSTOP')
    await expect.poll(() => server.problem(), { timeout: 20_000 }).toMatch(/log\/000003\.json: /)
    ceph.signalGateway('SIGCONT')
    const { number } = await changeServed(openStore(example.store), rollBackPart('mf-home'), { by: 'the test' })
    await expect.poll(() => [server.entry(), server.problem()], { timeout: 20_000 }).toEqual([number, undefined])
  })
})
