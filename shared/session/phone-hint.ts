import { state } from './session-state.ts'

/**
 * Reads the `phone` query parameter once and removes it from the address, before any request
 * could carry it along as a referrer (spec §2). Thirteen digits with the country code, else ignored.
 */
export function takePhoneHint(): void {
  const address = new URL(location.href)
  const phone = address.searchParams.get('phone')
  if (phone === null) return
  state.phoneHint = /^55(\d{11})$/.exec(phone)?.[1]
  address.searchParams.delete('phone')
  history.replaceState(history.state, '', address)
}
