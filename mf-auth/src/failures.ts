import type { IdentityError } from 'shared/identity'
import type { Toast } from 'shared/toast'
import { messages } from './messages.ts'

/*
 * What the customer is told about a failure (spec §8): the one place where an error becomes a text. An error that the catalogue does
 * not list gets the generic message.
 */

/** What is wrong with a code, said beside its field. */
export interface CodeError {
  readonly field: 'code'
  readonly message: string
}

const generic: Toast = { status: 'danger', message: messages.failures.generic }

/** @param provider whose account it is, if `identify` told */
export function signInFailure({ kind }: IdentityError, provider: 'google' | 'apple' | undefined): Toast {
  switch (kind) {
    case 'external-provider':
      return { status: 'warning', message: messages.externalAccount(provider) }
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
