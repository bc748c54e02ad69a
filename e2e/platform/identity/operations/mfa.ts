import type { World } from '../../context.ts'
import { run, sql } from '../../database/query.ts'
import { closeChallenge, openChallenge, requireChallenge } from '../challenges.ts'
import { IdentityError } from '../errors.ts'
import { mfaOf, saveMfa, type MfaType } from '../mfa.ts'
import { optionalText, text, type Input, type Operation } from '../operation.ts'
import { userByAccessToken } from '../sessions.ts'
import { newTotpSecret, totpStep } from '../totp.ts'
import { attributesOf } from '../users.ts'

/** Begins an authenticator app: with the session of a sign-in that demands one, or signed in. */
export const associateSoftwareToken: Operation = async (input, context) => {
  const secret = newTotpSecret()
  const session = optionalText(input, 'Session')
  if (session !== undefined) {
    const challenge = requireChallenge(context, session, 'MFA_SETUP')
    closeChallenge(context, challenge)
    const { sub, name } = challenge
    return {
      SecretCode: secret,
      Session: openChallenge(context, { sub, name, deviceKey: challenge.device_key ?? undefined, totpSecret: secret }),
    }
  }
  const { sub } = await userByAccessToken(context, text(input, 'AccessToken'))
  saveMfa(context.database, sub, { totp_pending_secret: secret })
  return { SecretCode: secret }
}

/** The first code proves that the app has the secret. */
export const verifySoftwareToken: Operation = async (input, context) => {
  const code = text(input, 'UserCode')
  const session = optionalText(input, 'Session')
  if (session !== undefined) {
    const challenge = requireChallenge(context, session, 'MFA_SETUP')
    requireSetUpCode(context, challenge.totp_secret, code)
    run(context.database, sql`UPDATE challenges SET totp_verified = 1 WHERE session = ${session}`)
    return { Status: 'SUCCESS', Session: session }
  }
  const { sub } = await userByAccessToken(context, text(input, 'AccessToken'))
  const secret = mfaOf(context.database, sub).totp_pending_secret
  const step = requireSetUpCode(context, secret, code)
  saveMfa(context.database, sub, { totp_secret: secret, totp_pending_secret: null, totp_last_step: step })
  return { Status: 'SUCCESS' }
}

function requireSetUpCode({ clock }: World, secret: string | null, code: string): number {
  if (secret === null) throw new IdentityError('totpNotAssociated')
  const step = totpStep(secret, code, clock.now())
  if (step === undefined) throw new IdentityError('totpSetupMismatch')
  return step
}

/** Switches second factors on and off; what is not mentioned stays as it is. */
export const setUserMfaPreference: Operation = async (input, context) => {
  const { database } = context
  const { sub } = await userByAccessToken(context, text(input, 'AccessToken'))
  const before = mfaOf(database, sub)
  const sms = readSettings(input, 'SMSMfaSettings')
  const totp = readSettings(input, 'SoftwareTokenMfaSettings')
  if (sms?.enabled && attributesOf(database, sub)['phone_number_verified'] !== 'true')
    throw new IdentityError('smsNotDeliverable')
  if (totp?.enabled && before.totp_secret === null) throw new IdentityError('totpNotVerified')

  const sms_enabled = (sms?.enabled ?? before.sms_enabled === 1) ? 1 : 0
  const totp_enabled = (totp?.enabled ?? before.totp_enabled === 1) ? 1 : 0
  let preferred: MfaType | null = before.preferred
  if (preferred === 'SMS_MFA' && (!sms_enabled || sms?.preferred === false)) preferred = null
  if (preferred === 'SOFTWARE_TOKEN_MFA' && (!totp_enabled || totp?.preferred === false)) preferred = null
  if (sms?.enabled && sms.preferred) preferred = 'SMS_MFA'
  if (totp?.enabled && totp.preferred) preferred = 'SOFTWARE_TOKEN_MFA'
  saveMfa(database, sub, { sms_enabled, totp_enabled, preferred })
  return {}
}

function readSettings(
  input: Input,
  parameter: string,
): { enabled: boolean; preferred: boolean | undefined } | undefined {
  const value = input[parameter]
  if (typeof value !== 'object' || value === null) return undefined
  const { Enabled: enabled, PreferredMfa: preferred } = value as Input
  return { enabled: enabled === true, preferred: typeof preferred === 'boolean' ? preferred : undefined }
}
