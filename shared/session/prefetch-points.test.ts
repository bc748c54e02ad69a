import { beforeEach, expect, test, vi } from 'vitest'
import { loadAccount } from '../identity/index.ts'
import { queryClient } from '../query/index.ts'
import {
  eraseTokens,
  openPage,
  refuseOperation,
  sendDocument,
  siteConfigAt,
  startIdentityServer,
  startLocalServer,
  type AnswerOperation,
} from '../testing/index.ts'
import { prefetchPoints } from './prefetch-points.ts'
import { checkSession } from './check-session.ts'
import { openOrganization } from './organization-actions.ts'
import { state } from './session-state.ts'
import { startSession } from './start-session.ts'

beforeEach(async () => {
  openPage('https://app.example/padaria')
  Object.assign(state, { authentication: 'loading', user: undefined })
  await openOrganization(undefined)
  queryClient.clear()
})

const points = '/user/find/%2B5511912345678'

/** A page with the tokens of an earlier visit, unless the visitor is a stranger, and an API with one organisation. */
async function startPage({
  answer,
  isStranger = false,
  meanwhile,
}: { answer?: AnswerOperation; isStranger?: boolean; meanwhile?: () => void } = {}) {
  const api = await startLocalServer(({ path }, response) => {
    meanwhile?.()
    sendDocument(
      response,
      200,
      path.startsWith('/open') ? { key: 'padaria', name: 'Padaria', token: 'padaria-token' } : { total_scores: 10 },
    )
  })
  const identity = await startIdentityServer(answer)
  await startSession(siteConfigAt({ api, identity }))
  if (!isStranger) await (await loadAccount()).signIn('+5511912345678', 'segredo1')
  state.authentication = 'loading'
  return { api, identity }
}

const cachedPoints = () => queryClient.getQueryData(['customer', 'ana-sub', 'padaria', 'points', '+5511912345678'])

test('the points are requested before the provider has said who is signed in', async () => {
  const { api, identity } = await startPage()
  await prefetchPoints('padaria')
  expect(api.seen.map(({ path, headers }) => [path, headers['x-app-token']])).toEqual([
    ['/open/orgs/padaria', undefined],
    [points, 'padaria-token'],
  ])
  expect(identity.operations()).not.toContain('GetUser')
  expect([cachedPoints(), state.user, state.authentication]).toEqual([{ total_scores: 10 }, undefined, 'loading'])
})

test('a failed check removes the points', async () => {
  await startPage({
    answer: (operation, response) => {
      if (operation === 'GetUser') refuseOperation(response, 'NotAuthorizedException', 'User is disabled.')
    },
  })
  await prefetchPoints('padaria')
  await checkSession()
  expect([cachedPoints(), state.authentication]).toEqual([undefined, 'anonymous'])
})

test('a stranger’s page requests only the organisation', async () => {
  const { api } = await startPage({ isStranger: true })
  await prefetchPoints('padaria')
  expect(api.seen.map(({ path }) => path)).toEqual(['/open/orgs/padaria'])
})

test('nothing is requested for a customer whose tokens another tab erased meanwhile', async () => {
  const { api } = await startPage({ meanwhile: eraseTokens })
  await prefetchPoints('padaria')
  expect(api.seen.map(({ path }) => path)).toEqual(['/open/orgs/padaria'])
})

test('nothing is requested for an organisation that the customer left meanwhile', async () => {
  const { api } = await startPage()
  const early = prefetchPoints('padaria')
  void openOrganization('cafe-central')
  await early
  await vi.waitFor(() => expect(state.organization.lookup).not.toBe('pending'))
  expect(api.seen.map(({ path }) => path)).not.toContain(points)
})

test('the customer is shown together with points that arrive right after the check', async () => {
  await startPage()
  const early = prefetchPoints('padaria')
  await checkSession(early)
  expect([cachedPoints(), state.authentication]).toEqual([{ total_scores: 10 }, 'authenticated'])
})

test('nobody waits for points that do not arrive', async () => {
  await startPage()
  const never = new Promise<void>(() => undefined)
  await checkSession(never)
  expect(state.authentication).toBe('authenticated')
})
