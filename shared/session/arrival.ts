import { readStored, writeStored } from './browser-storage.ts'

/*
 * What led to this page besides its path. Read once, before anything else looks at the address: a code or a token in
 * it must neither stay in the history nor go out with a request. A start file of its own weight, so nothing but that.
 */

/** In session storage: the federated sign-in for which this tab left the site. */
export const pendingSignInName = 'federatedSignIn'

/** In session storage: the organisation to return to from the hosted UI's sign-out, which leads to `/`. */
export const signedOutOrganizationName = 'signedOutOrganization'

/** How a federated sign-in ended elsewhere (spec §4). */
export type ProviderAnswer =
  | { readonly kind: 'code'; readonly code: string; readonly state: string }
  | { readonly kind: 'error'; readonly error: string; readonly description: string }
  /** A token or an error in the hash. We never ask for that: a token from an address does not become a session (readings). */
  | { readonly kind: 'in-hash' }
  /** None: the customer came back another way. */
  | { readonly kind: 'none' }

const answerParameters = ['code', 'state', 'error', 'error_description', 'error_uri'] as const

/** The provider's answer that this page was opened with, taken out of the address; undefined where no federated sign-in led here. */
export function takeProviderAnswer(): ProviderAnswer | undefined {
  const address = new URL(location.href)
  const answer = answerIn(address)
  if (!answer) return readStored('session', pendingSignInName) === undefined ? undefined : { kind: 'none' }
  for (const name of answerParameters) address.searchParams.delete(name)
  if (answer.kind === 'in-hash') address.hash = ''
  history.replaceState(history.state, '', address)
  return answer
}

function answerIn({ searchParams, hash }: URL): ProviderAnswer | undefined {
  const inHash = new URLSearchParams(hash.slice(1))
  if (inHash.has('access_token') || inHash.has('error')) return { kind: 'in-hash' }
  const error = searchParams.get('error')
  if (error !== null) return { kind: 'error', error, description: searchParams.get('error_description') ?? '' }
  const code = searchParams.get('code')
  return code === null ? undefined : { kind: 'code', code, state: searchParams.get('state') ?? '' }
}

/** The organisation from which a federated customer signed out, once. */
export function takeSignedOutOrganization(): string | undefined {
  const key = readStored('session', signedOutOrganizationName)
  if (key !== undefined) writeStored('session', signedOutOrganizationName, undefined)
  return key
}
