import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { makeWorkspace } from '../testing/example-builds.ts'
import { startS3 } from '../testing/s3-server.ts'
import { storeLimits } from './limits.ts'
import { openBucket } from './object-store.ts'
import { NoRight, StoreFailure, StoreProblem } from './problems.ts'

/* What a bucket may answer, and Ceph's gateway does not. With real bytes: `stores.full.test.ts`. */

const limits = { ...storeLimits, readMs: 1000, createMs: 1500 }
const entry = 'log/000001.json'

async function start(silentMs = storeLimits.silentMs) {
  const s3 = await startS3()
  s3.objects.set(entry, Buffer.from('{}'))
  return { s3, store: openBucket(s3.address, { ...limits, silentMs }) }
}

test('a creation that another one delays is tried again, until it is made or exists; if that never ends, it does, with pauses', async () => {
  const { s3, store } = await start()
  s3.fault = () => (s3.asked.length < 3 ? [409] : undefined)
  // Unlike AWS, this server has created it all the same.
  expect(await store.create('log/000002.json', '{}')).toBe(false)
  expect(s3.asked).toEqual(Array(3).fill('PUT log/000002.json'))
  s3.fault = () => [409, 'ConditionalRequestConflict']
  await expect(store.create('log/000003.json', '{}')).rejects.toThrow(
    /log\/000003\.json: ConditionalRequestConflict .*$/,
  )
  expect(s3.asked.length).toBeLessThan(10)
})

test.each(['hang', 'half', 'reset', [500], [503, 'SlowDown']] as const)(
  'an answer that does not come whole (%s) is asked for again within the limit; then it is a failure that names the file, and no damage',
  async (fault) => {
    const { s3, store } = await start(300)
    s3.fault = () => (s3.asked.length === 1 ? fault : undefined)
    expect(await store.read(entry)).toEqual(Buffer.from('{}'))
    s3.fault = () => (s3.asked.length === 3 ? fault : undefined)
    expect(await store.list('log')).toEqual(['000001.json'])
    s3.fault = () => fault
    const operations = [store.read(entry), store.list('log'), ...(fault === 'half' ? [] : [store.create(entry, '{}')])]
    for (const { reason } of (await Promise.allSettled(operations)) as PromiseRejectedResult[]) {
      expect(reason).toBeInstanceOf(StoreFailure)
      expect(messageOfOne(reason)).toMatch(/^s3:\/\/site\/releases\/log(\/000001\.json)?: \S/)
    }
  },
)

const messageOfOne = (reason: unknown) => (reason as Error).message.split('\n').join(' (a second line) ')

test.each(['page', 'empty'] as const)('a list that is none (%s) is a failed one', async (fault) => {
  const { s3, store } = await start()
  s3.fault = () => fault
  await expect(store.list('log')).rejects.toThrow('s3://site/releases/log: the answer is no list')
})

test('a list comes in pages, each behind the last; one that comes again ends it', async () => {
  const { s3, store } = await start()
  for (let number = 1; number <= 2500; number += 1)
    s3.objects.set(`log/${String(number).padStart(6, '0')}.json`, Buffer.from(''))
  expect(await store.list('log', '000002.json')).toHaveLength(2498)
  expect(s3.asked).toHaveLength(3)
  s3.ignoresTokens = true
  await expect(store.list('log')).rejects.toThrow('does not come after the one before')
  expect(s3.asked).toHaveLength(5)
})

test('a name without the right to read it is told, with what that may mean; refused credentials say nothing of a name', async () => {
  const { s3, store } = await start()
  s3.fault = () => [403, 'AccessDenied']
  const denied = await store.read(entry).catch((failure: unknown) => failure)
  expect(denied).toBeInstanceOf(NoRight)
  expect(messageOfOne(denied)).toMatch(
    /000001\.json may not be read: .*without the right to list, what is missing looks forbidden$/,
  )
  for (const fault of [[403, 'SignatureDoesNotMatch'], [400, 'ExpiredToken'], [403]] as const) {
    s3.fault = () => fault
    expect(await store.read(entry).catch((failure: unknown) => failure)).not.toBeInstanceOf(StoreProblem)
  }
})

test('credentials that are replaced in their file are used once the former are refused', async () => {
  const file = join(makeWorkspace().store, '../credentials')
  const write = (key: string) =>
    writeFileSync(file, `[default]\naws_access_key_id=${key}\naws_secret_access_key=SECRET\n`)
  write('OLD')
  const s3 = await startS3()
  vi.stubEnv('AWS_ACCESS_KEY_ID', undefined)
  vi.stubEnv('AWS_SHARED_CREDENTIALS_FILE', file)
  s3.fault = (_, headers) => (headers.includes('Credential=OLD') ? [403, 'InvalidAccessKeyId'] : undefined)
  const store = openBucket(s3.address, { ...limits, credentialsMs: 200 })
  await expect(store.read(entry)).rejects.toThrow('InvalidAccessKeyId')
  write('NEW')
  await expect.poll(() => store.read(entry).catch(() => 'refused')).toBeUndefined()
})

test('a store that refuses checksums which nobody requires is written to and read', async () => {
  const { s3, store } = await start()
  s3.fault = (_, headers) => (/x-amz-(sdk-)?checksum/.test(headers) ? [400, 'InvalidArgument'] : undefined)
  expect([await store.create('log/000002.json', '{}'), await store.read('log/000002.json')]).toEqual([
    true,
    Buffer.from('{}'),
  ])
})
