import { inTransaction } from '../../database/query.ts'
import { countAttempt, requireAttempt } from '../attempts.ts'
import { codeDelivery, sendCode, takeCode } from '../codes.ts'
import { IdentityError } from '../errors.ts'
import { text, type Operation } from '../operation.ts'
import { isPassword, requirePolicy } from '../passwords.ts'
import { isSwitchedOn } from '../pool-settings.ts'
import { ofSignedIn } from '../sessions.ts'
import { attributesOf, requireKnownUser, requireUser, setAttributes, setPassword, userByLogin } from '../users.ts'

export const ChangePassword = ofSignedIn((user, input, context) => {
  requireAttempt(context, user.sub, 'wrong previous password')
  if (!isPassword(text(input, 'PreviousPassword'), user.password_hash)) {
    countAttempt(context, user.sub, 'wrong previous password')
    throw new IdentityError('incorrectPassword')
  }
  setPassword(context.database, user.sub, text(input, 'ProposedPassword'))
})

export const ForgotPassword: Operation = (input, world) => {
  const { database } = world
  const login = text(input, 'Username')
  const user = userByLogin(database, login)
  const isReachable = user?.enabled === 1 && attributesOf(database, user.sub)['phone_number_verified'] === 'true'
  // Cognito hides these three alike: unknown, disabled, without a verified phone.
  if (!isReachable && isSwitchedOn(database, 'hideUnknownUsers')) return { CodeDeliveryDetails: codeDelivery(login) }
  const { sub, status } = requireUser(user)
  if (status === 'EXTERNAL_PROVIDER' || status === 'FORCE_CHANGE_PASSWORD')
    throw new IdentityError('passwordNotResettable')
  if (!isReachable) throw new IdentityError('nothingToResetBy')
  return { CodeDeliveryDetails: sendCode(world, sub, 'forgot-password') }
}

export const ConfirmForgotPassword: Operation = (input, world) => {
  const { database } = world
  const password = text(input, 'Password')
  const user = requireKnownUser(database, text(input, 'Username'), 'userNotFound', 'codeMismatch')
  // Before the code: a refused password must not use it up.
  requirePolicy(password)
  takeCode(world, user.sub, 'forgot-password', text(input, 'ConfirmationCode'))
  inTransaction(database, () => {
    setPassword(database, user.sub, password)
    setAttributes(database, user.sub, { phone_number_verified: 'true' })
  })
}
