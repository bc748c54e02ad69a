import { randomUUID } from 'node:crypto'
import { inTransaction, one, sql } from '../../database/query.ts'
import { requireValid } from '../attributes.ts'
import { contactAttributes } from '../contact.ts'
import { sendCode } from '../codes.ts'
import { IdentityError } from '../errors.ts'
import { attributeMap, text, type Operation } from '../operation.ts'
import { requirePolicy } from '../passwords.ts'
import { preSignUp } from '../pre-sign-up.ts'
import { createUser } from '../users.ts'

export const signUp: Operation = (input, world) => {
  const { database } = world
  const username = text(input, 'Username')
  const password = text(input, 'Password')
  const attributes = attributeMap(input, 'UserAttributes')
  if (/^\+?\d+$/.test(username)) throw new IdentityError('usernameLooksLikePhone')
  requirePolicy(password)
  requireValid(attributes)
  if (attributes['phone_number'] === undefined)
    throw new IdentityError('attributeRequired', { attribute: 'phone_number' })
  return inTransaction(database, () => {
    preSignUp(database, attributes)
    if (one(database, sql`SELECT 1 FROM users WHERE username = ${username}`)) throw new IdentityError('usernameExists')
    const sub = randomUUID()
    const unverified = Object.fromEntries(
      contactAttributes.filter((name) => attributes[name] !== undefined).map((name) => [`${name}_verified`, 'false']),
    )
    createUser(world, { sub, username, password, status: 'UNCONFIRMED', attributes: { ...attributes, ...unverified } })
    return { UserConfirmed: false, UserSub: sub, CodeDeliveryDetails: sendCode(world, sub, 'sign-up') }
  })
}
