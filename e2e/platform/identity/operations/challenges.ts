import { Secret } from 'otpauth'
import { run } from '../../database/query.ts'
import { closeChallenge, failChallenge, requireChallenge } from '../challenges.ts'
import { IdentityError } from '../errors.ts'
import { enabledMfa, mfaOf, saveMfa, takeTotpCode, totpStep } from '../mfa.ts'
import { optionalText, text, textMap, type Operation } from '../operation.ts'
import { startSession } from '../sessions.ts'
import { challengeMfa, continueSignIn } from '../sign-in.ts'
import { requireUser, setPassword, userBySub } from '../users.ts'

/** Goes on with a sign-in that asked for more than its password. */
export const RespondToAuthChallenge: Operation = (input, context) => {
  const { database } = context
  const name = text(input, 'ChallengeName')
  const challenge = requireChallenge(context, text(input, 'Session'), name)
  const user = requireUser(userBySub(database, challenge.sub))
  // Amplify answers MFA_SETUP with the username only.
  const responses = textMap(input, 'ChallengeResponses')
  const deviceKey = optionalText(responses, 'DEVICE_KEY') ?? challenge.device_key ?? undefined

  switch (challenge.name) {
    case 'NEW_PASSWORD_REQUIRED':
      setPassword(database, user.sub, text(responses, 'NEW_PASSWORD'))
      closeChallenge(context, challenge)
      return continueSignIn(context, requireUser(userBySub(database, user.sub)), deviceKey)
    case 'SMS_MFA':
      if (text(responses, 'SMS_MFA_CODE') !== challenge.code) return failChallenge(context, challenge)
      break
    case 'SOFTWARE_TOKEN_MFA':
      if (takeTotpCode(context, user.sub, text(responses, 'SOFTWARE_TOKEN_MFA_CODE')) === 'wrong')
        return failChallenge(context, challenge)
      break
    case 'SELECT_MFA_TYPE': {
      const answer = text(responses, 'ANSWER')
      const chosen = enabledMfa(mfaOf(database, user.sub)).find((type) => type === answer)
      if (!chosen) throw new IdentityError('parameterNotAllowed', { parameter: 'ANSWER' })
      closeChallenge(context, challenge)
      return challengeMfa(context, user, chosen, deviceKey)
    }
    case 'MFA_SETUP':
      // VerifySoftwareToken with the same session comes first.
      if (!challenge.totp_verified) throw new IdentityError('challengeInvalid')
      saveMfa(database, user.sub, {
        totp_enabled: 1,
        totp_secret: challenge.totp_secret,
        preferred: 'SOFTWARE_TOKEN_MFA',
      })
      break
  }
  closeChallenge(context, challenge)
  return startSession(context, user, deviceKey)
}

/** Gives the customer's authenticator app its secret, in a sign-in that demands an app. */
export const AssociateSoftwareToken: Operation = (input, context) => {
  const { session } = requireChallenge(context, text(input, 'Session'), 'MFA_SETUP')
  const { base32: secret } = new Secret()
  run(context.database)`UPDATE challenges SET totp_secret = ${secret} WHERE session = ${session}`
  return { SecretCode: secret, Session: session }
}

/** The first code proves that the app has the secret. */
export const VerifySoftwareToken: Operation = (input, context) => {
  const { session, totp_secret: secret } = requireChallenge(context, text(input, 'Session'), 'MFA_SETUP')
  if (secret === null) throw new IdentityError('totpNotAssociated')
  if (totpStep(secret, text(input, 'UserCode'), context.clock.now()) === undefined)
    throw new IdentityError('totpSetupMismatch')
  run(context.database)`UPDATE challenges SET totp_verified = 1 WHERE session = ${session}`
  return { Status: 'SUCCESS', Session: session }
}
