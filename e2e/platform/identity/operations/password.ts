import { inTransaction } from '../../database/query.ts'
import { sendCode, useCode } from '../codes.ts'
import { IdentityError } from '../errors.ts'
import { text, type Operation } from '../operation.ts'
import { isPassword, requirePolicy } from '../passwords.ts'
import { userByAccessToken } from '../sessions.ts'
import { attributesOf, requireUser, setAttributes, setPassword, userByLogin } from '../users.ts'

export const changePassword: Operation = async (input, context) => {
  const user = await userByAccessToken(context, text(input, 'AccessToken'))
  if (!isPassword(text(input, 'PreviousPassword'), user.password_hash)) throw new IdentityError('incorrectPassword')
  setPassword(context.database, user.sub, text(input, 'ProposedPassword'))
  return {}
}

export const forgotPassword: Operation = (input, { database }) => {
  const user = requireUser(userByLogin(database, text(input, 'Username')))
  if (user.status === 'EXTERNAL_PROVIDER') throw new IdentityError('passwordNotResettable')
  if (attributesOf(database, user.sub)['phone_number_verified'] !== 'true') throw new IdentityError('nothingToResetBy')
  return { CodeDeliveryDetails: sendCode(database, user.sub, 'forgot-password') }
}

export const confirmForgotPassword: Operation = (input, { database }) => {
  const user = requireUser(userByLogin(database, text(input, 'Username')))
  const password = text(input, 'Password')
  // Before the code: a refused password must not use it up.
  requirePolicy(password)
  inTransaction(database, () => {
    useCode(database, user.sub, 'forgot-password', text(input, 'ConfirmationCode'))
    setPassword(database, user.sub, password)
    setAttributes(database, user.sub, { phone_number_verified: 'true' })
  })
  return {}
}
