import type { PlatformContext } from '../context.ts'
import { openChallenge, type Challenge } from './challenges.ts'
import { maskedPhone, randomDigits } from './codes.ts'
import { enabledMfa, mfaOf, type MfaType } from './mfa.ts'
import { startSession } from './sessions.ts'
import { attributesOf, type User } from './users.ts'
import { deliver } from '../inbox/messages.ts'

/** What follows a right password: a challenge, or the session. */
export function continueSignIn(context: PlatformContext, user: User, deviceKey?: string) {
  const ask = (name: Challenge['name'], parameters: Readonly<Record<string, string>>) =>
    openChallenge(context, user, { name, device_key: deviceKey ?? null }, parameters)
  if (user.status === 'FORCE_CHANGE_PASSWORD') return ask('NEW_PASSWORD_REQUIRED', { requiredAttributes: '[]' })
  const mfa = mfaOf(context.database, user.sub)
  const enabled = enabledMfa(mfa)
  const [only] = enabled
  const chosen = mfa.preferred ?? (enabled.length === 1 ? only : undefined)
  if (chosen) return challengeMfa(context, user, chosen, deviceKey)
  if (enabled.length > 1) return ask('SELECT_MFA_TYPE', { MFAS_CAN_CHOOSE: JSON.stringify(enabled) })
  if (user.mfa_required) return ask('MFA_SETUP', { MFAS_CAN_SETUP: JSON.stringify(['SOFTWARE_TOKEN_MFA']) })
  return startSession(context, user, deviceKey)
}

/** Asks for a code: of an SMS that goes out now, or of the authenticator app. */
export function challengeMfa(context: PlatformContext, user: User, name: MfaType, deviceKey?: string) {
  const asked = { name, device_key: deviceKey ?? null }
  if (name === 'SOFTWARE_TOKEN_MFA') return openChallenge(context, user, asked)
  const phone = attributesOf(context.database, user.sub)['phone_number'] ?? ''
  const code = randomDigits(6)
  deliver(context, { channel: 'identity', phone, code, text: `Seu código de acesso é ${code}.` })
  const delivery = { CODE_DELIVERY_DELIVERY_MEDIUM: 'SMS', CODE_DELIVERY_DESTINATION: maskedPhone(phone) }
  return openChallenge(context, user, { ...asked, code }, delivery)
}
