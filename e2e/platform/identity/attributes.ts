import type { DatabaseSync } from 'node:sqlite'
import { IdentityError } from './errors.ts'
import { userPool } from './user-pool.ts'
import { userByAttribute } from './users.ts'

/** Attributes that no two accounts may share, and that come with a `_verified`. */
export const contactAttributes = ['phone_number', 'email'] as const

/** The pool's schema: the standard attributes of OpenID Connect. */
const personal = ['name', 'given_name', 'family_name', 'middle_name', 'nickname', 'preferred_username', 'gender']
const contact = [...contactAttributes, 'address', 'profile', 'picture', 'website']
const knownAttributes = new Set<string>([...personal, ...contact, 'birthdate', 'locale', 'zoneinfo', 'updated_at'])

/** Refuses attributes that the pool does not know, or that a client may not write. */
export function requireWritable(names: readonly string[]): void {
  for (const name of names) {
    if (name === 'sub' || name.endsWith('_verified')) throw new IdentityError('attributeNotWritable')
    if (!knownAttributes.has(name)) throw new IdentityError('unknownAttribute', { attribute: name })
  }
}

/** Refuses what a client may not write, and values of a wrong form. */
export function requireValid(attributes: Readonly<Record<string, string>>): void {
  requireWritable(Object.keys(attributes))
  const { phone_number: phoneNumber, email } = attributes
  if (phoneNumber !== undefined && !/^\+\d{4,15}$/.test(phoneNumber)) throw new IdentityError('invalidPhone')
  if (email !== undefined && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) throw new IdentityError('invalidEmail')
}

/** The first of the contact attributes that another account has, too. @param sub absent for a new account */
export function attributeOfAnother(
  database: DatabaseSync,
  attributes: Readonly<Record<string, string>>,
  sub?: string,
): string | undefined {
  return contactAttributes.find((name) => {
    const value = attributes[name]
    const owner = value === undefined ? undefined : userByAttribute(database, name, value)
    return owner !== undefined && owner.sub !== sub
  })
}

/** The pool's PreSignUp trigger, which runs before Cognito looks at the username. */
export function preSignUp(database: DatabaseSync, attributes: Readonly<Record<string, string>>): void {
  if (attributeOfAnother(database, attributes))
    throw new IdentityError('preSignUpFailed', { reason: 'SignUpExceptionAlreadyExists' })
  if (attributes['email']?.toLowerCase().endsWith(`@${userPool.blockedEmailDomain}`))
    throw new IdentityError('preSignUpFailed', { reason: 'SignUpExceptionEmailDomainBlocked' })
}
