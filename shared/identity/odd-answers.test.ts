import type { ServerResponse } from 'node:http'
import { beforeEach, expect, test, vi } from 'vitest'
import { openPage, sendDocument, siteConfigAt, startIdentityServer } from '../testing/index.ts'
import {
  configureIdentity,
  currentTokens,
  fetchCustomer,
  loadAccount,
  loadAccountSettings,
} from './client-on-demand.ts'
import { fetchPreferredMfa } from './specified-only/index.ts'

/*
 * Responses that no identity provider sends, but a proxy may: none of them makes the adapter throw,
 * opens a session or ends one.
 */
beforeEach(() => openPage())

/** Configures the adapter for an identity provider with an odd response to each call, from the first or the second call on. */
async function startOddly(odd: (response: ServerResponse) => void, from: 'first' | 'second') {
  let isOdd = from === 'first'
  const server = await startIdentityServer((_, response) => {
    if (isOdd) odd(response)
    isOdd = true
  })
  configureIdentity(siteConfigAt({ identity: server }))
}

const document = (status: number, body: unknown) => (response: ServerResponse) => sendDocument(response, status, body)
const html = (status: number) => (response: ServerResponse) =>
  void response.writeHead(status, { 'Content-Type': 'text/html' }).end('<h1>Oops</h1>')
const token = (claims: object) => `e30.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.x`

const oddAnswers: readonly [string, (response: ServerResponse) => void][] = [
  ['a page of HTML', html(200)],
  ['a gateway’s error page', html(502)],
  ['a refusal as a page of HTML', html(403)],
  ['a refusal without a name', document(400, {})],
  ['a refusal that is a list', document(400, ['NotAuthorizedException'])],
  ['null', document(200, null)],
  ['a list', document(200, [])],
  ['a text', document(200, 'ok')],
  ['nothing in a document', document(200, {})],
  ['null everywhere', document(200, { AuthenticationResult: null, UserAttributes: null, Devices: null })],
  ['no tokens', document(200, { AuthenticationResult: {}, UserAttributes: [{}], Devices: [{}] })],
  ['tokens that are none', document(200, { AuthenticationResult: { AccessToken: 'x', IdToken: 'y' }, Devices: [1] })],
  ['an account without a sub', document(200, { UserAttributes: [{ Name: 'name', Value: 'Ana' }] })],
  ['an unknown challenge', document(200, { ChallengeName: 'RIDDLE', UserAttributes: 'none', Devices: 'none' })],
]

test.each(oddAnswers)('%s to a sign-in opens no session', async (_, odd) => {
  await startOddly(odd, 'first')
  const { signIn } = await loadAccount()
  expect(await signIn('+5511912345678', 'segredo1')).toMatchObject({ ok: false, error: { kind: 'other' } })
  expect(await currentTokens()).toEqual({ ok: true, value: undefined })
})

test('a token that names nobody opens no session', async () => {
  const nobodys = token({ exp: 4_102_444_800 })
  await startOddly(document(200, { AuthenticationResult: { AccessToken: nobodys, IdToken: nobodys } }), 'first')
  const { signIn } = await loadAccount()
  await signIn('+5511912345678', 'segredo1')
  expect((await fetchCustomer()).ok).toBe(false)
})

test.each(oddAnswers)('%s ends no session', async (_, odd) => {
  await startOddly(odd, 'second')
  const { signIn } = await loadAccount()
  await signIn('+5511912345678', 'segredo1')
  const { listDevices, changePassword } = await loadAccountSettings()
  for (const answer of [
    await fetchCustomer(),
    await listDevices(),
    await fetchPreferredMfa(),
    await changePassword('segredo1', 'segredo2'),
  ]) {
    expect(answer.ok || answer.error.kind).toBeOneOf([true, 'other', 'network'])
  }
  expect(await fetchCustomer()).toMatchObject({ ok: false })
  expect(await currentTokens()).toMatchObject({ ok: true, value: { idToken: expect.any(String) } })
})

test.each([
  ['repeats its token', () => 'again', 2],
  ['leads back to a former page', (page: number) => `${page % 3}`, 4],
  ['has ever another token', (page: number) => `${page}`, 50],
])('a list of devices that %s has an end, growing pauses, and no device twice', async (_, tokenOf, pages) => {
  let page = 0
  await startOddly((response) => {
    page += 1
    const following = page < 60 ? tokenOf(page) : undefined
    sendDocument(response, 200, { Devices: [{ DeviceKey: 'phone' }], PaginationToken: following })
  }, 'second')
  const { signIn } = await loadAccount()
  await signIn('+5511912345678', 'segredo1')
  const { listDevices } = await loadAccountSettings()
  const { setTimeout: start } = globalThis
  const timer = vi.spyOn(globalThis, 'setTimeout')
  timer.mockImplementation((end, ms = 0) => start(end, ms > 1000 ? ms : 0))
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  expect(await listDevices()).toMatchObject({ ok: true, value: [{ id: 'phone' }] })
  expect([page, warn.mock.calls.length]).toEqual([pages, 1])
  const pauses = timer.mock.calls.map(([, ms = 0]) => ms).filter((ms) => ms > 0 && ms <= 1000)
  expect(pauses).toEqual(Array.from({ length: pages - 1 }, (__, index) => 20 * (index + 1)))
})
