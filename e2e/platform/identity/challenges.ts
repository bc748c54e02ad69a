import { randomBytes } from 'node:crypto'
import type { World } from '../context.ts'
import { insert, one, run } from '../database/query.ts'
import { IdentityError } from './errors.ts'
import type { User } from './users.ts'

/** What a sign-in may still ask for after its password. */
export interface Challenge {
  readonly session: string
  readonly sub: string
  readonly name: 'NEW_PASSWORD_REQUIRED' | 'SMS_MFA' | 'SOFTWARE_TOKEN_MFA' | 'SELECT_MFA_TYPE' | 'MFA_SETUP'
  readonly device_key: string | null
  readonly code: string | null
  readonly totp_secret: string | null
  readonly totp_verified: 0 | 1
  readonly failed_attempts: number
  readonly expires_at: number
}

const validityMs = 3 * 60_000
const maximumAttempts = 3

/** A sign-in's answer that asks for something more, which comes back with the answer's `Session`. */
export function openChallenge(
  { database, clock }: World,
  { sub, username }: User,
  challenge: Pick<Challenge, 'name' | 'device_key'> & { readonly code?: string },
  parameters: Readonly<Record<string, string>> = {},
) {
  const session = randomBytes(120).toString('base64url')
  insert(database, 'challenges', { ...challenge, sub, session, expires_at: clock.now() + validityMs })
  const ChallengeParameters = { USER_ID_FOR_SRP: username, ...parameters }
  return { ChallengeName: challenge.name, Session: session, ChallengeParameters }
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
