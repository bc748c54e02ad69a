import { beforeEach, expect, test, vi } from 'vitest'
import { loadAccount } from '../identity/index.ts'
import { queryClient } from '../query/index.ts'
import {
  eraseTokens,
  holdOperation,
  namesIn,
  openPage,
  refuseOperation,
  siteConfigAt,
  startIdentityServer,
} from '../testing/index.ts'
import { checkSession, refreshCustomer } from './session-lifecycle.ts'
import { state } from './session-state.ts'
import { startSession } from './start-session.ts'

/* Another tab changes the stored tokens before the provider responds. */

beforeEach(() => {
  openPage()
  Object.assign(state, { authentication: 'loading', user: undefined })
  state.ui.alert.show = false
  queryClient.clear()
})

/** A page with Ana's tokens. The test decides when GetUser responds. */
async function start({ refuses = false } = {}) {
  const { hold, asked, release } = holdOperation('GetUser', (response) => {
    if (refuses) refuseOperation(response, 'NotAuthorizedException', 'Access Token has been revoked')
  })
  const server = await startIdentityServer(hold)
  await startSession(siteConfigAt({ identity: server }))
  const { signIn } = await loadAccount()
  const signInAnew = () => signIn('+5511912345678', 'segredo1')
  await signInAnew()
  localStorage.setItem('phone_number', '+5511912345678')
  state.authentication = 'loading'
  return { asked, release, signInAnew, operations: server.operations }
}

/** Dispatches the event of a storage change by another tab. */
const hearOfStorage = () => dispatchEvent(Object.assign(new Event('storage'), { key: null }))

test.each([false, true])(
  'a sign-out in another tab is noticed while loading; a later response (refused: %s) changes nothing',
  async (refuses) => {
    const { asked, release } = await start({ refuses })
    const check = checkSession()
    await asked
    eraseTokens()
    hearOfStorage()
    await vi.waitFor(() => expect(state.authentication).toBe('anonymous'))
    release()
    await check
    expect(state).toMatchObject({ authentication: 'anonymous', user: undefined, ui: { alert: { show: false } } })
    expect(namesIn(localStorage)).toEqual(['phone_number'])
  },
)

test('a refusal ends only its own session', async () => {
  const { asked, release, signInAnew, operations } = await start({ refuses: true })
  const check = checkSession()
  await asked
  await signInAnew()
  release()
  await check
  expect(state).toMatchObject({
    authentication: 'authenticated',
    user: { sub: 'ana-sub' },
    ui: { alert: { show: false } },
  })
  expect(operations().filter((operation) => operation === 'GetUser')).toHaveLength(2)
})

test('a customer whose tokens are gone is signed out of this tab when read again', async () => {
  const { asked, release } = await start()
  Object.assign(state, { authentication: 'authenticated', user: { sub: 'ana-sub' } })
  const refreshed = refreshCustomer()
  await asked
  eraseTokens()
  release()
  await refreshed
  expect(state).toMatchObject({ authentication: 'anonymous', user: undefined })
})

test('a change of storage without a change of session has no effect', async () => {
  const { operations } = await start()
  const before = operations().length
  dispatchEvent(Object.assign(new Event('storage'), { key: 'phone_number' }))
  expect(state.authentication).toBe('loading')
  expect(operations()).toHaveLength(before)
})
