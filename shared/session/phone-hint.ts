import { state } from './session-state.ts'

/** Takes `phone` (`55` and eleven digits, else ignored) out of the address, before a request could send it as a referrer (spec §2). */
export function takePhoneHint(): void {
  const address = new URL(location.href)
  const phone = address.searchParams.get('phone')
  if (phone === null) return
  state.phoneHint = /^55(\d{11})$/.exec(phone)?.[1]
  address.searchParams.delete('phone')
  history.replaceState(history.state, '', address)
}
