import { callApi } from 'shared/api'
import type { IdentityResult } from 'shared/identity'
import { helperFailure } from './helper-failure.ts'

export interface CodeRequest {
  readonly event: 'sms' | 'call'
  /** `+55` and eleven digits. */
  readonly phoneNumber: string
  /** True in the reset flow only, its resend and its call included. */
  readonly isPasswordReset: boolean
}

/** Has the authentication helper send a code by SMS (5 digits) or voice (4); the hash goes back with it. */
export async function sendCode({ event, phoneNumber, isPasswordReset }: CodeRequest): Promise<IdentityResult<{ hash: string }>> {
  const answer = await callApi('sendCode', { body: { event, phone_number: phoneNumber, isPasswordReset } })
  return answer.ok ? answer : { ok: false, error: helperFailure(answer.error) }
}
