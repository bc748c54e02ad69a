import type { IdentityError } from 'shared/identity'
import type { Toast } from 'shared/toast'
import type { Identification } from './flow/flow.ts'
import { messages } from './messages.ts'

/* What the customer is told about a failure (spec §8). What the catalogue does not list gets the generic message. */

/** What is wrong with a field, said beside it. */
export interface Refusal<Field extends string> {
  readonly field: Field
  readonly message: string
}

/** Says beside a field what to do about an error whose cause is known. The toast of such an error is the generic one (readings, "Validation"). */
export function adviceAt<Field extends string>(field: Field, { kind }: IdentityError): Refusal<Field> | undefined {
  const message = advice[kind]
  return message === undefined ? undefined : { field, message }
}

const advice: Partial<Record<IdentityError['kind'], string>> = messages.advice

const generic: Toast = { status: 'danger', message: messages.failures.generic }

/** @param identification tells whose account it is, as far as `identify` could */
export function signInFailure({ kind }: IdentityError, identification: Identification): Toast {
  switch (kind) {
    case 'external-provider':
      return { status: 'warning', message: messages.externalAccount(identification) }
    case 'wrong-credentials':
      return { status: 'danger', message: messages.failures.wrongCredentials }
    case 'unknown-user':
      return { status: 'warning', message: messages.failures.noAccountAtSignIn }
    default:
      return generic
  }
}

export function signUpFailure({ kind }: IdentityError): Toast {
  switch (kind) {
    case 'already-registered':
      return { status: 'danger', message: messages.failures.alreadyRegistered }
    case 'sign-up-refused':
      return { status: 'danger', message: messages.failures.signUpRefused }
    default:
      return generic
  }
}

export function resetFailure({ kind }: IdentityError): Toast {
  return kind === 'unknown-user' ? { status: 'danger', message: messages.failures.noAccountAtReset } : generic
}

export function verifyFailure({ kind }: IdentityError): Toast {
  switch (kind) {
    case 'wrong-code':
      return { status: 'danger', message: messages.failures.wrongCode }
    case 'unknown-user':
      return { status: 'danger', message: messages.failures.noAccountAtReset }
    default:
      return generic
  }
}

export function challengeFailure({ kind }: IdentityError): Toast {
  switch (kind) {
    case 'wrong-code':
      return { status: 'danger', message: messages.failures.wrongCode }
    case 'challenge-expired':
      return { status: 'warning', message: messages.failures.challengeExpired }
    default:
      return generic
  }
}

export function attributesFailure({ kind }: IdentityError): Toast {
  return kind === 'already-registered' ? { status: 'danger', message: messages.failures.alreadyRegistered } : generic
}

/** The provider accepted the sign-in, but the session could not be opened. */
export const sessionFailure = generic
