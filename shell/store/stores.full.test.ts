import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3'
import { afterAll, beforeAll, describe } from 'vitest'
import { hasCeph, startCeph } from '../testing/start-ceph.ts'
import { testSiteOn, testStore } from '../testing/store-cases.ts'
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
})
