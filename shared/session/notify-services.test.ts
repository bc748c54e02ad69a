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

test.each([200, 204])(
  'a customer is acknowledged once with %i, even with many calls at once [4.57, 7.9]',
  async (status) => {
    const server = await startApi(() => status)
    await Promise.all([acknowledge('ana'), acknowledge('ana')])
    await acknowledge('ana')
    expect(server.seen.map(({ path }) => path)).toEqual(['/open/user/acknowledge'])
    await acknowledge('joao')
    expect(server.seen).toHaveLength(2)
  },
)

test('a failed acknowledgement is repeated at the next call', async () => {
  const statuses = [503, 200]
  const server = await startApi(() => statuses.shift() ?? 200)
  await acknowledge('ana')
  await acknowledge('ana')
  await acknowledge('ana')
  expect(server.seen).toHaveLength(2)
})

test('a customer is acknowledged even if storage is blocked', async () => {
  blockStorage()
  const server = await startApi(() => 200)
  await acknowledge('ana')
  expect(server.seen).toHaveLength(1)
})
