import { callApi } from 'shared/api'
import type { IdentityError, IdentityResult } from 'shared/identity'
import { callAccount, isSessionOver, isVerified, session } from 'shared/session'
import { finishSignIn, enterSession, reportFailure } from '../calls/finish-sign-in.ts'
import { helperFailure, sendCode } from '../calls/auth-helper.ts'
import type { Refusal } from '../failures.ts'
import type { Tab, Verification } from '../flow/flow.ts'
import type { FlowStep } from '../flow/flow-store.ts'
import { verificationChannel } from '../flow/verification-channel.ts'
import { codeDigits } from '../form/code.ts'
import { refuseCode } from '../form/refuse-code.ts'
import { laterMessages } from '../later-messages.ts'

interface VerifyRefusal extends Refusal<'code' | 'newPassword'> {
  /** The tabs that lead on, where trying again does not help. */
  readonly ways?: readonly Tab[] | undefined
}

/** The tabs that help a customer whom no code can. */
const waysOn: Partial<Record<IdentityError['kind'], readonly Tab[]>> = {
  'already-registered': ['sign-in', 'reset'],
  'unknown-user': ['sign-up'],
}

/** Checks a code, and does what it was asked for (spec §4). */
export async function verify(
  { code, newPassword }: { code: string; newPassword: string },
  verification: Verification,
  step: FlowStep,
): Promise<VerifyRefusal | void> {
  const checked = await checkCode(codeDigits(code), newPassword, verification)
  if (!checked.ok) {
    if (isSessionOver(checked.error)) return undefined
    const refusal = refuseCode('verify', checked.error, step, 'code', 'newPassword')
    return refusal && { ...refusal, ways: waysOn[checked.error.kind] }
  }
  switch (verification.purpose) {
    case 'phone': {
      const entered = await enterSession()
      reportFailure(entered, step)
      return entered.ok && !isVerified(session)
        ? { field: 'code', message: laterMessages.verify.phoneStillUnverified }
        : undefined
    }
    case 'reset':
      step.say({ status: 'success', message: laterMessages.verify.passwordReset })
      return step.send({ type: 'verified' })
    case 'sign-up':
      // Whoever went back meanwhile signs in by themselves.
      if (step.isCurrent() && (await signInAfterwards(verification))) return
      step.say({ status: 'success', message: laterMessages.verify.accountVerified })
      return step.send({ type: 'verified' })
  }
}

/** The password of a code from the helper: the new one in a reset, the account's own in a sign-up (readings, "Signed-out flow"). */
async function checkCode(code: string, newPassword: string, verification: Verification): Promise<IdentityResult> {
  const { purpose, hash = '', username = '', password } = verification
  switch (verificationChannel(code, verification)) {
    case 'call':
    case 'sms': {
      const body = { event: 'verify', hash, password: purpose === 'reset' ? newPassword : password, code } as const
      const response = await callApi('verifyCode', { body })
      return response.ok ? { ok: true, value: undefined } : { ok: false, error: helperFailure(response.error) }
    }
    case 'identity':
      return callAccount((account) =>
        purpose === 'phone' ? account.verifyPhone(code) : account.confirmSignUp(username, code),
      )
    case undefined:
      return { ok: false, error: { kind: 'wrong-code' } }
  }
}

async function signInAfterwards({ phoneNumber, username, password }: Verification): Promise<boolean> {
  if (!password) return false
  const signedIn = await callAccount((account) => account.signIn(phoneNumber, password))
  return signedIn.ok && signedIn.value.step === 'done' && (await finishSignIn(phoneNumber, username)).ok
}

/** Asks for another code, by SMS or voice. A failure is silent and leaves the button (spec §8; readings). */
export async function requestCode(
  channel: 'sms' | 'call',
  { phoneNumber, purpose }: Verification,
  step: FlowStep,
): Promise<void> {
  const sent = await sendCode(channel, phoneNumber, purpose)
  if (!sent.ok) return
  step.say({ status: 'success', message: laterMessages.verify.sentAgain[channel] })
  step.send({ type: 'code-resent', channel, hash: sent.value.hash })
}
