import { cleanText, deviceNow, now, toE164, toIsoDate } from 'shared/format'
import { callAccount, signUpDraft } from 'shared/session'
import { refuse, type Refusal } from '../failures.ts'
import type { FlowStep } from '../flow/flow-store.ts'
import type { Draft } from '../form/tab-form.ts'
import { messages } from '../messages.ts'
import { askForConfirmation, identified } from '../sign-in/sign-in.ts'
import { rememberAcceptance } from './terms-acceptance.ts'

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
  signUpDraft.forget()
  if (termsKey) rememberAcceptance(phoneNumber, termsKey)
  step.say({ status: 'success', message: messages.signUp.codeSent(phoneNumber) })
  step.send({ type: 'sign-up-accepted', phoneNumber, username, password, at: deviceNow() })
}

/** The identity provider's longest username. */
const maximumLength = 128

/**
 * The username of a new account, derived from the customer's name: without accents, underscores for spaces, in lower case, with a
 * random suffix (spec §5). A long name is cut, its suffix never.
 */
export function usernameFrom(name: string, suffix: string = randomSuffix()): string {
  const base = name
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .trim()
    .replace(/\s+/g, '_')
    .replace(/[^\w-]/g, '')
    .toLowerCase()
    .slice(0, maximumLength - 1 - suffix.length)
  return `${base}_${suffix}`
}

/** Eight hexadecimal digits. `crypto.randomUUID` is absent on plain http. */
const randomSuffix = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => (byte % 16).toString(16)).join('')
