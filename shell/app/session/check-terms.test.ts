import type { ServerResponse } from 'node:http'
import { callApi } from 'shared/api'
import { loadAccount } from 'shared/identity'
import { currentTokens } from 'shared/identity/host'
import { sendAcceptance } from 'shared/session'
import { startSession } from 'shared/session/host'
import { openPage, sendDocument, siteConfigAt, startIdentityServer, startLocalServer } from 'shared/testing'
import { expect, test } from 'vitest'
import { checkTerms } from './check-terms.ts'

const redirectUri = 'https://app.example/padaria?a=1&b=2'

/** A customer with a session, and a terms service that responds as the test says. */
async function startTerms(answer: (response: ServerResponse) => void) {
  openPage()
  const identity = await startIdentityServer()
  const terms = await startLocalServer((_, response) => answer(response))
  const config = { ...siteConfigAt({ identity }), terms: { baseUrl: `${terms.url}/termos` } }
  await startSession(config)
  const { signIn } = await loadAccount()
  await signIn('+5511912345678', 'segredo1')
  return { config, terms }
}

test('terms that are not accepted lead to their configured page, whatever the response names, with the ID token and the address to return to [2.12, 7.20, 7.21, 7.24]', async () => {
  const hostile = { accepted: false, updates: true, url: 'https://evil.example/', redirect_uri: '//evil.example' }
  const { config, terms } = await startTerms((response) => sendDocument(response, 200, hostile))
  const { updates, url } = await checkTerms(config, 'padaria', redirectUri)
  const tokens = await currentTokens()
  const idToken = tokens.ok ? tokens.value?.idToken : undefined
  const page = new URL(url)
  expect([updates, `${page.origin}${page.pathname}`]).toEqual([true, `${terms.url}/termos/padaria`])
  expect(Object.fromEntries(page.searchParams)).toEqual({ token: idToken, redirect_uri: redirectUri })
  expect(terms.seen.map(({ method, path }) => `${method} ${path}`)).toEqual(['GET /termos/padaria/user'])
  expect(Object.fromEntries(terms.seen[0]?.query ?? [])).toEqual({ token: idToken, redirect_uri: redirectUri })
})

test.each<[string, (response: ServerResponse) => void]>([
  ['terms that are accepted', (response) => sendDocument(response, 200, { accepted: true })],
  ['a dropped connection', (response) => response.destroy()],
  ['a 500', (response) => sendDocument(response, 500, {})],
  ['a 404', (response) => sendDocument(response, 404, {})],
  ['a malformed response', (response) => sendDocument(response, 200, { accepted: 'perhaps' })],
])('%s: the customer gets in without a page [7.20, 7.22]', async (_, answer) => {
  const { config } = await startTerms(answer)
  expect(await checkTerms(config, 'padaria', redirectUri)).toEqual({ updates: false, url: '' })
})

test('a check that is abandoned at once asks nothing', async () => {
  const { config, terms } = await startTerms((response) => sendDocument(response, 200, { accepted: false }))
  expect(await checkTerms(config, 'padaria', redirectUri, AbortSignal.abort())).toEqual({ updates: false, url: '' })
  expect(terms.seen).toEqual([])
})

test('a hostile key stays within the terms service', async () => {
  const { config, terms } = await startTerms((response) => sendDocument(response, 200, { accepted: false }))
  const { url } = await checkTerms(config, '//evil.example', redirectUri)
  expect(new URL(url).origin).toBe(terms.url)
  expect(
    await callApi('terms', { path: { key: '@evil.example' }, query: { redirect_uri: 'https://app.example/' } }),
  ).toMatchObject({ ok: true })
})

test('an acceptance that is under way is waited for before the check', async () => {
  let accepted = false
  const { config, terms } = await startTerms((response) => {
    if (response.req.method === 'GET') return sendDocument(response, 200, { accepted })
    // Another request is sent and answered meanwhile.
    void fetch(terms.url).then(() => {
      accepted = true
      sendDocument(response, 200, {})
    })
  })
  sendAcceptance('padaria')
  expect(await checkTerms(config, 'padaria', redirectUri)).toEqual({ updates: false, url: '' })
})
