import { cleanText, deviceNow, now, toE164, toIsoDate } from 'shared/format'
import { callAccount } from 'shared/session'
import { refuse, type Refusal } from '../failures.ts'
import type { FlowStep } from '../flow/flow-store.ts'
import type { Draft } from '../form/tab-form.ts'
import { messages } from '../messages.ts'
import { askForConfirmation, identified } from '../sign-in/sign-in.ts'
import { rememberAcceptance } from './terms-acceptance.ts'
import { usernameFrom } from './username.ts'

/**
 * Creates an account. The provider itself sends the code.
 * @param termsKey the organisation whose terms the form showed
 * @param onUnconfirmed called if the phone's account only needs a code, with what sends one and leads to it
 */
export async function signUp(
  values: Draft & { readonly password: string },
  termsKey: string | undefined,
  step: FlowStep,
  onUnconfirmed: (confirm: () => Promise<void>) => void,
): Promise<Refusal<'phone' | 'password'> | void> {
  const { phone, email, birthdate, gender, password } = values
  const name = cleanText(values.name)
  const phoneNumber = toE164(phone)
  const username = usernameFrom(name)
  const created = await callAccount((account) =>
    account.signUp({
      username,
      password,
      name,
      phoneNumber,
      email: cleanText(email),
      birthdate: toIsoDate(birthdate, new Date(now())) ?? '',
      gender,
    }),
  )
  if (!created.ok) {
    const refusal = refuse('sign-up', created.error, step, 'phone', 'password')
    if (created.error.kind === 'already-registered') {
      const account = await identified(phoneNumber)
      if (account?.UserStatus === 'UNCONFIRMED')
        onUnconfirmed(() => askForConfirmation(phoneNumber, password, account, step))
    }
    return refusal
  }
  if (termsKey) rememberAcceptance(phoneNumber, termsKey)
  step.say({ status: 'success', message: messages.signUp.codeSent(phoneNumber) })
  step.send({ type: 'sign-up-accepted', phoneNumber, username, password, at: deviceNow() })
}
