import { createServer } from 'node:http'
import { expect, onTestFinished, test, vi } from 'vitest'
import { listen } from '../testing/listen.ts'
import { openBucket } from './object-store.ts'

/* What AWS answers, and Ceph's gateway does not. With real bytes: `stores.full.test.ts`. */

/** A server that gives these statuses, one after the other. @returns a bucket there, and what it was asked for */
async function openFake(...statuses: readonly number[]) {
  const asked: string[] = []
  const server = createServer(({ method, url, headers }, response) => {
    asked.push(`${method} ${new URL(url ?? '', 'http://s3').pathname} ${headers['if-none-match'] ?? ''}`.trim())
    const status = statuses[asked.length - 1] ?? 500
    response.writeHead(status).end(status === 403 ? '<Error><Code>AccessDenied</Code></Error>' : undefined)
  })
  const { url: endpoint, close } = await listen(server, '127.0.0.1')
  onTestFinished(close)
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'KEY')
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'SECRET')
  return { asked, store: openBucket(`s3://site/releases?endpoint=${endpoint}`) }
}

test('a creation that another one delays is tried again, until it is made or exists', async () => {
  const created = await openFake(409, 409, 200)
  expect(await created.store.create('log/000001.json', '{}')).toBe(true)
  expect(created.asked).toEqual(Array(3).fill('PUT /site/releases/log/000001.json *'))
  const existing = await openFake(409, 412)
  expect(await existing.store.create('log/000001.json', '{}')).toBe(false)
})

test('a name that may not be read is told, with what that may mean', async () => {
  const { store } = await openFake(403)
  await expect(store.read('log/000001.json')).rejects.toThrow(
    /^s3:\/\/site\/releases\/log\/000001\.json may not be read: .*without the right to list, what is missing looks forbidden$/,
  )
})
