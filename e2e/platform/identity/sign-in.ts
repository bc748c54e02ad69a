import type { PlatformContext } from '../context.ts'
import { openChallenge, type ChallengeName, type NewChallenge } from './challenges.ts'
import { maskedPhone, randomDigits } from './codes.ts'
import { enabledMfa, mfaOf, type MfaType } from './mfa.ts'
import { startSession } from './sessions.ts'
import { attributesOf, type User } from './users.ts'
import { deliver } from '../inbox/messages.ts'

/** What follows a right password: a challenge, or the session. */
export function continueSignIn(context: PlatformContext, user: User, deviceKey?: string) {
  if (user.status === 'FORCE_CHANGE_PASSWORD') {
    return challenge(context, user, { name: 'NEW_PASSWORD_REQUIRED', deviceKey }, { requiredAttributes: '[]' })
  }
  const mfa = mfaOf(context.database, user.sub)
  const enabled = enabledMfa(mfa)
  const [only] = enabled
  const chosen = mfa.preferred ?? (enabled.length === 1 ? only : undefined)
  if (chosen) return challengeMfa(context, user, chosen, deviceKey)
  if (enabled.length > 1) {
    return challenge(
      context,
      user,
      { name: 'SELECT_MFA_TYPE', deviceKey },
      { MFAS_CAN_CHOOSE: JSON.stringify(enabled) },
    )
  }
  if (user.mfa_required) {
    return challenge(
      context,
      user,
      { name: 'MFA_SETUP', deviceKey },
      { MFAS_CAN_SETUP: JSON.stringify(['SOFTWARE_TOKEN_MFA']) },
    )
  }
  return startSession(context, user, deviceKey)
}

/** Asks for a code: of an SMS that goes out now, or of the authenticator app. */
export function challengeMfa(context: PlatformContext, user: User, type: MfaType, deviceKey: string | undefined) {
  if (type === 'SOFTWARE_TOKEN_MFA') return challenge(context, user, { name: type, deviceKey }, {})
  const phone = attributesOf(context.database, user.sub)['phone_number'] ?? ''
  const code = randomDigits(6)
  deliver(context, { channel: 'identity', phone, code, text: `Seu código de acesso é ${code}.` })
  return challenge(
    context,
    user,
    { name: type, deviceKey, code },
    { CODE_DELIVERY_DELIVERY_MEDIUM: 'SMS', CODE_DELIVERY_DESTINATION: maskedPhone(phone) },
  )
}

function challenge(
  context: PlatformContext,
  user: User,
  asked: Omit<NewChallenge, 'sub'>,
  parameters: Readonly<Record<string, string>>,
): { ChallengeName: ChallengeName; Session: string; ChallengeParameters: Readonly<Record<string, string>> } {
  return {
    ChallengeName: asked.name,
    Session: openChallenge(context, { ...asked, sub: user.sub }),
    ChallengeParameters: { USER_ID_FOR_SRP: user.username, ...parameters },
  }
}
