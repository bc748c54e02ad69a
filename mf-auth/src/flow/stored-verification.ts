import { readStored, writeStored } from 'shared/session'
import type { Verification, VerificationPurpose } from './flow.ts'

const storedName = 'verification'

const purposes: readonly VerificationPurpose[] = ['sign-up', 'reset', 'phone']

/** A verification as text for session storage: every field but the password (readings, "Signed-out flow"). */
export function verificationText({ purpose, phoneNumber, username, hash, resendAt, resent }: Verification): string {
  return JSON.stringify({ purpose, phoneNumber, username, hash, resendAt, resent })
}

/** Reads that text; anything else, which somebody put there, is undefined. */
export function verificationFrom(text: string | undefined): Verification | undefined {
  const stored = parsed(text)
  const purpose = purposes.find((candidate) => candidate === stored['purpose'])
  const { phoneNumber, username, hash, resendAt } = stored
  if (!purpose || typeof phoneNumber !== 'string' || !/^\+55\d{11}$/.test(phoneNumber)) return undefined
  return {
    purpose,
    phoneNumber,
    username: typeof username === 'string' ? username : undefined,
    hash: typeof hash === 'string' ? hash : undefined,
    resendAt: typeof resendAt === 'number' ? resendAt : undefined,
    resent: stored['resent'] === true,
  }
}

/** The verification of this tab, kept over a reload. */
export const storedVerification = {
  read: (): Verification | undefined => verificationFrom(readStored('session', storedName)),
  write: (verification: Verification): void => writeStored('session', storedName, verificationText(verification)),
  forget: (): void => writeStored('session', storedName, undefined),
}

function parsed(text: string | undefined): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text ?? '{}')
    return typeof value === 'object' && value !== null ? { ...value } : {}
  } catch {
    return {}
  }
}
