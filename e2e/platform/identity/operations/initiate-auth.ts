import type { PlatformContext } from '../../context.ts'
import { countAttempt, forgetAttempts, requirePasswordAttempt } from '../attempts.ts'
import { IdentityError } from '../errors.ts'
import { optionalText, text, textMap, type Input, type Operation } from '../operation.ts'
import { isPassword } from '../passwords.ts'
import { poolSettings } from '../pool-settings.ts'
import { refreshSession } from '../sessions.ts'
import { continueSignIn } from '../sign-in.ts'
import { refuseUnknownUser } from '../unknown-user.ts'
import { requireUser, userByLogin } from '../users.ts'

export const initiateAuth: Operation = (input, context) => {
  const flow = text(input, 'AuthFlow')
  const parameters = textMap(input, 'AuthParameters')
  switch (flow) {
    case 'USER_PASSWORD_AUTH':
      return signIn(parameters, context)
    case 'REFRESH_TOKEN_AUTH':
    case 'REFRESH_TOKEN':
      // A client with rotation has GetTokensFromRefreshToken only.
      if (poolSettings(context.database).rotateRefreshTokens) throw new IdentityError('flowNotEnabled', { flow })
      return refreshSession(context, text(parameters, 'REFRESH_TOKEN'))
    default:
      throw new IdentityError('flowNotEnabled', { flow })
  }
}

export const getTokensFromRefreshToken: Operation = (input, context) =>
  refreshSession(context, text(input, 'RefreshToken'))

/** The order of these refusals is Cognito's: only who knows the password learns that the account is unconfirmed. */
function signIn(parameters: Input, context: PlatformContext) {
  const { database } = context
  const found = userByLogin(database, text(parameters, 'USERNAME'))
  const password = text(parameters, 'PASSWORD')
  if (!found) return refuseUnknownUser(database, 'userNotFound', 'incorrectPassword')
  const user = requireUser(found)
  if (user.status === 'EXTERNAL_PROVIDER') throw new IdentityError('externalProviderUser')
  if (user.status === 'RESET_REQUIRED') throw new IdentityError('passwordResetRequired')
  requirePasswordAttempt(context, user.sub)
  if (!isPassword(password, user.password_hash)) {
    countAttempt(context, user.sub, 'password')
    throw new IdentityError('incorrectPassword')
  }
  forgetAttempts(database, user.sub, 'password')
  if (user.status === 'UNCONFIRMED') throw new IdentityError('userNotConfirmed')
  return continueSignIn(context, user, optionalText(parameters, 'DEVICE_KEY'))
}
