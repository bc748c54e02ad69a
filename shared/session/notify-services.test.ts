import { beforeEach, expect, test } from 'vitest'
import { createApiClient, installApiClient } from '../api/index.ts'
import { blockStorage, openPage, sendDocument, siteConfigAt, startLocalServer } from '../testing/index.ts'
import { acknowledge } from './notify-services.ts'

beforeEach(() => openPage())

async function startApi(status: () => number) {
  const server = await startLocalServer((_, response) => sendDocument(response, status(), {}))
  const tokens = async () => ({ ok: true, value: { idToken: 'id', accessToken: 'access' } }) as const
  installApiClient(createApiClient({ config: siteConfigAt({ api: server }), tokens }))
  return server
}

test('a customer is acknowledged once, even with many calls at once; one that failed is repeated [4.57, 7.9]', async () => {
  const statuses = [503, 200, 204]
  const server = await startApi(() => statuses.shift() ?? 500)
  await acknowledge('ana')
  await Promise.all([acknowledge('ana'), acknowledge('ana')])
  await acknowledge('ana')
  const path = '/open/user/acknowledge'
  expect(server.seen.map((request) => request.path)).toEqual([path, path])
  await acknowledge('joao')
  await acknowledge('joao')
  expect(server.seen).toHaveLength(3)
})

test('a customer is acknowledged even if storage is blocked', async () => {
  blockStorage()
  const server = await startApi(() => 200)
  await acknowledge('ana')
  expect(server.seen).toHaveLength(1)
})
