import type { IdentityError } from 'shared/identity'
import type { Toast } from 'shared/toast'
import type { Identification, Tab } from './flow/flow.ts'
import { messages } from './messages.ts'

/* What the customer is told about a failure (spec §8). What the catalogue does not list gets the generic message. */

/** What is wrong with a field, said beside it. */
export interface Refusal<Field extends string> {
  readonly field: Field
  readonly message: string
  /** The tabs that lead on, where trying again does not help. */
  readonly ways?: readonly Tab[]
}

/** Says beside a field what to do about an error whose cause is known. The toast of such an error is the generic one (readings, "Validation"). */
export function adviceAt<Field extends string>(field: Field, { kind }: IdentityError): Refusal<Field> | undefined {
  const message = advice[kind]
  return message === undefined ? undefined : { field, message }
}

const advice: Partial<Record<IdentityError['kind'], string>> = messages.advice

const { failures } = messages
const danger = (message: string): Toast => ({ status: 'danger', message })
const warning = (message: string): Toast => ({ status: 'warning', message })

const generic = danger(failures.generic)

const toastFor = ({ kind }: IdentityError, toasts: Partial<Record<IdentityError['kind'], Toast>>): Toast =>
  toasts[kind] ?? generic

/** @param identification tells whose account it is, as far as `identify` could */
export const signInFailure = (error: IdentityError, identification: Identification): Toast =>
  toastFor(error, {
    'external-provider': warning(messages.externalAccount(identification)),
    'wrong-credentials': danger(failures.wrongCredentials),
    'unknown-user': warning(failures.noAccountAtSignIn),
  })

export const signUpFailure = (error: IdentityError): Toast =>
  toastFor(error, {
    'already-registered': danger(failures.alreadyRegistered),
    'sign-up-refused': danger(failures.signUpRefused),
  })

export const resetFailure = (error: IdentityError): Toast =>
  toastFor(error, { 'unknown-user': danger(failures.noAccountAtReset) })

export const verifyFailure = (error: IdentityError): Toast =>
  toastFor(error, {
    'already-registered': danger(failures.alreadyRegistered),
    'wrong-code': danger(failures.wrongCode),
    'unknown-user': danger(failures.noAccountAtReset),
  })

/** What a failed verification says beside its field, and where it leads if no code can help. */
export function verifyRefusal(error: IdentityError): Refusal<'code' | 'newPassword'> | undefined {
  const ways = waysOn[error.kind]
  if (ways) return { field: 'code', message: verifyFailure(error).message, ways }
  return adviceAt(error.kind === 'weak-password' ? 'newPassword' : 'code', error)
}

const waysOn: Partial<Record<IdentityError['kind'], readonly Tab[]>> = {
  'already-registered': ['sign-in', 'reset'],
  'unknown-user': ['sign-up'],
}

export const challengeFailure = (error: IdentityError): Toast =>
  toastFor(error, {
    'wrong-code': danger(failures.wrongCode),
    'challenge-expired': warning(failures.challengeExpired),
  })

export const attributesFailure = (error: IdentityError): Toast =>
  toastFor(error, { 'already-registered': danger(failures.alreadyRegistered) })

/** The provider accepted the sign-in, but the session could not be opened. */
export const sessionFailure = generic
