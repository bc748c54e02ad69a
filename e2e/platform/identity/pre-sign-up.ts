import type { DatabaseSync } from 'node:sqlite'
import { belongsToAnother } from './attributes.ts'
import { contactAttributes } from './contact.ts'
import { IdentityError } from './errors.ts'
import { userPool } from './user-pool.ts'

/** The pool's PreSignUp trigger, which runs before Cognito looks at the username. */
export function preSignUp(database: DatabaseSync, attributes: Readonly<Record<string, string>>): void {
  if (contactAttributes.some((attribute) => belongsToAnother(database, attribute, attributes[attribute], undefined))) {
    throw new IdentityError('preSignUpFailed', { reason: 'SignUpExceptionAlreadyExists' })
  }
  const domain = attributes['email']?.split('@')[1]?.toLowerCase()
  if (userPool.blockedEmailDomains.some((blocked) => blocked === domain)) {
    throw new IdentityError('preSignUpFailed', { reason: 'SignUpExceptionEmailDomainBlocked' })
  }
}
