import * as v from 'valibot'
import type { SiteConfig } from '../../contract/index.ts'
import type { StoredTokens } from '../session-store.ts'
import type { IdentityResult } from '../user-pool.ts'
import { registeredAddress } from './hosted-logout.ts'

/* A federated sign-in by the hosted UI: the authorization code flow (RFC 6749 §4.1) with PKCE (RFC 7636). */

/** An external identity provider (spec §2). */
export type Provider = 'apple' | 'google'

export interface AuthorizationRequest {
  /** The hosted UI's page that leads to the provider. */
  readonly address: string
  /** The provider returns it with its response. A response with another state does not belong to this request. */
  readonly state: string
  /** The secret that the exchange of the code requires. The request contains only its hash (PKCE, RFC 7636). */
  readonly verifier: string
}

/** The user pool's names of the providers. */
const identityProviders: Readonly<Record<Provider, string>> = { apple: 'SignInWithApple', google: 'Google' }

/**
 * Prepares a federated sign-in: the code flow (RFC 6749 §4.1) with PKCE.
 * @param redirectUri where the provider returns to. Default: the configured address on this origin
 * @returns undefined if the configuration names no redirect address on this origin
 */
export async function createAuthorizationRequest(
  config: SiteConfig,
  provider: Provider,
  redirectUri = registeredAddress(config.identity.oauth.redirectSignIn),
): Promise<AuthorizationRequest | undefined> {
  const { userPoolClientId, oauth } = config.identity
  if (!redirectUri) return undefined
  const state = randomText()
  const verifier = randomText()
  const address = new URL(`https://${oauth.domain}/oauth2/authorize`)
  address.search = new URLSearchParams({
    client_id: userPoolClientId,
    redirect_uri: redirectUri,
    response_type: oauth.responseType,
    scope: oauth.scopes.join(' '),
    identity_provider: identityProviders[provider],
    state,
    code_challenge: await challengeOf(verifier),
    code_challenge_method: 'S256',
  }).toString()
  return { address: address.href, state, verifier }
}

/** 256 random bits as 43 characters. */
const randomText = () => base64Url(crypto.getRandomValues(new Uint8Array(32)))

const challengeOf = async (verifier: string) =>
  base64Url(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier))))

const base64Url = (bytes: Uint8Array) =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

const issuedSchema = v.object({ id_token: v.string(), access_token: v.string(), refresh_token: v.string() })
const refusedSchema = v.object({ error: v.string() })

/**
 * Exchanges a code for tokens (RFC 6749 §4.1.3).
 * @param proof.verifier the secret of the request to which the code is the response
 * @param signal ends the waiting
 */
export async function exchangeCode(
  config: SiteConfig,
  { code, verifier }: { code: string; verifier: string },
  signal: AbortSignal,
): Promise<IdentityResult<Pick<StoredTokens, 'idToken' | 'accessToken' | 'refreshToken'>>> {
  const { userPoolClientId, oauth } = config.identity
  try {
    const response = await fetch(`https://${oauth.domain}/oauth2/token`, {
      method: 'POST',
      credentials: 'omit',
      signal,
      body: new URLSearchParams({
        grant_type: 'authorization_code',
        client_id: userPoolClientId,
        redirect_uri: registeredAddress(oauth.redirectSignIn) ?? '',
        code,
        code_verifier: verifier,
      }),
    })
    const document: unknown = await response.json()
    const issued = v.safeParse(issuedSchema, document)
    if (issued.success) {
      const { id_token: idToken, access_token: accessToken, refresh_token: refreshToken } = issued.output
      return { ok: true, value: { idToken, accessToken, refreshToken } }
    }
    const refused = v.safeParse(refusedSchema, document)
    return { ok: false, error: { kind: 'other', name: refused.success ? refused.output.error : 'malformed' } }
  } catch {
    // No connection, no response in time, or an unreadable one.
    return { ok: false, error: { kind: 'network' } }
  }
}
