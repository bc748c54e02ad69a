import { beforeEach, expect, test } from 'vitest'
import { startApi } from '../testing/api-server.ts'
import { blockStorage, openPage, sendDocument } from '../testing/index.ts'
import { acknowledge } from './notify-services.ts'

beforeEach(() => openPage())

const tokens = { session: 'ana', idToken: 'id', accessToken: 'access' }

test('a customer is acknowledged once, even with many calls at once; one that failed is repeated [4.57, 7.9]', async () => {
  const statuses = [503, 200, 204]
  const server = await startApi((_, response) => sendDocument(response, statuses.shift() ?? 500, {}), tokens)
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
  const server = await startApi((_, response) => sendDocument(response, 200, {}), tokens)
  await acknowledge('ana')
  expect(server.seen).toHaveLength(1)
})
