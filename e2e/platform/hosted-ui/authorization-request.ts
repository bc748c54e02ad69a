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

type ReturnAddress = Pick<AuthorizationRequest, 'redirectUri' | 'state'>

/** Without a trusted return address, the customer stays on an error page. */
export interface RefusedRequest {
  readonly error: string
  readonly returnTo?: ReturnAddress
}

/** Checks the query of `/oauth2/authorize` in Cognito's order. */
export function readAuthorizationRequest(
  query: Readonly<Record<string, string>>,
  { identity }: SiteConfig,
): AuthorizationRequest | RefusedRequest {
  const { client_id: clientId, redirect_uri: redirectUri, response_type: responseType, scope = '', state } = query
  const { code_challenge: codeChallenge, code_challenge_method: method, identity_provider: provider } = query
  if (clientId !== userPool.clientId) return { error: 'invalid_client' }
  if (redirectUri === undefined || !identity.oauth.redirectSignIn.includes(redirectUri))
    return { error: 'redirect_mismatch' }
  const returnTo = { redirectUri, state }
  if (responseType !== 'code') return { error: 'unauthorized_client', returnTo }
  if (scope.split(' ').some((name) => !identity.oauth.scopes.includes(name)))
    return { error: 'invalid_scope', returnTo }
  if (codeChallenge === undefined || method !== 'S256' || (provider !== undefined && !isProvider(provider)))
    return { error: 'invalid_request', returnTo }
  return { ...returnTo, codeChallenge, provider }
}

export function returnAddress(
  { redirectUri, state }: ReturnAddress,
  outcome: { readonly code: string } | { readonly error: string; readonly error_description?: string },
): string {
  const address = new URL(redirectUri)
  for (const [name, value] of Object.entries(outcome)) address.searchParams.set(name, value)
  if (state !== undefined) address.searchParams.set('state', state)
  return address.href
}
