import type { IdentifiedUser } from 'shared/contract'
import { deviceNow, toE164 } from 'shared/format'
import type { IdentityError } from 'shared/identity'
import { callAccount, rememberedLogin } from 'shared/session'
import { finishSignIn, reportFailure } from '../calls/finish-sign-in.ts'
import { identificationOf, identify, sendCode } from '../calls/auth-helper.ts'
import { refuse, genericFailure, type Refusal } from '../failures.ts'
import type { FlowStep } from '../flow/flow-store.ts'
import { messages } from '../messages.ts'

/** Refusals that `identify` may explain: the provider may hide what it knows of an account. */
const refusals: ReadonlySet<IdentityError['kind']> = new Set(['external-provider', 'unknown-user', 'wrong-credentials'])

/** Signs in, or leads on to what the provider asks for first. An unconfirmed account gets no message (spec §8). */
export async function signIn(
  { phone, password }: { phone: string; password: string },
  step: FlowStep,
): Promise<Refusal<'phone' | 'password'> | void> {
  const phoneNumber = toE164(phone)
  let signedIn = await callAccount((account) => account.signIn(phoneNumber, password))
  let user: IdentifiedUser | undefined
  if (!signedIn.ok && refusals.has(signedIn.error.kind)) {
    user = await identified(phoneNumber)
    // Until its phone is verified, an account may be known to the provider by its username only.
    const username = identificationOf(user) === 'phone-not-verified' && user?.Username
    if (username && step.isCurrent()) signedIn = await callAccount((account) => account.signIn(username, password))
  }
  if (!signedIn.ok) {
    const { kind } = signedIn.error
    if (kind !== 'external-provider')
      return refuse('sign-in', signedIn.error, step, kind === 'unknown-user' ? 'phone' : 'password')
    const message = messages.externalAccount(identificationOf(user))
    step.say({ status: 'warning', message })
    return { field: 'phone', message }
  }
  const { value } = signedIn
  switch (value.step) {
    case 'done':
      return reportFailure(await finishSignIn(phoneNumber), step)
    case 'confirm-sign-up':
      // Whoever has gone elsewhere waits for no code.
      return step.isCurrent() ? askForConfirmation(phoneNumber, password, user, step) : undefined
    case 'reset-password':
      return leadToReset(phoneNumber, step)
    case 'challenge':
      // The password was right. Whoever leaves the challenge, also by a reload, finds the phone filled in.
      rememberedLogin.remember({ phoneNumber })
      return step.send({ type: 'challenged', phoneNumber, challenge: value.challenge })
    case 'unsupported-challenge':
      return step.say(genericFailure)
  }
}

/** Leads to the reset: the provider refuses the password until then. */
export function leadToReset(phoneNumber: string, step: FlowStep): void {
  step.say({ status: 'info', message: messages.resetRequired })
  step.send({ type: 'reset-required', phoneNumber })
}

/** Has a code sent that confirms a sign-up, and leads to it. @param user undefined if `identify` was not asked yet */
export async function askForConfirmation(
  phoneNumber: string,
  password: string,
  user: IdentifiedUser | undefined,
  step: FlowStep,
): Promise<void> {
  const [account, sent] = await Promise.all([user ?? identified(phoneNumber), sendCode('sms', phoneNumber, 'sign-up')])
  step.send({
    type: 'sign-in-unconfirmed',
    phoneNumber,
    username: account?.Username,
    password,
    code: sent.ok ? { hash: sent.value.hash, at: deviceNow() } : undefined,
  })
}

/** Whose phone this is; undefined if that cannot be known. */
export async function identified(phoneNumber: string): Promise<IdentifiedUser | undefined> {
  const response = await identify(phoneNumber)
  return response.ok ? response.value : undefined
}
