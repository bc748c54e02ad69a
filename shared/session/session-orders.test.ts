import { expect, test, vi } from 'vitest'
import { sessionOwner } from '../identity/host.ts'
import { loadAccount } from '../identity/index.ts'
import { queryClient } from '../query/index.ts'
import { withSessionLock } from '../identity/session-lock.ts'
import { delay } from '../tasks/index.ts'
import { eraseTokens, holdOperation, namesIn, openPage, siteConfigAt, startIdentityServer } from '../testing/index.ts'
import { customerStorage } from './browser-storage.ts'
import { checkSession, refreshCustomer, signOut } from './session-lifecycle.ts'
import { state } from './session-state.ts'
import { startSession } from './start-session.ts'

/* Whatever comes first, at the end the state, the stored session and the customer's storage have the same owner, or none. */

type Claims = Readonly<Record<string, unknown>>
const encoded = (claims: Claims) => Buffer.from(JSON.stringify(claims)).toString('base64url')
const claimsOf = (token: string): Claims => JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())

/** Ana's tab, with two answers of GetUser under way, and everything that may come next, by name. */
async function startTab() {
  const { hold, release } = holdOperation('RevokeToken')
  await startSession(siteConfigAt({ identity: await startIdentityServer(hold) }))
  await (await loadAccount()).signIn('+5511912345678', 'segredo1')
  const entries = namesIn(localStorage).map((name) => [name ?? '', localStorage.getItem(name ?? '') ?? ''] as const)
  const held: (() => void)[] = []
  let isHolding = false
  const send = fetch
  vi.stubGlobal('fetch', async (address: string, init: { headers: Record<string, string>; body: string }) => {
    if (!init.headers['x-amz-target']?.endsWith('GetUser')) return send(address, init)
    if (isHolding) await new Promise<void>((resolve) => held.push(resolve))
    const { sub } = claimsOf(String(JSON.parse(init.body).AccessToken))
    return Response.json({ UserAttributes: [{ Name: 'sub', Value: sub }] })
  })
  await refreshCustomer()
  customerStorage.set('ana-sub', 'voucher', 'ana-sub')
  isHolding = true
  const asked: Promise<unknown>[] = [refreshCustomer(), checkSession()]
  await expect.poll(() => held).toHaveLength(2)
  isHolding = false
  let leaving: string | undefined
  const events = {
    refresh: () => held[0]?.(),
    check: () => held[1]?.(),
    'sign-out'() {
      leaving = state.user?.sub
      asked.push(signOut())
    },
    'another tab’s sign-in': () => void asked.push(withSessionLock('take', async () => signInCarla(entries))),
  }
  const settled = async () => {
    release()
    for (const one of asked) await one
  }
  return { events, settled, leaving: () => leaving }
}

/** What another tab does when Carla signs in there. */
function signInCarla(entries: readonly (readonly [string, string])[]): void {
  eraseTokens()
  for (const [name, text] of entries) {
    const isToken = /(id|access)Token$/.test(name)
    localStorage.setItem(name, isToken ? `e30.${encoded({ ...claimsOf(text), sub: 'carla-sub' })}.x` : text)
  }
  customerStorage.open('carla-sub')
  customerStorage.set('carla-sub', 'voucher', 'carla-sub')
  dispatchEvent(Object.assign(new Event('storage'), { key: null }))
}

const permutations = <Item>(items: readonly Item[]): Item[][] =>
  items.length === 0
    ? [[]]
    : items.flatMap((first) => permutations(items.filter((item) => item !== first)).map((rest) => [first, ...rest]))

const names = ['refresh', 'check', 'sign-out', 'another tab’s sign-in'] as const

test.each(
  [...permutations(names), ...permutations(names.slice(0, 3))].map((order) => [order.join(', '), order] as const),
)('%s', async (_, order) => {
  for (const pauseMs of [undefined, 0]) {
    openPage()
    Object.assign(state, { authentication: 'loading', user: undefined })
    queryClient.clear()
    const { events, settled, leaving } = await startTab()
    for (const name of order) {
      events[name]()
      if (pauseMs !== undefined) await delay(pauseMs)
    }
    const owner = order.length === 4 && leaving() !== 'carla-sub' ? 'carla-sub' : undefined
    // Her data may be there before the provider has confirmed the sign-out.
    if (owner) await expect.poll(() => state.user?.sub).toBe(owner)
    if (owner) queryClient.setQueryData(['customer', owner, 'padaria', 'points'], 20)
    await settled()
    await expect
      .poll(() => [state.user?.sub, state.authentication])
      .toEqual([owner, owner ? 'authenticated' : 'anonymous'])
    expect([await sessionOwner(), customerStorage.get('voucher')]).toEqual([owner, owner])
    expect([localStorage.getItem('customer') !== null, queryClient.getQueryCache().getAll().length === 1]).toEqual([
      owner !== undefined,
      owner !== undefined,
    ])
    vi.unstubAllGlobals()
  }
})
