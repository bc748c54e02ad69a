import type { ServerResponse } from 'node:http'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { configureIdentity } from '../identity/host.ts'
import { customerKey, queryClient } from '../query/index.ts'
import { startApi } from '../testing/api-server.ts'
import { exampleSiteConfig, openPage, sendDocument } from '../testing/index.ts'
import { askedOrganizations, loadOrganizations, openOrganization } from './organization-actions.ts'
import { chooseView, savedView, state } from './session-state.ts'

beforeEach(async () => {
  openPage()
  configureIdentity(exampleSiteConfig())
  await openOrganization(undefined)
  queryClient.clear()
  askedOrganizations.clear()
  Object.assign(state, { authentication: 'anonymous', user: undefined })
  Object.assign(state.organization, { orgs: [], fetched: false, listFailed: false })
})

/** An API whose responses the test writes, by the last segment of the path. */
const answerBySegment = (answer: (last: string, response: ServerResponse) => void) =>
  startApi(({ path }, response) => answer(path.split('/').at(-1) ?? '', response))

function becomeAna() {
  state.authentication = 'authenticated'
  state.user = { sub: 'ana', email_verified: false, phone_number_verified: true } as typeof state.user
}

test('an organisation is requested once for each key in five minutes; outside any, nothing is [3.8]', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const server = await answerBySegment((key, response) => sendDocument(response, 200, { key, name: key.toUpperCase() }))
  await Promise.all([openOrganization('padaria'), openOrganization('padaria')])
  await openOrganization('padaria')
  expect(state.organization).toMatchObject({ key: 'padaria', lookup: 'found', current: { name: 'PADARIA' } })
  expect(server.seen).toHaveLength(1)
  await openOrganization('nuvem')
  expect(state.organization).toMatchObject({ key: 'nuvem', lookup: 'found', current: { name: 'NUVEM' } })
  await openOrganization(undefined)
  expect(state.organization).toMatchObject({ key: undefined, lookup: 'none', current: undefined })
  await openOrganization('padaria')
  expect(server.seen).toHaveLength(2)
  await vi.advanceTimersByTimeAsync(300_000)
  await openOrganization('nuvem')
  expect(server.seen).toHaveLength(3)
})

test.each<[string, calls: number, (response: ServerResponse) => void]>([
  ['a dropped connection', 3, (response) => response.destroy()],
  ['a 503', 3, (response) => sendDocument(response, 503, {})],
  ['a 403', 1, (response) => sendDocument(response, 403, {})],
  ['a malformed answer', 1, (response) => sendDocument(response, 200, { key: 'Not a key' })],
])('%s (after %i calls) is a failure that can be retried, and does not end the session', async (_, calls, fail) => {
  becomeAna()
  let works = false
  const server = await answerBySegment((key, response) =>
    works ? sendDocument(response, 200, { key }) : fail(response),
  )
  await openOrganization('padaria')
  expect(server.seen).toHaveLength(calls)
  expect(state.organization).toMatchObject({ lookup: 'failed', current: undefined })
  expect(state.authentication).toBe('authenticated')
  works = true
  await openOrganization('padaria')
  expect(state.organization.lookup).toBe('found')
})

test('an unknown organisation is requested once, leaves a visitor, and signs a customer out [4.56]', async () => {
  const server = await startApi((_, response) => sendDocument(response, 404, {}))
  chooseView('sign-up')
  await openOrganization('nobody')
  await openOrganization('nobody')
  const organization = { key: 'nobody', lookup: 'not-found', current: undefined }
  expect(state).toMatchObject({ authentication: 'anonymous', organization })
  expect([server.seen.length, savedView()]).toEqual([1, 'sign-up'])
  await openOrganization(undefined)
  becomeAna()
  await openOrganization('nobody')
  expect(state).toMatchObject({ authentication: 'anonymous', user: undefined, organization })
})

test.each([200, 404])('a response (%i) that comes after the address changed has no effect', async (status) => {
  becomeAna()
  const late = Promise.withResolvers<ServerResponse>()
  await answerBySegment((key, response) =>
    key === 'padaria' ? late.resolve(response) : sendDocument(response, 200, { key }),
  )
  const padaria = openOrganization('padaria')
  await openOrganization('nuvem')
  sendDocument(await late.promise, status, { key: 'padaria' })
  await padaria
  const organization = { key: 'nuvem', lookup: 'found', current: { key: 'nuvem' } }
  expect(state).toMatchObject({ authentication: 'authenticated', organization })
})

test('what is still asked for the former organisation is cancelled, for no other', async () => {
  await answerBySegment((key, response) => sendDocument(response, 200, { key }))
  await openOrganization('padaria')
  const signals: AbortSignal[] = []
  for (const organizationKey of ['padaria', 'nuvem'])
    void queryClient.prefetchQuery({
      queryKey: customerKey({ sub: 'ana', organizationKey }, 'points'),
      queryFn: ({ signal }) => {
        signals.push(signal)
        return new Promise<never>(() => undefined)
      },
    })
  await openOrganization('nuvem')
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, false])
})

test.each([
  { what: 'a list is shown [3.8]', status: 200, listFailed: false, left: 'authenticated' },
  { what: 'a failed list is no empty one', status: 403, listFailed: true, left: 'authenticated' },
  { what: 'a lost list comes with the network, asked for once', status: 503, listFailed: true, left: 'authenticated' },
  { what: 'a 401 to the list signs out [4.55]', status: 401, listFailed: false, left: 'anonymous' },
])('$what', async ({ status, listFailed, left }) => {
  becomeAna()
  const list = [{ key: 'padaria' }, { key: 'nuvem' }]
  let works = status === 200
  const server = await startApi((_, response) => sendDocument(response, works ? 200 : status, works ? list : {}))
  for (const _ of ['first', 'second']) await loadOrganizations('ana')
  expect(state.organization.orgs).toMatchObject(works ? list : [])
  expect(state).toMatchObject({ authentication: left, organization: { fetched: left === 'authenticated', listFailed } })
  works = true
  const asked = server.seen.length
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  for (let event = 0; event < 20; event += 1) dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(2000)
  const isLost = status === 503
  await expect.poll(() => state.organization.listFailed).toBe(listFailed && !isLost)
  // Whatever was sent before it has arrived.
  await openOrganization('padaria')
  expect(server.seen.length - asked).toBe(isLost ? 2 : 1)
})

test.each([200, 401])('a list that comes after its customer signed out (%i) changes nothing', async (status) => {
  becomeAna()
  const late = Promise.withResolvers<ServerResponse>()
  await startApi((_, response) => late.resolve(response))
  const list = loadOrganizations('ana')
  const response = await late.promise
  state.user = { sub: 'joao', email_verified: false, phone_number_verified: true } as typeof state.user
  sendDocument(response, status, status === 200 ? [{ key: 'padaria' }] : {})
  await list
  expect(state).toMatchObject({
    authentication: 'authenticated',
    organization: { orgs: [], fetched: false, listFailed: false },
  })
})
