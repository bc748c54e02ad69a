import { randomUUID } from 'node:crypto'
import { inTransaction, one } from '../../database/query.ts'
import { attributeOfAnother, contactAttributes, preSignUp, requireValid } from '../attributes.ts'
import { sendCode, takeCode } from '../codes.ts'
import { IdentityError } from '../errors.ts'
import { attributeMap, text, type Operation } from '../operation.ts'
import { requirePolicy } from '../passwords.ts'
import { attributesOf, confirmUser, createUser, requireKnownUser } from '../users.ts'

export const SignUp: Operation = (input, world) => {
  const { database } = world
  const username = text(input, 'Username')
  const password = text(input, 'Password')
  const attributes = attributeMap(input, 'UserAttributes')
  if (/^\+?\d+$/.test(username)) throw new IdentityError('usernameLooksLikePhone')
  requirePolicy(password)
  requireValid(attributes)
  return inTransaction(database, () => {
    preSignUp(database, attributes)
    if (one(database)`SELECT 1 FROM users WHERE username = ${username}`) throw new IdentityError('usernameExists')
    const sub = randomUUID()
    const unverified = Object.fromEntries(
      contactAttributes.filter((name) => attributes[name] !== undefined).map((name) => [`${name}_verified`, 'false']),
    )
    createUser(database, {
      sub,
      username,
      password,
      status: 'UNCONFIRMED',
      attributes: { ...attributes, ...unverified },
    })
    return { UserConfirmed: false, UserSub: sub, CodeDeliveryDetails: sendCode(world, sub, 'sign-up') }
  })
}

export const ConfirmSignUp: Operation = (input, world) => {
  const { database } = world
  const { sub, status } = requireKnownUser(database, text(input, 'Username'), 'usernameNotFound', 'codeExpired')
  if (status !== 'UNCONFIRMED') throw new IdentityError('alreadyConfirmed', { status })
  // Another account may have taken the phone number while this one waited.
  if (attributeOfAnother(database, attributesOf(database, sub), sub) === 'phone_number')
    throw new IdentityError('aliasExists', { attribute: 'phone_number' })
  takeCode(world, sub, 'sign-up', text(input, 'ConfirmationCode'))
  confirmUser(world, sub)
}
