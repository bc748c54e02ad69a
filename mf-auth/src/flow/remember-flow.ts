import { chooseView, forgetView, readStored, writeStored } from 'shared/session'
import type { FlowEvent, FlowState, Verification, VerificationChannel, VerificationPurpose } from './flow.ts'

/** Keeps for a reload a chosen tab or a step of a flow; never a default, and nothing of a challenge (readings, "Signed-out flow"). */
export function rememberFlow(state: FlowState, event: FlowEvent): void {
  if (state.view === 'verify') storedVerification.write(state.verification)
  else storedVerification.forget()
  switch (event.type) {
    case 'tab-chosen':
      return chooseView(event.tab)
    case 'sign-up-accepted':
    case 'sign-in-unconfirmed':
    case 'reset-code-sent':
      return chooseView('verify')
    case 'reset-required':
      return chooseView('reset')
    case 'attributes-saved':
    case 'challenge-expired':
    case 'verified':
    case 'abandoned':
      return forgetView()
    case 'challenged':
    case 'challenge-answered':
    case 'identified':
    case 'phone-code-sent':
    case 'code-resent':
    case 'session-changed':
  }
}

const verificationEntry = 'verification'

/** The verification of this browser tab. A reload keeps it. */
export const storedVerification = {
  read: (): Verification | undefined => verificationFrom(readStored('session', verificationEntry)),
  write: (verification: Verification): void =>
    writeStored('session', verificationEntry, verificationText(verification)),
  forget: (): void => writeStored('session', verificationEntry, undefined),
}

/** A verification as text for session storage: every field but the password (readings, "Signed-out flow"). */
export const verificationText = (verification: Verification): string =>
  JSON.stringify(verification, ['purpose', 'phoneNumber', 'username', 'hash', 'resendAt', 'resent', 'sent'])

const channels: readonly VerificationChannel[] = ['identity', 'sms', 'call']
const purposes: readonly VerificationPurpose[] = ['sign-up', 'reset', 'phone']

/** Reads that text. Undefined for any other text, which somebody may have put there. */
export function verificationFrom(text: string | undefined): Verification | undefined {
  const stored = parsed(text)
  const purpose = purposes.find((candidate) => candidate === stored['purpose'])
  const { phoneNumber, username, hash, resendAt, sent } = stored
  if (!purpose || typeof phoneNumber !== 'string' || !/^\+55\d{11}$/.test(phoneNumber)) return undefined
  return {
    purpose,
    phoneNumber,
    username: typeof username === 'string' ? username : undefined,
    hash: typeof hash === 'string' ? hash : undefined,
    resendAt: typeof resendAt === 'number' ? resendAt : undefined,
    resent: stored['resent'] === true,
    sent: Array.isArray(sent) ? sent.flatMap((name) => channels.find((channel) => channel === name) ?? []) : [],
  }
}

function parsed(text = '{}'): Readonly<Record<string, unknown>> {
  try {
    return { ...(JSON.parse(text) as Readonly<Record<string, unknown>> | null) }
  } catch {
    return {}
  }
}
