import { beforeEach, expect, test, vi } from 'vitest'
import { configureIdentity, currentTokens } from '../identity/host.ts'
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
  type IdentityServer,
} from '../testing/index.ts'
import { rememberedLogin } from './browser-storage.ts'
import { callAccountSettings, checkSession, refreshCustomer, signOut } from './session-lifecycle.ts'
import { chooseView, state } from './session-state.ts'
import { startSession } from './start-session.ts'

beforeEach(() => {
  openPage()
  Object.assign(state, { authentication: 'loading', user: undefined })
  state.ui.alert.show = false
  queryClient.clear()
})

/* Another tab changes the stored tokens before the provider responds. */

/** A page with Ana's tokens. The test decides when GetUser responds. */
async function start(answer: 'customer' | 'refused' | 'lost' = 'customer') {
  const { hold, asked, release } = holdOperation('GetUser', (response) => {
    if (answer === 'refused') refuseOperation(response, 'NotAuthorizedException', 'Access Token has been revoked')
    if (answer === 'lost') response.destroy()
  })
  const server = await startIdentityServer(hold)
  await startSession(siteConfigAt({ identity: server }))
  const { signIn } = await loadAccount()
  await signIn('+5511912345678', 'segredo1')
  localStorage.setItem('phone_number', '+5511912345678')
  state.authentication = 'loading'
  return { asked, release, operations: server.operations }
}

/** Dispatches the event of a storage change by another tab. */
const hearOfStorage = () => dispatchEvent(Object.assign(new Event('storage'), { key: null }))

test.each(['customer', 'refused', 'lost'] as const)(
  'a sign-out in another tab is noticed while loading; a later response (%s) changes nothing',
  async (answer) => {
    const { asked, release } = await start(answer)
    const check = checkSession()
    await asked
    eraseTokens()
    hearOfStorage()
    await expect.poll(() => state.authentication).toBe('anonymous')
    release()
    await check
    expect(state).toMatchObject({ authentication: 'anonymous', user: undefined, ui: { alert: { show: false } } })
    expect(namesIn(localStorage)).toEqual(['phone_number'])
  },
)

test('a refusal ends only its own session: of one that takes its place each time it is asked again, five times, after growing pauses', async () => {
  let refuses = true
  const { signIn } = await loadAccount()
  const server = await startIdentityServer(async (operation, response) => {
    if (operation !== 'GetUser' || !refuses) return
    await signIn('+5511912345678', 'segredo1')
    refuseOperation(response, 'NotAuthorizedException', 'Access Token has been revoked')
  })
  configureIdentity(siteConfigAt({ identity: server }))
  await signIn('+5511912345678', 'segredo1')
  const pauses = vi.spyOn(globalThis, 'setTimeout')
  await checkSession()
  expect(server.operations().filter((operation) => operation === 'GetUser')).toHaveLength(5)
  expect(pauses.mock.calls.map(([, ms]) => ms)).toEqual(expect.arrayContaining([100, 200, 300, 400]))
  refuses = false
  await checkSession()
  const alert = { show: false }
  expect(state).toMatchObject({ authentication: 'authenticated', user: { sub: 'ana-sub' }, ui: { alert } })
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

const padaria = { key: 'padaria', name: 'Padaria', brand: undefined, colors: {}, token: undefined }

/** Ana's session, with everything that it stores in a tab. */
async function signInAna(identity: IdentityServer, key: string | undefined) {
  configureIdentity(siteConfigAt({ identity }))
  const { signIn } = await loadAccount()
  await signIn('+5511912345678', 'segredo1')
  await refreshCustomer()
  rememberedLogin.remember({ phoneNumber: '+5511912345678', username: 'ana_1' })
  sessionStorage.setItem('acknowledgedCustomer', 'ana-sub')
  chooseView('verify')
  Object.assign(state.organization, { key, current: padaria, orgs: [{ ...padaria, token: 'secret' }], fetched: true })
  queryClient.setQueryData(['customer', 'ana-sub', 'padaria', 'points'], 10)
  queryClient.setQueryData(['organizations', 'ana-sub'], [])
  queryClient.getMutationCache().build(queryClient, { mutationKey: ['customer', 'ana-sub', 'padaria', 'intents'] })
  expect(state).toMatchObject({ authentication: 'authenticated', user: { sub: 'ana-sub' } })
}

test.each([
  { everywhere: false, operation: 'RevokeToken', isTold: true, key: 'padaria' },
  { everywhere: true, operation: 'GlobalSignOut', isTold: true, key: 'padaria' },
  { everywhere: false, operation: 'RevokeToken', isTold: false, key: undefined },
])(
  'a sign-out (everywhere: $everywhere) at $key tells the provider ($isTold) and leaves the phone, and the brand where it was [4.4, 4.5, 4.6, 4.7, 4.8, 7.33]',
  async ({ everywhere, operation, isTold, key }) => {
    const identity = await startIdentityServer((asked, response) => {
      if (asked === operation && !isTold) response.destroy()
    })
    await signInAna(identity, key)
    expect(await signOut({ everywhere })).toBe(isTold)
    expect(identity.operations().at(-1)).toBe(operation)
    expect(state).toMatchObject({ authentication: 'anonymous', user: undefined })
    expect(state.organization).toMatchObject({ orgs: [], fetched: false, current: key && padaria })
    expect(state.ui.view).toEqual({ to: undefined, from: undefined })
    expect([namesIn(localStorage), namesIn(sessionStorage)]).toEqual([['phone_number'], []])
    expect([queryClient.getQueryCache().getAll(), queryClient.getMutationCache().getAll()]).toEqual([[], []])
    expect(await currentTokens()).toEqual({ ok: true, value: undefined })
  },
)

test('a call whose refusal ends the session resolves once the session is over', async () => {
  let isRevoked = false
  const identity = await startIdentityServer((_, response) => {
    if (isRevoked) refuseOperation(response, 'NotAuthorizedException', 'Access Token has been revoked')
  })
  await signInAna(identity, 'padaria')
  isRevoked = true
  const changed = await callAccountSettings((settings) => settings.changePassword('segredo1', 'segredo2'))
  expect(changed).toMatchObject({ ok: false })
  expect(state).toMatchObject({ authentication: 'anonymous', user: undefined })
})
