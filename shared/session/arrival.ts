import { readStored, writeStored } from './browser-storage.ts'

export { readStored, writeStored }

/*
 * Reads what led to this page: a provider's response in the address, or a sign-out. It is read once, before anything else reads
 * the address: a code or a token must not stay in the history, nor be sent with a request. Every start loads this file, so it is small.
 */

/** In session storage: the federated sign-in for which this tab left the site. */
export const pendingSignInName = 'federatedSignIn'

/** In session storage: the organisation to return to after the hosted UI's sign-out, which leads to `/`. */
export const signedOutOrganizationName = 'signedOutOrganization'

/** How a federated sign-in ended at the provider (spec §4). */
export type ProviderAnswer =
  | { readonly kind: 'code'; readonly code: string; readonly state: string }
  | { readonly kind: 'error'; readonly error: string; readonly description: string }
  /** A token, or an error in the hash. We never request that: a token from an address does not become a session (readings). */
  | { readonly kind: 'unrequested' }
  /** The customer came back without a response. */
  | { readonly kind: 'none' }

const tokens = ['access_token', 'id_token'] as const
const answerParameters = ['code', 'state', 'error', 'error_description', 'error_uri', ...tokens] as const

/**
 * Reads the provider's response from the address, and removes it there; undefined if this tab has begun no federated sign-in.
 * Then a response is removed all the same, but a bare `code` or `error` is somebody's campaign, and stays.
 */
export function takeProviderAnswer(): ProviderAnswer | undefined {
  const isAwaited = readStored('session', pendingSignInName) !== undefined
  const address = new URL(location.href)
  const inHash = new URLSearchParams(address.hash.slice(1))
  const answer = answerIn(address.searchParams, inHash)
  if (answer && (isAwaited || [address.searchParams, inHash].some(isResponse))) {
    for (const name of answerParameters) address.searchParams.delete(name)
    if (answer.kind === 'unrequested') address.hash = ''
    history.replaceState(history.state, '', address)
  }
  return isAwaited ? (answer ?? { kind: 'none' }) : undefined
}

function answerIn(query: URLSearchParams, inHash: URLSearchParams): ProviderAnswer | undefined {
  if (isResponse(inHash) || inHash.has('error') || hasAny(query, ...tokens)) return { kind: 'unrequested' }
  const error = query.get('error')
  if (error !== null) return { kind: 'error', error, description: query.get('error_description') ?? '' }
  const code = query.get('code')
  return code === null ? undefined : { kind: 'code', code, state: query.get('state') ?? '' }
}

const hasAny = (parameters: URLSearchParams, ...names: string[]) => names.some((name) => parameters.has(name))

/** Whether a provider wrote them: no campaign adds `state` to its code, nor a description to its error. */
const isResponse = (parameters: URLSearchParams) =>
  hasAny(parameters, ...tokens) ||
  (hasAny(parameters, 'code', 'error') && hasAny(parameters, 'state', 'error_description'))

/** The organisation from which a federated customer signed out; can be read once. */
export function takeSignedOutOrganization(): string | undefined {
  const key = readStored('session', signedOutOrganizationName)
  if (key !== undefined) writeStored('session', signedOutOrganizationName, undefined)
  return key
}
