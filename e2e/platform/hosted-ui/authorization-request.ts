import type { SiteConfig } from 'shared/contract'
import { userPool } from '../identity/user-pool.ts'
import { isProvider, type Provider } from './accounts.ts'

/** A valid request to `/oauth2/authorize`. */
export interface AuthorizationRequest {
  readonly redirectUri: string
  readonly state: string | undefined
  /** Of PKCE. */
  readonly codeChallenge: string
  /** If undefined, the customer chooses. */
  readonly provider: Provider | undefined
}

export type ReadRequest =
  | { readonly ok: true; readonly request: AuthorizationRequest }
  /** Without a trusted return address, the customer stays on an error page. */
  | {
      readonly ok: false
      readonly error: string
      readonly returnTo?: Pick<AuthorizationRequest, 'redirectUri' | 'state'>
    }

/** Checks the query of `/oauth2/authorize` in Cognito's order. */
export function readAuthorizationRequest(
  query: Readonly<Record<string, string>>,
  { identity }: SiteConfig,
): ReadRequest {
  const { client_id: clientId, redirect_uri: redirectUri, response_type: responseType, scope = '', state } = query
  const { code_challenge: codeChallenge, code_challenge_method: method, identity_provider: provider } = query
  if (clientId !== userPool.clientId) return { ok: false, error: 'invalid_client' }
  if (redirectUri === undefined || !identity.oauth.redirectSignIn.includes(redirectUri))
    return { ok: false, error: 'redirect_mismatch' }
  const returnTo = { redirectUri, state }
  if (responseType !== 'code') return { ok: false, error: 'unauthorized_client', returnTo }
  if (scope.split(' ').some((name) => !identity.oauth.scopes.includes(name)))
    return { ok: false, error: 'invalid_scope', returnTo }
  if (codeChallenge === undefined || method !== 'S256' || (provider !== undefined && !isProvider(provider)))
    return { ok: false, error: 'invalid_request', returnTo }
  return { ok: true, request: { ...returnTo, codeChallenge, provider } }
}

export function returnAddress(
  { redirectUri, state }: Pick<AuthorizationRequest, 'redirectUri' | 'state'>,
  outcome: { readonly code: string } | { readonly error: string; readonly error_description?: string },
): string {
  const address = new URL(redirectUri)
  for (const [name, value] of Object.entries(outcome)) address.searchParams.set(name, value)
  if (state !== undefined) address.searchParams.set('state', state)
  return address.href
}
