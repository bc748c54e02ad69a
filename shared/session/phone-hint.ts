import { replaceAddress } from './arrival.ts'
import { state } from './session-state.ts'

/**
 * Reads the `phone` query parameter and removes it from the address, before any request could send it as a referrer (spec §2).
 * A phone that is not `55` and eleven digits is ignored.
 */
export function takePhoneHint(): void {
  const address = new URL(location.href)
  const phone = address.searchParams.get('phone')
  if (phone === null) return
  state.phoneHint = /^55(\d{11})$/.exec(phone)?.[1]
  address.searchParams.delete('phone')
  replaceAddress(address)
}
