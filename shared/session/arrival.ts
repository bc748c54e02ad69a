import { pendingSignInName, readStored, signedOutOrganizationName, writeStored } from './browser-storage.ts'

export { readStored, writeStored }

/*
 * Reads what led to this page: a provider's response in the address, a sign-out or a phone number. It is read once, before anything else reads
 * the address: a code or a token must not stay in the history, nor be sent with a request. Every start loads this file, so it is small.
 */

/** How a federated sign-in ended at the provider (spec §4). */
export type ProviderAnswer =
  | { readonly kind: 'code'; readonly code: string; readonly state: string }
  | { readonly kind: 'error'; readonly error: string; readonly description: string }
  /** A token, or an error in the hash. We never request that: a token from an address does not become a session (readings). */
  | { readonly kind: 'unrequested' }
  /** The customer came back without a response. */
  | { readonly kind: 'none' }

const answerParameters = ['code', 'state', 'error', 'error_description', 'error_uri', 'access_token', 'id_token']

/**
 * Reads the provider's response from the address, and removes it there; undefined if this tab has begun no federated sign-in.
 * Then a response is removed all the same, but a bare `code` or `error` is somebody's campaign, and stays.
 */
export function takeProviderAnswer(): ProviderAnswer | undefined {
  const isAwaited = readStored('session', pendingSignInName) !== undefined
  const address = new URL(location.href)
  const answer = answerIn(address)
  if (answer && (isAwaited || isResponse(address.href))) {
    for (const name of answerParameters) address.searchParams.delete(name)
    if (answer.kind === 'unrequested') address.hash = ''
    replaceAddress(address)
  }
  return isAwaited ? (answer ?? { kind: 'none' }) : undefined
}

/** Replaces the page's address. Safari refuses after a hundred changes in thirty seconds; then it stays as it is. */
export function replaceAddress(address: string | URL): void {
  try {
    history.replaceState(history.state, '', address)
  } catch {
    // See above.
  }
}

function answerIn({ href, searchParams, hash }: URL): ProviderAnswer | undefined {
  if (aToken.test(href) || /[#&](code|error)=/.test(hash)) return { kind: 'unrequested' }
  const error = searchParams.get('error')
  if (error !== null) return { kind: 'error', error, description: searchParams.get('error_description') ?? '' }
  const code = searchParams.get('code')
  return code === null ? undefined : { kind: 'code', code, state: searchParams.get('state') ?? '' }
}

const aToken = /[?#&](access|id)_token=/

/** Whether a provider wrote the address: no campaign adds `state` to its code, nor a description to its error. */
const isResponse = (href: string) => aToken.test(href) || /[?#&](state|error_description)=/.test(href)

/** The organisation from which a federated customer signed out; can be read once. */
export function takeSignedOutOrganization(): string | undefined {
  const key = readStored('session', signedOutOrganizationName)
  if (key !== undefined) writeStored('session', signedOutOrganizationName, undefined)
  return key
}

/**
 * Reads the `phone` query parameter and removes it from the address, before any request could send it as a referrer (spec §2).
 * @returns eleven digits; undefined unless it is `55` and eleven digits
 */
export function takePhoneHint(): string | undefined {
  const address = new URL(location.href)
  const phone = address.searchParams.get('phone')
  if (phone === null) return undefined
  address.searchParams.delete('phone')
  replaceAddress(address)
  return /^55(\d{11})$/.exec(phone)?.[1]
}
