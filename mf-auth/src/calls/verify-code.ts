import { callApi } from 'shared/api'
import type { IdentityResult } from 'shared/identity'
import { helperFailure } from './helper-failure.ts'

export interface CodeProof {
  readonly hash: string
  readonly code: string
  /** The new one in a reset, the account's own in a sign-up (readings, "Signed-out flow"). */
  readonly password: string | undefined
}

/** Proves a code that the authentication helper sent. */
export async function verifyCode({ hash, code, password }: CodeProof): Promise<IdentityResult> {
  const answer = await callApi('verifyCode', { body: { event: 'verify', hash, password, code } })
  return answer.ok ? { ok: true, value: undefined } : { ok: false, error: helperFailure(answer.error) }
}
