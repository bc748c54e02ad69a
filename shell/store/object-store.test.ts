import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { makeWorkspace } from '../testing/example-builds.ts'
import { faults, startS3 } from '../testing/s3-server.ts'
import { storeLimits } from './limits.ts'
import { openBucket } from './object-store.ts'
import { openStore } from './open-store.ts'
import { NoRight, StoreFailure } from './problems.ts'

/* What a bucket may answer, and Ceph's gateway does not. With real bytes: `stores.full.test.ts`. */

const entry = 'log/000001.json'

async function start(limits = {}) {
  const s3 = await startS3()
  s3.objects.set(entry, Buffer.from('{}'))
  const open = (others = {}) => openBucket(s3.address, { ...storeLimits, ...limits, ...others })
  return { s3, open, store: open() }
}

test('a creation that another one delays is tried again, until it is made or exists; if that never ends, it does, with pauses', async () => {
  const { s3, open, store } = await start()
  s3.fault = () => (s3.asked.length < 3 ? faults['a conflict'] : undefined)
  // Unlike AWS, this server has created it all the same.
  expect(await store.create('log/000002.json', '{}')).toBe(false)
  expect(s3.asked).toEqual(Array(3).fill('PUT log/000002.json'))
  s3.fault = () => faults['a conflict']
  const creation = open({ readMs: 500 }).create('log/000003.json', '{}')
  await expect(creation).rejects.toThrow(/log\/000003\.json: ConditionalRequestConflict .*$/)
  expect(s3.asked.length).toBeLessThan(10)
})

test.each(['hang', 'half', 'reset', 'error 500', 'an error’s page', 'slow down', 'a proxy’s 404'] as const)(
  'an answer that does not come whole (%s) is asked for again within the limit; then it is a failure that names the file, and no damage',
  async (kind) => {
    const { s3, open, store } = await start({ silentMs: 300 })
    s3.fault = () => (s3.asked.length === 1 ? faults[kind] : undefined)
    expect(await store.read(entry)).toEqual(Buffer.from('{}'))
    s3.asked.length = 0
    expect(await store.list('log')).toEqual(['000001.json'])
    s3.fault = () => faults[kind]
    const hurried = open({ readMs: 500, createMs: 500 })
    const operations: Promise<unknown>[] = [hurried.read(entry), hurried.list('log')]
    if (kind !== 'half') operations.push(hurried.create(entry, '{}'))
    for (const { reason } of (await Promise.allSettled(operations)) as PromiseRejectedResult[]) {
      expect(reason).toBeInstanceOf(StoreFailure)
      expect((reason as Error).message).toMatch(/^s3:\/\/site\/releases\/log(\/000001\.json)?: \S.*$/)
    }
  },
)

test('a list comes in pages, each behind the last; one that comes again ends it, as an answer that is no list does', async () => {
  const { s3, store } = await start()
  for (let number = 1; number <= 2500; number += 1)
    s3.objects.set(`log/${String(number).padStart(6, '0')}.json`, Buffer.from(''))
  expect(await store.list('log', '000002.json')).toHaveLength(2498)
  expect(s3.asked).toHaveLength(3)
  s3.ignoresTokens = true
  await expect(store.list('log')).rejects.toThrow('does not come after the one before')
  expect(s3.asked).toHaveLength(5)
  for (const none of [faults.page, faults.empty]) {
    s3.fault = () => none
    await expect(store.list('log')).rejects.toThrow('s3://site/releases/log: the answer is no list')
  }
})

test(
  'a refusal is told at once: a right that is missing, or what says nothing of a name',
  { timeout: 60_000 },
  async () => {
    // Whoever asks again does so for longer than the test.
    const { s3, open, store } = await start({ readMs: 100_000 })
    const note = /000001\.json may not be read: .*without the right to list, what is missing looks forbidden$/
    for (const [fault, kind, problem] of [
      [faults['no right'], NoRight, note],
      [faults['refused credentials'], StoreFailure, /SignatureDoesNotMatch/],
      [faults['expired credentials'], StoreFailure, /ExpiredToken/],
      [[403], StoreFailure, /000001\.json: /],
      [[404, 'NoSuchBucket'], StoreFailure, /NoSuchBucket/],
    ] as const) {
      s3.fault = () => fault
      const refused = store.read(entry)
      await expect(refused).rejects.toBeInstanceOf(kind)
      await expect(refused).rejects.toThrow(problem)
    }
    expect(s3.asked).toHaveLength(5)
    vi.stubEnv('AWS_ACCESS_KEY_ID', undefined)
    vi.stubEnv('AWS_SHARED_CREDENTIALS_FILE', '/nowhere')
    vi.stubEnv('AWS_EC2_METADATA_DISABLED', 'true')
    await expect(open().read(entry)).rejects.toThrow('CredentialsProviderError')
  },
)

test('credentials that are replaced in their file are used once the former are refused', async () => {
  const file = join(makeWorkspace().store, '../credentials')
  const write = (key: string) =>
    writeFileSync(file, `[default]\naws_access_key_id=${key}\naws_secret_access_key=SECRET\n`)
  write('OLD')
  const { s3, store } = await start({ credentialsMs: 200 })
  vi.stubEnv('AWS_ACCESS_KEY_ID', undefined)
  vi.stubEnv('AWS_SHARED_CREDENTIALS_FILE', file)
  s3.fault = (_, headers) => (headers.includes('Credential=OLD') ? [403, 'InvalidAccessKeyId'] : undefined)
  await expect(store.read(entry)).rejects.toThrow('InvalidAccessKeyId')
  write('NEW')
  await expect.poll(() => store.read(entry).catch(() => 'refused')).toEqual(Buffer.from('{}'))
})

test('a store that refuses checksums which nobody requires is written to and read', async () => {
  const { s3, store } = await start()
  s3.fault = (_, headers) => (/x-amz-(sdk-)?checksum/.test(headers) ? [400, 'InvalidArgument'] : undefined)
  expect(await store.create('log/000002.json', '{}')).toBe(true)
  expect(await store.read('log/000002.json')).toEqual(Buffer.from('{}'))
})

test('creations take turns, as reads do', async () => {
  const { s3 } = await start()
  let [now, most] = [0, 0]
  s3.fault = async () => {
    most = Math.max(most, (now += 1))
    await delay(50)
    now -= 1
  }
  const store = openStore(s3.address)
  await Promise.all(Array.from({ length: 100 }, (_, number) => store.create(`files/${number}`, '{}')))
  expect(most).toBeLessThanOrEqual(32)
})
