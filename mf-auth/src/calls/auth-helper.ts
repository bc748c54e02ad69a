import { callApi, type ApiError, type ApiResult } from 'shared/api'
import type { IdentifiedUser } from 'shared/contract'
import type { IdentityError, IdentityResult } from 'shared/identity'
import type { Identification, VerificationPurpose } from '../flow/flow.ts'

/* The calls to the authentication helper (spec §7). Phone numbers are `+55` and eleven digits. */

/** Asks whose phone this is. The value is undefined if there is no account. */
export async function identify(phoneNumber: string): Promise<ApiResult<IdentifiedUser | undefined>> {
  const response = await callApi('identify', { body: { event: 'identify', phone_number: phoneNumber } })
  return response.ok ? { ok: true, value: response.value.user } : response
}

/** How the usernames of external accounts begin, in lower case (readings, "Signed-out flow"). */
const externalPrefixes = { google: 'google_', apple: 'signinwithapple_' } as const

/** What a response means for the first view, in the order of spec §4. */
export function identificationOf(user: IdentifiedUser | undefined): Identification {
  if (!user) return 'no-account'
  const username = user.Username.toLowerCase()
  if (username.startsWith(externalPrefixes.google)) return 'google'
  if (username.startsWith(externalPrefixes.apple)) return 'apple'
  // All attributes are text. A phone without this one is not verified, as in a session (`shared/contract`).
  const verified = user.Attributes.find(({ Name }) => Name === 'phone_number_verified')?.Value
  return verified === 'true' ? 'ready' : 'phone-not-verified'
}

/** Has a code sent by SMS (5 digits) or voice (4). Its hash goes back with the code. */
export async function sendCode(
  event: 'sms' | 'call',
  phoneNumber: string,
  purpose: VerificationPurpose,
): Promise<IdentityResult<{ hash: string }>> {
  const isPasswordReset = purpose === 'reset'
  const response = await callApi('sendCode', { body: { event, phone_number: phoneNumber, isPasswordReset } })
  return response.ok ? response : { ok: false, error: helperFailure(response.error) }
}

/** What a failure contains, and what it means. Without 'Exception': the helper may leave that out (spec §8). */
const failureKinds = [
  ['CodeMismatch', 'wrong-code'],
  ['UserNotFound', 'unknown-user'],
  ['AliasExists', 'already-registered'],
  ['ExpiredCode', 'code-expired'],
  ['CodeDeliveryFailure', 'code-not-delivered'],
  ['LimitExceeded', 'limit-exceeded'],
  ['InvalidPassword', 'weak-password'],
] as const

/** The helper's failure as the identity provider would report it: both know the same accounts and codes. */
export function helperFailure(error: ApiError): IdentityError {
  switch (error.kind) {
    case 'cancelled':
    case 'network':
    case 'timeout':
      return { kind: 'network' }
    case 'not-signed-in':
      return { kind: 'not-signed-in' }
    case 'malformed':
      return { kind: 'other', name: 'malformed' }
    case 'status': {
      const { name, code, __type, message } = error.failure
      const text = [name, code, __type, message].filter(Boolean).join(' ')
      const kind = failureKinds.find(([part]) => text.includes(part))?.[1]
      return kind ? { kind } : { kind: 'other', name: name ?? code ?? __type ?? `status ${error.status}` }
    }
  }
}
