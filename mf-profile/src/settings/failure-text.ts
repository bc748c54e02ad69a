import type { IdentityError } from 'shared/identity'
import { dialogMessages } from './dialog-messages.ts'

const { failures } = dialogMessages

/** By these names the provider says: too often. */
const limits: ReadonlySet<string> = new Set(['LimitExceededException', 'TooManyRequestsException', 'TooManyFailedAttemptsException'])

/** What a failure says inside a dialog. What the catalogue of spec §8 does not list gets its generic message. */
export function failureText(error: IdentityError): string {
  switch (error.kind) {
    case 'network':
      return failures.network
    case 'device-configuration':
      return failures.devicesNotTracked
    case 'other':
      return limits.has(error.name) ? failures.tooMany : failures.generic
    default:
      return failures.generic
  }
}
