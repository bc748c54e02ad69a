import type { PlatformContext } from '../../context.ts'
import { requireValid } from '../attributes.ts'
import { closeChallenge, failChallenge, requireChallenge } from '../challenges.ts'
import { IdentityError } from '../errors.ts'
import { enabledMfa, mfaOf, saveMfa, takeTotpCode } from '../mfa.ts'
import { optionalText, text, textMap, type Input, type Operation } from '../operation.ts'
import { requirePolicy } from '../passwords.ts'
import { startSession } from '../sessions.ts'
import { challengeMfa, continueSignIn } from '../sign-in.ts'
import { requireUser, setAttributes, setPassword, userBySub, type User } from '../users.ts'

/** Goes on with a sign-in that asked for more than its password. */
export const respondToAuthChallenge: Operation = (input, context) => {
  const name = text(input, 'ChallengeName')
  const challenge = requireChallenge(context, text(input, 'Session'), name)
  const user = requireUser(userBySub(context.database, challenge.sub))
  // Amplify answers MFA_SETUP with the username only.
  const responses = textMap(input, 'ChallengeResponses')
  const deviceKey = optionalText(responses, 'DEVICE_KEY') ?? challenge.device_key ?? undefined

  switch (challenge.name) {
    case 'NEW_PASSWORD_REQUIRED': {
      const changed = setNewPassword(context, user, responses)
      closeChallenge(context, challenge)
      return continueSignIn(context, changed, deviceKey)
    }
    case 'SMS_MFA':
      if (text(responses, 'SMS_MFA_CODE') !== challenge.code) return failChallenge(context, challenge)
      break
    case 'SOFTWARE_TOKEN_MFA':
      if (takeTotpCode(context, user.sub, text(responses, 'SOFTWARE_TOKEN_MFA_CODE')) === 'wrong') {
        return failChallenge(context, challenge)
      }
      break
    case 'SELECT_MFA_TYPE': {
      const answer = text(responses, 'ANSWER')
      const chosen = enabledMfa(mfaOf(context.database, user.sub)).find((type) => type === answer)
      if (!chosen) throw new IdentityError('parameterNotAllowed', { parameter: 'ANSWER' })
      closeChallenge(context, challenge)
      return challengeMfa(context, user, chosen, deviceKey)
    }
    case 'MFA_SETUP':
      // VerifySoftwareToken with the same session comes first.
      if (!challenge.totp_verified || challenge.totp_secret === null) throw new IdentityError('challengeInvalid')
      saveMfa(context.database, user.sub, {
        totp_enabled: 1,
        totp_secret: challenge.totp_secret,
        preferred: 'SOFTWARE_TOKEN_MFA',
      })
      break
  }
  closeChallenge(context, challenge)
  return startSession(context, user, { deviceKey })
}

const attributePrefix = 'userAttributes.'

function setNewPassword({ database }: PlatformContext, user: User, responses: Input): User {
  const password = text(responses, 'NEW_PASSWORD')
  requirePolicy(password)
  const attributes = Object.fromEntries(
    Object.entries(responses)
      .filter(([name]) => name.startsWith(attributePrefix))
      .map(([name, value]) => [name.slice(attributePrefix.length), String(value)]),
  )
  requireValid(attributes)
  setAttributes(database, user.sub, attributes)
  setPassword(database, user.sub, password)
  return requireUser(userBySub(database, user.sub))
}
