import { randomBytes } from 'node:crypto'
import type { World } from '../context.ts'
import { insert, one, run } from '../database/query.ts'
import { IdentityError } from './errors.ts'

/** What a sign-in may still ask for after its password. */
export type ChallengeName = 'NEW_PASSWORD_REQUIRED' | 'SMS_MFA' | 'SOFTWARE_TOKEN_MFA' | 'SELECT_MFA_TYPE' | 'MFA_SETUP'

export interface Challenge {
  readonly session: string
  readonly sub: string
  readonly name: ChallengeName
  readonly device_key: string | null
  readonly code: string | null
  readonly totp_secret: string | null
  readonly totp_verified: 0 | 1
  readonly failed_attempts: number
  readonly expires_at: number
}

const validityMs = 3 * 60_000
const maximumAttempts = 3

export type NewChallenge = Pick<Challenge, 'sub' | 'name' | 'device_key'> & { readonly code?: string }

/** Asks for something more; the answer is the `Session` that comes back with it. */
export function openChallenge({ database, clock }: World, challenge: NewChallenge): string {
  const session = randomBytes(120).toString('base64url')
  insert(database, 'challenges', { ...challenge, session, expires_at: clock.now() + validityMs })
  return session
}

/** The challenge of a `Session`, which stays open until `closeChallenge`. */
export function requireChallenge({ database, clock }: World, session: string, name: string): Challenge {
  const challenge = one<Challenge>(database)`SELECT session, sub, name, device_key, code,
    totp_secret, totp_verified, failed_attempts, expires_at FROM challenges WHERE session = ${session}`
  if (challenge?.name !== name) throw new IdentityError('challengeInvalid')
  if (challenge.expires_at <= clock.now()) throw new IdentityError('challengeExpired')
  return challenge
}

/** A `Session` is used once. */
export function closeChallenge({ database }: World, { session }: Challenge): void {
  run(database)`DELETE FROM challenges WHERE session = ${session}`
}

/** Refuses a wrong code; after the third the sign-in begins anew. */
export function failChallenge(world: World, challenge: Challenge): never {
  if (challenge.failed_attempts + 1 >= maximumAttempts) closeChallenge(world, challenge)
  else
    run(world.database)`UPDATE challenges SET failed_attempts = failed_attempts + 1
      WHERE session = ${challenge.session}`
  throw new IdentityError('challengeMismatch')
}
