import { skipToken } from '@tanstack/react-query'
import { afterEach, expect, test } from 'vitest'
import { createApiClient, installApiClient } from '../api/index.ts'
import { sendDocument, siteConfigAt, startLocalServer } from '../testing/index.ts'
import { cheapestFirst, pointsQuery, statementQuery, type Membership } from './membership-queries.ts'
import { queryClient } from './query-client.ts'

const membership: Membership = {
  sub: 'ana',
  phoneNumber: '+5511912345678',
  organizationKey: 'padaria',
  organizationToken: 'padaria-token',
  ready: true,
}

afterEach(() => queryClient.clear())

/** An API whose total depends on the organisation's token. */
async function startApi() {
  const totals: Readonly<Record<string, number>> = { 'padaria-token': 10, 'nuvem-token': 20 }
  const server = await startLocalServer(({ headers }, response) =>
    sendDocument(response, 200, { total_scores: totals[String(headers['x-app-token'])] ?? 0 }),
  )
  const tokens = async () => ({ ok: true, value: { idToken: 'id', accessToken: 'access' } }) as const
  installApiClient(createApiClient({ config: siteConfigAt({ api: server }), tokens }))
  return server.seen
}

test('points are never shared between organisations, customers or phones [3.3, 7.10]', async () => {
  await startApi()
  const elsewhere = { ...membership, organizationKey: 'nuvem', organizationToken: 'nuvem-token' }
  expect(await queryClient.fetchQuery(pointsQuery(membership))).toEqual({ total_scores: 10 })
  expect(await queryClient.fetchQuery(pointsQuery(elsewhere))).toEqual({ total_scores: 20 })
  for (const other of [{ sub: 'joao' }, { phoneNumber: '+5511900000000' }]) {
    expect(queryClient.getQueryData(pointsQuery({ ...membership, ...other }).queryKey)).toBeUndefined()
  }
})

test('another country’s number asks for nobody else’s statement', async () => {
  const seen = await startApi()
  await expect(queryClient.fetchQuery(statementQuery({ ...membership, phoneNumber: '+12025550123' }))).rejects.toThrow(
    'malformed',
  )
  expect(seen[0]?.path).toContain('/12025550123')
})

test('nothing is requested while the organisation’s token may still arrive', () => {
  const early = { ...membership, organizationToken: undefined, ready: false }
  expect(pointsQuery(early).queryFn).toBe(skipToken)
  expect(statementQuery(early).queryFn).toBe(skipToken)
})

test.each([
  [[], []],
  [
    [2000, 80, 1250, 0],
    [0, 80, 1250, 2000],
  ],
  [
    [9, 100, 20],
    [9, 20, 100],
  ],
])('%j is shown as %j [7.15]', (costs, shown) => {
  expect(cheapestFirst(costs.map((cost) => ({ debited_value: cost }))).map((reward) => reward.debited_value)).toEqual(
    shown,
  )
})

test('equal costs keep their order, and the response itself is not changed', () => {
  const answer = [
    { debited_value: 5, id: 'b' },
    { debited_value: 5, id: 'a' },
    { debited_value: 1, id: 'c' },
  ]
  expect(cheapestFirst(answer).map(({ id }) => id)).toEqual(['c', 'b', 'a'])
  expect(answer[0]?.id).toBe('b')
})
