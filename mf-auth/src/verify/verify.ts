import type { IdentityResult } from 'shared/identity'
import { callAccount, isSessionOver, isVerified, session } from 'shared/session'
import { finishSignIn, enterSession, sayIfFailed } from '../calls/finish-sign-in.ts'
import { sendCode, verifyCode } from '../calls/auth-helper.ts'
import { refuse, type Refusal } from '../failures.ts'
import type { Verification } from '../flow/flow.ts'
import type { FlowStep } from '../flow/flow-store.ts'
import { verificationChannel } from '../flow/verification-channel.ts'
import { codeDigits } from '../form/code.ts'
import { laterMessages } from '../later-messages.ts'

/** Checks a code, and does what it was asked for (spec §4). */
export async function verify(
  { code, newPassword }: { code: string; newPassword: string },
  verification: Verification,
  step: FlowStep,
): Promise<Refusal<'code' | 'newPassword'> | void> {
  const checked = await checkCode(codeDigits(code), newPassword, verification)
  if (!checked.ok)
    return isSessionOver(checked.error) ? undefined : refuse('verify', checked.error, step, 'code', 'newPassword')
  switch (verification.purpose) {
    case 'phone': {
      const entered = await enterSession()
      sayIfFailed(entered, step)
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

async function checkCode(code: string, newPassword: string, verification: Verification): Promise<IdentityResult> {
  const { purpose, hash = '', username = '', password } = verification
  switch (verificationChannel(code, verification)) {
    case 'call':
    case 'sms':
      return verifyCode(hash, code, purpose === 'reset' ? newPassword : password)
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
