import type { PlatformContext } from '../../context.ts'
import { IdentityError } from '../errors.ts'
import { text, textMap, type Operation } from '../operation.ts'
import { isPassword } from '../passwords.ts'
import { refreshSession, startSession } from '../sessions.ts'
import { requireUser, userByLogin } from '../users.ts'

export const initiateAuth: Operation = (input, context) => {
  const flow = text(input, 'AuthFlow')
  const parameters = textMap(input, 'AuthParameters')
  switch (flow) {
    case 'USER_PASSWORD_AUTH':
      return signIn(text(parameters, 'USERNAME'), text(parameters, 'PASSWORD'), context)
    case 'REFRESH_TOKEN_AUTH':
    case 'REFRESH_TOKEN':
      return refreshSession(context, text(parameters, 'REFRESH_TOKEN'))
    default:
      throw new IdentityError('flowNotEnabled', { flow })
  }
}

export const getTokensFromRefreshToken: Operation = (input, context) => refreshSession(context, text(input, 'RefreshToken'))

/** The order of these refusals is Cognito's: only who knows the password learns that the account is unconfirmed. */
function signIn(login: string, password: string, context: PlatformContext) {
  const user = requireUser(userByLogin(context.database, login))
  if (user.status === 'EXTERNAL_PROVIDER') throw new IdentityError('externalProviderUser')
  if (user.status === 'RESET_REQUIRED') throw new IdentityError('passwordResetRequired')
  if (!isPassword(password, user.password_hash)) throw new IdentityError('incorrectPassword')
  if (user.status === 'UNCONFIRMED') throw new IdentityError('userNotConfirmed')
  return startSession(context, user)
}
