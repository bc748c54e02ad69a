import { afterEach, expect, test } from 'vitest'
import { ApiFailure, callApi, valueOrThrow, type ApiError } from '../api/index.ts'
import { startApi } from '../testing/api-server.ts'
import { sendDocument } from '../testing/index.ts'
import { isWorthRepeating, queryClient } from './query-client.ts'

afterEach(() => queryClient.clear())

test.each<[ApiError, boolean]>([
  [{ kind: 'network' }, true],
  [{ kind: 'status', status: 500, failure: {} }, true],
  [{ kind: 'status', status: 499, failure: {} }, false],
  [{ kind: 'timeout' }, false],
  [{ kind: 'cancelled' }, false],
  [{ kind: 'not-signed-in' }, false],
  [{ kind: 'malformed', field: 'key' }, false],
])('%j: worth a retry: %s', (error, worth) => {
  expect(isWorthRepeating(new ApiFailure(error))).toBe(worth)
  // An error in our own code.
  expect(isWorthRepeating(new TypeError('x is undefined'))).toBe(false)
})

const read = () =>
  queryClient.fetchQuery({
    queryKey: ['organization', 'padaria'],
    queryFn: async () => valueOrThrow(await callApi('organization', { path: { key: 'padaria' } })),
  })

test('a query is retried at most twice', async () => {
  const server = await startApi((_, response) => sendDocument(response, 503, {}))
  await expect(read()).rejects.toMatchObject({ error: { kind: 'status', status: 503 } })
  expect(server.seen).toHaveLength(3)
})

test('two readers at the same time cause one call', async () => {
  const server = await startApi((_, response) => sendDocument(response, 200, { key: 'padaria' }))
  await Promise.all([read(), read()])
  expect(server.seen).toHaveLength(1)
})
