import type { DatabaseSync } from 'node:sqlite'
import type { World } from '../context.ts'
import { one, run, sql } from '../database/query.ts'
import { IdentityError } from './errors.ts'
import { totpStep } from './totp.ts'

/** The second factors that the pool knows, in Cognito's names. */
export type MfaType = 'SMS_MFA' | 'SOFTWARE_TOKEN_MFA'

export interface Mfa {
  readonly sms_enabled: 0 | 1
  readonly totp_enabled: 0 | 1
  readonly totp_secret: string | null
  readonly totp_pending_secret: string | null
  readonly totp_last_step: number | null
  readonly preferred: MfaType | null
}

const none: Mfa = {
  sms_enabled: 0,
  totp_enabled: 0,
  totp_secret: null,
  totp_pending_secret: null,
  totp_last_step: null,
  preferred: null,
}

/** A user's second factors. */
export function mfaOf(database: DatabaseSync, sub: string): Mfa {
  const columns = sql`sms_enabled, totp_enabled, totp_secret, totp_pending_secret, totp_last_step, preferred`
  return one<Mfa>(database, sql`SELECT ${columns} FROM user_mfa WHERE sub = ${sub}`) ?? none
}

/** The factors that are switched on. */
export function enabledMfa({ sms_enabled, totp_enabled }: Mfa): MfaType[] {
  return [...(sms_enabled ? (['SMS_MFA'] as const) : []), ...(totp_enabled ? (['SOFTWARE_TOKEN_MFA'] as const) : [])]
}

export function saveMfa(database: DatabaseSync, sub: string, changes: Partial<Mfa>): void {
  const mfa = { ...mfaOf(database, sub), ...changes }
  run(
    database,
    sql`INSERT OR REPLACE INTO user_mfa
       (sub, sms_enabled, totp_enabled, totp_secret, totp_pending_secret, totp_last_step, preferred) VALUES (${sub}, ${mfa.sms_enabled}, ${mfa.totp_enabled}, ${mfa.totp_secret}, ${mfa.totp_pending_secret}, ${mfa.totp_last_step}, ${mfa.preferred})`,
  )
}

/** Accepts a code of the user's authenticator app once. */
export function takeTotpCode({ database, clock }: World, sub: string, code: string): 'accepted' | 'wrong' {
  const { totp_secret: secret, totp_last_step: lastStep } = mfaOf(database, sub)
  const step = secret === null ? undefined : totpStep(secret, code, clock.now())
  if (step === undefined) return 'wrong'
  if (lastStep !== null && step <= lastStep) throw new IdentityError('totpCodeUsed')
  saveMfa(database, sub, { totp_last_step: step })
  return 'accepted'
}
