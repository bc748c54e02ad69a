import { QueryObserver } from '@tanstack/react-query'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { ApiFailure, callApi, valueOrThrow, type ApiError } from '../api/index.ts'
import { startApi } from '../testing/api-server.ts'
import { openPage, sendDocument } from '../testing/index.ts'
import { queryClient, refetchLost } from './query-client.ts'
import { isWorthRepeating } from './retries.ts'

afterEach(() => queryClient.clear())

test.each<[ApiError | undefined, worthRepeating: boolean, askedAgain: boolean]>([
  [{ kind: 'network' }, true, true],
  [{ kind: 'status', status: 500, failure: {} }, true, true],
  [{ kind: 'status', status: 499, failure: {} }, false, false],
  [{ kind: 'timeout' }, false, true],
  [{ kind: 'cancelled' }, false, false],
  [{ kind: 'not-signed-in' }, false, false],
  [{ kind: 'malformed', field: 'key' }, false, false],
  [undefined, false, false],
])(
  '%j: worth a retry: %s; asked again when the network is back, once, if it is shown: %s',
  async (error, worth, again) => {
    // Without one: an error in our own code.
    const failure = error ? new ApiFailure(error) : new TypeError('x is undefined')
    expect(isWorthRepeating(failure)).toBe(worth)
    openPage()
    refetchLost()
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    const asked: string[] = []
    for (const name of ['shown', 'hidden', 'there']) {
      const queryFn = () => {
        asked.push(name)
        return name === 'there' ? Promise.resolve(name) : Promise.reject(failure)
      }
      const end = new QueryObserver(queryClient, { queryKey: [name], queryFn, retry: false }).subscribe(() => undefined)
      if (name === 'hidden') end()
      else onTestFinished(end)
    }
    await vi.advanceTimersByTimeAsync(0)
    expect(asked.splice(0)).toEqual(['shown', 'hidden', 'there'])
    for (let event = 0; event < 20; event += 1) dispatchEvent(new Event('online'))
    await vi.advanceTimersByTimeAsync(2000)
    expect(asked).toEqual(again ? ['shown'] : [])
  },
)

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
