import { callApi, type ApiResult } from 'shared/api'
import type { IdentifiedUser } from 'shared/contract'
import type { Identification } from '../flow/flow.ts'

/**
 * Asks whose phone this is; without a value, nobody's.
 * @param phoneNumber `+55` and eleven digits
 */
export async function identify(phoneNumber: string, signal?: AbortSignal): Promise<ApiResult<IdentifiedUser | undefined>> {
  const answer = await callApi('identify', { body: { event: 'identify', phone_number: phoneNumber }, signal })
  return answer.ok ? { ok: true, value: answer.value.user } : answer
}

/** How the usernames of external accounts begin, in lower case (readings, "Signed-out flow"). */
const externalPrefixes = { google: 'google_', apple: 'signinwithapple_' } as const

/** What an answer means for the first view, in the order of spec §4. */
export function identificationOf(user: IdentifiedUser | undefined): Identification {
  if (!user) return 'unknown'
  const username = user.Username.toLowerCase()
  if (username.startsWith(externalPrefixes.google)) return 'google'
  if (username.startsWith(externalPrefixes.apple)) return 'apple'
  // All attributes are texts; a missing one says nothing.
  const verified = user.Attributes.find(({ Name }) => Name === 'phone_number_verified')?.Value
  return verified === 'false' ? 'phone-not-verified' : 'known'
}
