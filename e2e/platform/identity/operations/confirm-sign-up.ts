import { belongsToAnother } from '../attributes.ts'
import { sendCode, takeCode } from '../codes.ts'
import { confirmUser } from '../confirm-user.ts'
import { IdentityError } from '../errors.ts'
import { text, type Operation } from '../operation.ts'
import { poolSettings } from '../pool-settings.ts'
import { pretendToSend, refuseUnknownUser } from '../unknown-user.ts'
import { attributesOf, userByLogin } from '../users.ts'

export const confirmSignUp: Operation = (input, world) => {
  const { database } = world
  const user = userByLogin(database, text(input, 'Username'))
  if (!user) return refuseUnknownUser(database, 'usernameNotFound', 'codeExpired')
  if (user.status !== 'UNCONFIRMED') throw new IdentityError('alreadyConfirmed', { status: user.status })
  // Another account may have taken the phone number while this one waited.
  if (belongsToAnother(database, 'phone_number', attributesOf(database, user.sub)['phone_number'], user.sub)) {
    throw new IdentityError('aliasExists', { attribute: 'phone_number' })
  }
  takeCode(world, user.sub, 'sign-up', text(input, 'ConfirmationCode'))
  confirmUser(world, user.sub)
  return {}
}

export const resendConfirmationCode: Operation = (input, world) => {
  const login = text(input, 'Username')
  const user = userByLogin(world.database, login)
  if (!user) {
    if (poolSettings(world.database).hideUnknownUsers) return pretendToSend(login)
    throw new IdentityError('usernameNotFound')
  }
  if (user.status !== 'UNCONFIRMED') throw new IdentityError('resendConfirmed')
  return { CodeDeliveryDetails: sendCode(world, user.sub, 'sign-up') }
}
