import type { IdentityError } from 'shared/identity'
import type { Toast } from 'shared/toast'
import type { FlowStep } from './flow/flow-store.ts'
import { messages } from './messages.ts'

/* What the customer is told about a failure (spec §8). What the catalogue does not list gets the generic message. */

/** What is wrong with a field, said beside it. */
export interface Refusal<Field extends string> {
  readonly field: Field
  readonly message: string
  /** Whether the field is emptied. */
  readonly empties?: boolean
}

type Kind = IdentityError['kind']
type Form = 'sign-in' | 'sign-up' | 'reset' | 'verify' | 'challenge' | 'attributes'

const { failures } = messages
const danger = (message: string): Toast => ({ status: 'danger', message })

const taken = danger(failures.alreadyRegistered)
const noAccount = danger(failures.noAccountAtReset)
const wrongCode = danger(failures.wrongCode)

const toasts: Readonly<Record<Form, Partial<Record<Kind, Toast>>>> = {
  'sign-in': {
    'wrong-credentials': danger(failures.wrongCredentials),
    'unknown-user': { status: 'warning', message: failures.noAccountAtSignIn },
  },
  'sign-up': { 'already-registered': taken, 'sign-up-refused': danger(failures.signUpRefused) },
  reset: { 'unknown-user': noAccount },
  verify: { 'already-registered': taken, 'wrong-code': wrongCode, 'unknown-user': noAccount },
  challenge: { 'wrong-code': wrongCode },
  attributes: { 'already-registered': taken },
}

const advice: Partial<Record<Kind, string>> = messages.advice

/** A code that will not do again: its field is emptied. */
const spentCodes: ReadonlySet<Kind> = new Set(['wrong-code', 'code-expired'])

/** The provider accepted the sign-in, but the session could not be opened. */
export const genericFailure = danger(failures.generic)

/**
 * Says what failed. If its cause is known, also returns what to do about it, for beside the field: a toast goes before everybody has
 * read it, and that of an error that the catalogue does not list is the generic one (readings, "Validation").
 * @param passwordField where the password stands that the provider may find too weak
 */
export function refuse<Field extends string>(
  form: Form,
  { kind }: IdentityError,
  step: FlowStep,
  field: Field,
  passwordField: Field = field,
): Refusal<Field> | undefined {
  const toast = toasts[form][kind]
  step.say(toast ?? genericFailure)
  const message = advice[kind] ?? toast?.message
  // What no field can mend is told by its toast alone.
  if (message === undefined || kind === 'sign-up-refused') return undefined
  const refused = kind === 'weak-password' ? passwordField : field
  return { field: refused, message, ...(spentCodes.has(kind) && { empties: true }) }
}
