import type { IdentityError } from 'shared/identity'
import type { Toast } from 'shared/toast'
import type { Tab } from './flow/flow.ts'
import type { FlowStep } from './flow/flow-store.ts'
import { messages } from './messages.ts'

/* What the customer is told about a failure (spec §8). What the catalogue does not list gets the generic message. */

/** What is wrong with a field, said beside it. */
export interface Refusal<Field extends string> {
  readonly field: Field
  readonly message: string
  /** The tabs that lead on, where trying again does not help. */
  readonly ways?: readonly Tab[]
}

type Kind = IdentityError['kind']
type Form = 'sign-in' | 'sign-up' | 'reset' | 'verify' | 'challenge' | 'attributes'

const { failures } = messages
const danger = (message: string): Toast => ({ status: 'danger', message })
const warning = (message: string): Toast => ({ status: 'warning', message })

const taken = danger(failures.alreadyRegistered)
const noAccount = danger(failures.noAccountAtReset)
const wrongCode = danger(failures.wrongCode)

const toasts: Readonly<Record<Form, Partial<Record<Kind, Toast>>>> = {
  'sign-in': {
    'wrong-credentials': danger(failures.wrongCredentials),
    'unknown-user': warning(failures.noAccountAtSignIn),
  },
  'sign-up': { 'already-registered': taken, 'sign-up-refused': danger(failures.signUpRefused) },
  reset: { 'unknown-user': noAccount },
  verify: { 'already-registered': taken, 'wrong-code': wrongCode, 'unknown-user': noAccount },
  challenge: { 'wrong-code': wrongCode, 'challenge-expired': warning(failures.challengeExpired) },
  attributes: { 'already-registered': taken },
}

/** The tabs that help a customer whom no code can. */
const waysOn: Partial<Record<Kind, readonly Tab[]>> = {
  'already-registered': ['sign-in', 'reset'],
  'unknown-user': ['sign-up'],
}

const advice: Partial<Record<Kind, string>> = messages.advice

/** The provider accepted the sign-in, but the session could not be opened. */
export const genericFailure = danger(failures.generic)

/**
 * Says what failed. If its cause is known, also returns what to do about it, for beside the field: the toast of such an error is the
 * generic one (readings, "Validation").
 * @param passwordField where the password stands that the provider may find too weak
 */
export function refuse<Field extends string>(
  form: Form,
  { kind }: IdentityError,
  step: FlowStep,
  field: Field,
  passwordField: Field = field,
): Refusal<Field> | undefined {
  const toast = toasts[form][kind] ?? genericFailure
  step.say(toast)
  const ways = form === 'verify' ? waysOn[kind] : undefined
  if (ways) return { field, message: toast.message, ways }
  const message = advice[kind]
  return message === undefined ? undefined : { field: kind === 'weak-password' ? passwordField : field, message }
}
