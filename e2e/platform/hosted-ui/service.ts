import { randomBytes } from 'node:crypto'
import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import type { PlatformContext, World } from '../context.ts'
import { createServiceApp, type ServiceApp } from '../http/service-app.ts'
import type { ServiceEnv } from '../http/record-calls.ts'
import { IdentityError } from '../identity/errors.ts'
import { userPool } from '../identity/user-pool.ts'
import { accountsOf, customerOf, type Provider } from './accounts.ts'
import { readAuthorizationRequest, returnAddress, type RefusedRequest } from './authorization-request.ts'
import { choosePage, errorPage } from './pages.ts'
import { exchangeCode, issueCode } from './token.ts'
import { insert, one, run } from '../database/query.ts'
import { userBySub, type User } from '../identity/users.ts'

/** As in Cognito: for an hour the hosted UI knows the browser, and asks for no sign-in. */
const validityMs = 3_600_000
const cookieName = 'cognito'

/** Cognito's hosted UI, with Google and Apple accounts from the database. */
export function createHostedUiService(context: PlatformContext): ServiceApp {
  const { database, clock, siteConfig } = context
  const app = createServiceApp('hostedUi', context)

  app.get('/oauth2/authorize', (c) => {
    const request = readAuthorizationRequest(c.req.query(), siteConfig)
    if ('error' in request) return refuse(c, request)
    const known = browserUser(c, context, request.provider)
    if (known) return c.redirect(returnAddress(request, { code: issueCode(context, known.sub, request) }))
    const outcomeAddress = (outcome: Readonly<Record<string, string>>) =>
      `/oauth2/idpresponse?${new URLSearchParams({ ...c.req.query(), ...outcome }).toString()}`
    return c.html(choosePage(accountsOf(database, request.provider), request.provider, outcomeAddress))
  })

  app.get('/oauth2/idpresponse', (c) => {
    const request = readAuthorizationRequest(c.req.query(), siteConfig)
    if ('error' in request) return refuse(c, request)
    const back = (error: string, error_description: string) =>
      c.redirect(returnAddress(request, { error, error_description }))
    const { provider, account: subject, outcome } = c.req.query()
    const account = accountsOf(database).find((known) => known.provider === provider && known.subject === subject)
    if (outcome === 'cancel') return back('access_denied', 'User cancelled the request')
    if (outcome === 'error' || !account) return back('server_error', 'The identity provider answered with an error')
    try {
      const { sub } = customerOf(context, account)
      const cookie = randomBytes(24).toString('base64url')
      const expires_at = clock.now() + validityMs
      insert(database, 'hosted_sessions', { cookie, sub, provider: account.provider, expires_at })
      setCookie(c, cookieName, cookie, { httpOnly: true, secure: true, sameSite: 'Lax', path: '/' })
      return c.redirect(returnAddress(request, { code: issueCode(context, sub, request) }))
    } catch (error) {
      if (error instanceof IdentityError) return back('invalid_request', error.message)
      throw error
    }
  })

  app.post('/oauth2/token', async (c) => {
    const answer = await exchangeCode(await c.req.parseBody(), context)
    return c.json(answer, 'error' in answer ? 400 : 200, { 'cache-control': 'no-store' })
  })

  app.get('/logout', (c) => {
    const { client_id: clientId, logout_uri: logoutUri } = c.req.query()
    if (clientId !== userPool.clientId) return refuse(c, { error: 'invalid_client' })
    if (logoutUri === undefined || !siteConfig.identity.oauth.redirectSignOut.includes(logoutUri))
      return refuse(c, { error: 'redirect_mismatch' })
    run(database)`DELETE FROM hosted_sessions WHERE cookie = ${getCookie(c, cookieName) ?? ''}`
    deleteCookie(c, cookieName, { path: '/', secure: true })
    return c.redirect(logoutUri)
  })
  return app
}

function refuse(c: Context<ServiceEnv>, { error, returnTo }: RefusedRequest) {
  if (returnTo) return c.redirect(returnAddress(returnTo, { error }))
  c.set('reason', error)
  return c.html(errorPage(error), 400)
}

/** The customer who is signed in with this browser at the requested provider. */
function browserUser(c: Context, { database, clock }: World, provider: Provider | undefined): User | undefined {
  const session = one<{ sub: string }>(database)`SELECT sub FROM hosted_sessions
    WHERE cookie = ${getCookie(c, cookieName) ?? ''} AND expires_at > ${clock.now()}
    AND (${provider ?? null} IS NULL OR provider = ${provider ?? null})`
  const user = session && userBySub(database, session.sub)
  return user?.enabled ? user : undefined
}
