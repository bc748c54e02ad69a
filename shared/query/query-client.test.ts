import { QueryObserver } from '@tanstack/react-query'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { ApiFailure, callApi, valueOrThrow, type ApiError } from '../api/index.ts'
import { startApi } from '../testing/api-server.ts'
import { sendDocument } from '../testing/index.ts'
import { isWorthRepeating, queryClient, refetchFailed } from './query-client.ts'

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

const failure = (error: ApiError) => new ApiFailure(error)

test('what the screen shows as failed is asked again once, within two seconds; the rest is left alone', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const asked: string[] = []
  const outcomes: Readonly<Record<string, ApiFailure | 'value'>> = {
    lost: failure({ kind: 'network' }),
    late: failure({ kind: 'timeout' }),
    fault: failure({ kind: 'status', status: 503, failure: {} }),
    refused: failure({ kind: 'status', status: 404, failure: {} }),
    malformed: failure({ kind: 'malformed', field: 'key' }),
    there: 'value',
    hidden: failure({ kind: 'network' }),
  }
  for (const [name, outcome] of Object.entries(outcomes)) {
    const queryFn = () => {
      asked.push(name)
      return typeof outcome === 'string' ? Promise.resolve(outcome) : Promise.reject(outcome)
    }
    const observer = new QueryObserver(queryClient, { queryKey: [name], queryFn, retry: false })
    const end = observer.subscribe(() => undefined)
    if (name === 'hidden') end()
    else onTestFinished(end)
  }
  await vi.advanceTimersByTimeAsync(0)
  expect(asked.splice(0)).toEqual(Object.keys(outcomes))
  for (let event = 0; event < 20; event += 1) refetchFailed()
  await vi.advanceTimersByTimeAsync(2000)
  expect(asked).toEqual(['lost', 'late', 'fault'])
})
