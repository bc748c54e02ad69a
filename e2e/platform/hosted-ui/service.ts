import type { Context } from 'hono'
import type { PlatformContext } from '../context.ts'
import { createServiceApp, type ServiceApp } from '../http/service-app.ts'
import type { ServiceEnv } from '../http/record-calls.ts'
import { IdentityError } from '../identity/errors.ts'
import { userPool } from '../identity/user-pool.ts'
import { accountsOf, customerOf, findAccount } from './accounts.ts'
import { readAuthorizationRequest, returnAddress, type RefusedRequest } from './authorization-request.ts'
import { beginBrowserSession, browserUser, endBrowserSession } from './browser-session.ts'
import { choosePage, errorPage } from './pages.ts'
import { exchangeCode, issueCode } from './token.ts'

/** Cognito's hosted UI, with Google and Apple accounts from the database. */
export function createHostedUiService(context: PlatformContext): ServiceApp {
  const { database, siteConfig } = context
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
    if (c.req.query('outcome') === 'cancel') return back('access_denied', 'User cancelled the request')
    const account = findAccount(database, c.req.query('provider') ?? '', c.req.query('account') ?? '')
    if (c.req.query('outcome') === 'error' || !account)
      return back('server_error', 'The identity provider answered with an error')
    try {
      const { sub } = customerOf(context, account)
      beginBrowserSession(c, context, sub, account.provider)
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
    if (logoutUri === undefined || !siteConfig.identity.oauth.redirectSignOut.includes(logoutUri)) {
      return refuse(c, { error: 'redirect_mismatch' })
    }
    endBrowserSession(c, context)
    return c.redirect(logoutUri)
  })
  return app
}

function refuse(c: Context<ServiceEnv>, { error, returnTo }: RefusedRequest) {
  if (returnTo) return c.redirect(returnAddress(returnTo, { error }))
  c.set('reason', error)
  return c.html(errorPage(error), 400)
}
