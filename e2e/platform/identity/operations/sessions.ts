import { run } from '../../database/query.ts'
import { countAttempt, forgetAttempts, requirePasswordAttempt } from '../attempts.ts'
import { IdentityError } from '../errors.ts'
import { optionalText, text, textMap, type Operation } from '../operation.ts'
import { isPassword } from '../passwords.ts'
import { isSwitchedOn } from '../pool-settings.ts'
import { ofSignedIn, refreshSession, revokeAllSessions, revokeSession } from '../sessions.ts'
import { continueSignIn } from '../sign-in.ts'
import { requireKnownUser } from '../users.ts'

/** The order of these refusals is Cognito's: only who knows the password learns that the account is unconfirmed. */
export const InitiateAuth: Operation = (input, context) => {
  const { database } = context
  const flow = text(input, 'AuthFlow')
  if (flow !== 'USER_PASSWORD_AUTH' || isSwitchedOn(database, 'refusesPasswordFlow'))
    throw new IdentityError('flowNotEnabled', { flow })
  const parameters = textMap(input, 'AuthParameters')
  const password = text(parameters, 'PASSWORD')
  const user = requireKnownUser(database, text(parameters, 'USERNAME'), 'userNotFound', 'incorrectPassword')
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

export const GetTokensFromRefreshToken: Operation = (input, context) =>
  refreshSession(context, text(input, 'RefreshToken'))

export const RevokeToken: Operation = (input, context) => revokeSession(context, text(input, 'Token'))

export const GlobalSignOut = ofSignedIn(({ sub }, _, context) => revokeAllSessions(context, sub))

export const DeleteUser = ofSignedIn(({ sub }, _, { database }) => {
  run(database)`DELETE FROM users WHERE sub = ${sub}`
})
