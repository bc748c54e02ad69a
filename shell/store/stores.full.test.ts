import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3'
import { exampleSiteConfig } from 'shared/testing'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { followStore } from '../server/follow-store.ts'
import { makeWorkspace } from '../testing/example-builds.ts'
import { publishAll } from '../testing/example-site.ts'
import { hasCeph, startCeph } from '../testing/start-ceph.ts'
import { testSiteOn, testStore } from '../testing/store-cases.ts'
import { changeServed } from './change-served.ts'
import { rollBackPart } from './changes.ts'
import { storeLimits } from './limits.ts'
import { openStore } from './open-store.ts'

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

  test('a gateway that stands still is told; once it goes on, the server follows', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    const { store, serveNext } = await publishAll({ ...makeWorkspace(), store: address() })
    await serveNext('mf-home', { version: '1.1.0' })
    const limits = { ...storeLimits, silentMs: 500 }
    const server = await followStore(exampleSiteConfig(), store, { lookEveryMs: 50, limits })
    onTestFinished(() => server.close())
    limits.readMs = 1000
    ceph.signalGateway('SIGSTOP')
    await expect.poll(() => server.problem()).toMatch(/log\/000003\.json: /)
    limits.readMs = storeLimits.readMs
    ceph.signalGateway('SIGCONT')
    await changeServed(openStore(store), rollBackPart('mf-home'), { by: 'the test' })
    await expect.poll(() => [server.entry(), server.problem()]).toEqual([3, undefined])
  })
})
