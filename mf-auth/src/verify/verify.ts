import { codeDigits } from 'shared/format'
import type { IdentityResult } from 'shared/identity'
import { showToast } from 'shared/toast'
import { callAccount } from '../calls/call-account.ts'
import { verifyCode } from '../calls/verify-code.ts'
import { sessionFailure, verifyFailure } from '../failures.ts'
import type { Verification } from '../flow/flow.ts'
import type { SendFlowEvent } from '../flow/flow-store.ts'
import { verificationChannel } from '../flow/verification-channel.ts'
import { messages } from '../messages.ts'
import { afterSignIn, enterSession, isSessionOver } from '../session/enter-session.ts'

/** Proves a code, and does what it was proven for (spec §4). */
export async function verify(
  { code, newPassword }: { code: string; newPassword: string },
  verification: Verification,
  send: SendFlowEvent,
): Promise<void> {
  const proven = await prove(codeDigits(code), newPassword, verification)
  if (!proven.ok) {
    if (!(await isSessionOver(proven))) showToast(verifyFailure(proven.error))
    return
  }
  switch (verification.purpose) {
    case 'phone': {
      const entered = await enterSession()
      if (!entered.ok && entered.error.kind !== 'session-ended') showToast(sessionFailure)
      return
    }
    case 'reset':
      showToast({ status: 'success', message: messages.verify.passwordReset })
      return send({ type: 'verified' })
    case 'sign-up':
      if (await signInAfterwards(verification)) return
      showToast({ status: 'success', message: messages.verify.accountVerified })
      return send({ type: 'verified' })
  }
}

async function prove(code: string, newPassword: string, verification: Verification): Promise<IdentityResult> {
  const { purpose, hash = '', username = '', password } = verification
  switch (verificationChannel(code, verification)) {
    case 'call':
    case 'sms':
      return verifyCode({ hash, code, password: purpose === 'reset' ? newPassword : password })
    case 'identity':
      return callAccount((account) => (purpose === 'phone' ? account.verifyPhone(code) : account.confirmSignUp(username, code)))
    case undefined:
      return { ok: false, error: { kind: 'wrong-code' } }
  }
}

async function signInAfterwards({ phoneNumber, username, password }: Verification): Promise<boolean> {
  if (!password) return false
  const signedIn = await callAccount((account) => account.signIn(phoneNumber, password))
  return signedIn.ok && signedIn.value.step === 'done' && (await afterSignIn({ phoneNumber, username })).ok
}
