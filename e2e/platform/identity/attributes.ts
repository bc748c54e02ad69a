import type { DatabaseSync } from 'node:sqlite'
import type { ContactAttribute } from './contact.ts'
import { IdentityError } from './errors.ts'
import { userByAttribute } from './users.ts'

/** The pool's schema: the standard attributes of OpenID Connect. */
const personal = ['name', 'given_name', 'family_name', 'middle_name', 'nickname', 'preferred_username', 'gender']
const contact = ['address', 'email', 'phone_number', 'profile', 'picture', 'website']
const knownAttributes = new Set([...personal, ...contact, 'birthdate', 'locale', 'zoneinfo', 'updated_at'])

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
  for (const [name, value] of Object.entries(attributes)) {
    if (name === 'phone_number' && !/^\+\d{4,15}$/.test(value)) throw new IdentityError('invalidPhone')
    if (name === 'email' && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value)) throw new IdentityError('invalidEmail')
  }
}

/** Whether another account has that phone number or e-mail address. */
export function belongsToAnother(
  database: DatabaseSync,
  attribute: ContactAttribute,
  value: string | undefined,
  sub: string | undefined,
): boolean {
  if (value === undefined) return false
  const owner = userByAttribute(database, attribute, value)
  return owner !== undefined && owner.sub !== sub
}
