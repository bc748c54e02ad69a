import { inTransaction } from '../../database/query.ts'
import { belongsToAnother } from '../attributes.ts'
import { sendCode, useCode } from '../codes.ts'
import { confirmUser } from '../confirm-user.ts'
import { IdentityError } from '../errors.ts'
import { text, type Operation } from '../operation.ts'
import { attributesOf, userByLogin } from '../users.ts'

export const confirmSignUp: Operation = (input, { database }) =>
  inTransaction(database, () => {
    const user = userByLogin(database, text(input, 'Username'))
    if (!user) throw new IdentityError('usernameNotFound')
    if (user.status !== 'UNCONFIRMED') throw new IdentityError('alreadyConfirmed', { status: user.status })
    // Another account may have taken the phone number while this one waited.
    if (belongsToAnother(database, 'phone_number', attributesOf(database, user.sub)['phone_number'], user.sub)) {
      throw new IdentityError('aliasExists', { attribute: 'phone_number' })
    }
    useCode(database, user.sub, 'sign-up', text(input, 'ConfirmationCode'))
    confirmUser(database, user.sub)
    return {}
  })

export const resendConfirmationCode: Operation = (input, { database }) => {
  const user = userByLogin(database, text(input, 'Username'))
  if (!user) throw new IdentityError('usernameNotFound')
  if (user.status !== 'UNCONFIRMED') throw new IdentityError('resendConfirmed')
  return { CodeDeliveryDetails: sendCode(database, user.sub, 'sign-up') }
}
