import type { DatabaseSync } from 'node:sqlite'
import { hourMs } from '../clock.ts'
import type { World } from '../context.ts'
import { insert, one, run } from '../database/query.ts'
import { IdentityError } from './errors.ts'

/** What a six-digit code proves: the right to an account, or a phone number. */
export type CodePurpose = 'sign-up' | 'forgot-password' | 'phone_number'

/** What is counted for each user: codes sent, and wrong answers. */
export type AttemptKind = 'password' | 'wrong previous password' | `send ${CodePurpose}` | `wrong ${CodePurpose}`

const maximumSentPerHour = 10
const maximumWrongPerHour = 5
const passwordsBeforeLock = 5
const maximumLockMs = 15 * 60_000

/** Refuses what a user did too often within the last hour. */
export function requireAttempt(world: World, sub: string, kind: Exclude<AttemptKind, 'password'>): void {
  const { count } = attemptsSince(world, sub, kind, world.clock.now() - hourMs)
  if (count >= (kind.startsWith('send ') ? maximumSentPerHour : maximumWrongPerHour))
    throw new IdentityError('limitExceeded')
}

/** Refuses any password for a while after five wrong ones: a second, twice as long with each further one, at most a quarter of an hour. */
export function requirePasswordAttempt(world: World, sub: string): void {
  const { count, newest } = attemptsSince(world, sub, 'password', 0)
  if (count < passwordsBeforeLock) return
  const lockMs = Math.min(1000 * 2 ** (count - passwordsBeforeLock), maximumLockMs)
  if (world.clock.now() < newest + lockMs) throw new IdentityError('attemptsExceeded')
}

export function countAttempt({ database, clock }: World, sub: string, kind: AttemptKind): void {
  insert(database, 'attempts', { sub, kind, attempted_at: clock.now() })
}

export function forgetAttempts(database: DatabaseSync, sub: string, kind: AttemptKind): void {
  run(database)`DELETE FROM attempts WHERE sub = ${sub} AND kind = ${kind}`
}

function attemptsSince({ database }: World, sub: string, kind: AttemptKind, since: number) {
  const attempts = one<{ count: number; newest: number }>(database)`SELECT count(*) AS count,
    coalesce(max(attempted_at), 0) AS newest FROM attempts
    WHERE sub = ${sub} AND kind = ${kind} AND attempted_at > ${since}`
  return attempts ?? { count: 0, newest: 0 }
}
