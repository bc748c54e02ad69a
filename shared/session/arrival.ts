export { pendingSignInEntry, readStored, signedOutOrganizationEntry, writeStored } from './browser-storage.ts'

/* What the page's start needs of this folder before anything else runs. Every start loads this file, so it is small. */

/** Replaces the page's address. Safari refuses after a hundred changes in thirty seconds; then it stays as it is. */
export function replaceAddress(address: string | URL): void {
  try {
    history.replaceState(history.state, '', address)
  } catch {
    // See above.
  }
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
