import { skipToken } from '@tanstack/react-query'
import { afterEach, expect, test } from 'vitest'
import { startApi } from '../testing/api-server.ts'
import { sendDocument } from '../testing/index.ts'
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
const startPoints = () => {
  const totals: Readonly<Record<string, number>> = { 'padaria-token': 10, 'nuvem-token': 20 }
  const tokens = { session: 'ana', idToken: 'id', accessToken: 'access' }
  return startApi(({ headers }, response) => {
    sendDocument(response, 200, { total_scores: totals[String(headers['x-app-token'])] ?? 0 })
  }, tokens)
}

test('points are never shared between organisations, customers or phones [3.3, 7.10]', async () => {
  await startPoints()
  const elsewhere = { ...membership, organizationKey: 'nuvem', organizationToken: 'nuvem-token' }
  expect(await queryClient.fetchQuery(pointsQuery(membership))).toEqual({ total_scores: 10 })
  expect(await queryClient.fetchQuery(pointsQuery(elsewhere))).toEqual({ total_scores: 20 })
  for (const other of [{ sub: 'joao' }, { phoneNumber: '+5511900000000' }]) {
    expect(queryClient.getQueryData(pointsQuery({ ...membership, ...other }).queryKey)).toBeUndefined()
  }
})

test('another country’s number asks for nobody else’s statement', async () => {
  const { seen } = await startPoints()
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

test('rewards are shown cheapest first, equal costs in their order; the response itself is not changed [7.15]', () => {
  const costs = { b: 100, a: 100, dear: 2000, free: 0, cheap: 9, middle: 20 }
  const answer = Object.entries(costs).map(([id, debited_value]) => ({ id, debited_value }))
  expect(cheapestFirst(answer).map(({ id }) => id)).toEqual(['free', 'cheap', 'middle', 'b', 'a', 'dear'])
  expect(answer[0]?.id).toBe('b')
})
