import { toE164, toIsoDate } from 'shared/format'
import { usernameFrom } from 'shared/identity'
import { callAccount } from 'shared/session'
import { adviceAt, signUpFailure, type Refusal } from '../failures.ts'
import type { FlowStep } from '../flow/flow-store.ts'
import { messages } from '../messages.ts'
import { rememberAcceptance } from './terms-acceptance.ts'

/** The form as it was typed, and checked. */
export interface SignUpValues {
  readonly name: string
  readonly phone: string
  readonly email: string
  /** `DD/MM/AAAA` */
  readonly birthdate: string
  readonly gender: string
  readonly password: string
}

/** Creates an account. The provider itself sends the code. @param termsKey the organisation whose terms the form showed */
export async function signUp(
  values: SignUpValues,
  termsKey: string | undefined,
  step: FlowStep,
): Promise<Refusal<'phone' | 'password'> | void> {
  const { phone, email, birthdate, gender, password } = values
  const name = values.name.trim()
  const phoneNumber = toE164(phone)
  const username = usernameFrom(name)
  const created = await callAccount((account) =>
    account.signUp({
      username,
      password,
      name,
      phoneNumber,
      email: email.trim(),
      birthdate: toIsoDate(birthdate, new Date()) ?? '',
      gender,
    }),
  )
  if (!created.ok) {
    step.say(signUpFailure(created.error))
    return adviceAt(created.error.kind === 'weak-password' ? 'password' : 'phone', created.error)
  }
  if (termsKey) rememberAcceptance(phoneNumber, termsKey)
  step.say({ status: 'success', message: messages.signUp.codeSent(phoneNumber) })
  step.send({ type: 'sign-up-accepted', phoneNumber, username, password, at: Date.now() })
}
