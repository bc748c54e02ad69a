import type { DatabaseSync } from 'node:sqlite'
import { TOTP } from 'otpauth'
import type { World } from '../context.ts'
import { insert, one, run, sql } from '../database/query.ts'
import { IdentityError } from './errors.ts'

export type MfaType = 'SMS_MFA' | 'SOFTWARE_TOKEN_MFA'

export interface Mfa {
  readonly sms_enabled: 0 | 1
  readonly totp_enabled: 0 | 1
  readonly totp_secret: string | null
  readonly preferred: MfaType | null
}

const none: Mfa = { sms_enabled: 0, totp_enabled: 0, totp_secret: null, preferred: null }

export function mfaOf(database: DatabaseSync, sub: string): Mfa {
  const columns = sql`sms_enabled, totp_enabled, totp_secret, preferred`
  return one<Mfa>(database)`SELECT ${columns} FROM user_mfa WHERE sub = ${sub}` ?? none
}

export function enabledMfa({ sms_enabled, totp_enabled }: Mfa): MfaType[] {
  return [...(sms_enabled ? (['SMS_MFA'] as const) : []), ...(totp_enabled ? (['SOFTWARE_TOKEN_MFA'] as const) : [])]
}

export function saveMfa(database: DatabaseSync, sub: string, factors: Partial<Mfa>): void {
  insert(database, 'user_mfa', { sub, ...factors }, 'REPLACE')
}

/** Accepts a code of the user's authenticator app once. */
export function takeTotpCode({ database, clock }: World, sub: string, code: string): 'accepted' | 'wrong' {
  const { totp_secret: secret } = mfaOf(database, sub)
  const step = secret === null ? undefined : totpStep(secret, code, clock.now())
  if (step === undefined) return 'wrong'
  const accepted = run(database)`UPDATE user_mfa SET totp_last_step = ${step}
    WHERE sub = ${sub} AND coalesce(totp_last_step, 0) < ${step}`
  if (accepted === 0) throw new IdentityError('totpCodeUsed')
  return 'accepted'
}

/** The six digits that an authenticator app shows at an instant. */
export const totpCode = (secret: string, epochMs: number): string =>
  new TOTP({ secret }).generate({ timestamp: epochMs })

/** The half minute that a code belongs to, one before or after being near enough; undefined for a wrong code. */
export function totpStep(secret: string, code: string, epochMs: number): number | undefined {
  const totp = new TOTP({ secret })
  const delta = totp.validate({ token: code, timestamp: epochMs, window: 1 })
  return delta === null ? undefined : totp.counter({ timestamp: epochMs }) + delta
}
