import type { SiteConfig } from '../../contract/index.ts'
import { registeredAddress } from './registered-address.ts'

/** Who vouches for a customer in our place (spec §2). */
export type Provider = 'apple' | 'google'

export interface AuthorizationRequest {
  /** The hosted UI's page that leads to the provider. */
  readonly address: string
  /** Comes back with the answer, which is ours only if it is the same. */
  readonly state: string
  /** What the exchange of the code must show: only its hash goes out (PKCE, RFC 7636). */
  readonly verifier: string
}

/** The user pool's names for them. */
const identityProviders: Readonly<Record<Provider, string>> = { apple: 'SignInWithApple', google: 'Google' }

/** Prepares a federated sign-in: the code flow with PKCE (RFC 6749 §4.1). Undefined where the configuration names no address of this site. */
export async function createAuthorizationRequest(config: SiteConfig, provider: Provider): Promise<AuthorizationRequest | undefined> {
  const { userPoolClientId, oauth } = config.identity
  const redirectUri = registeredAddress(oauth.redirectSignIn)
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
