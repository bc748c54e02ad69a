import type { DatabaseSync } from 'node:sqlite'
import { welcomeCustomer } from '../api/welcome-customer.ts'
import type { World } from '../context.ts'
import { all, insert, one, run, sql } from '../database/query.ts'
import { forgetAttempts } from './attempts.ts'
import { IdentityError, type Refusal } from './errors.ts'
import { hashPassword, requirePolicy } from './passwords.ts'
import { isSwitchedOn } from './pool-settings.ts'

type UserStatus = 'UNCONFIRMED' | 'CONFIRMED' | 'RESET_REQUIRED' | 'FORCE_CHANGE_PASSWORD' | 'EXTERNAL_PROVIDER'

export interface User {
  readonly sub: string
  readonly username: string
  readonly password_hash: string | null
  readonly status: UserStatus
  readonly enabled: 0 | 1
  /** Must have a second factor, and sets one up at the next sign-in. */
  readonly mfa_required: 0 | 1
  readonly tracks_devices: 0 | 1
}

export type NewUser = Pick<User, 'sub' | 'username' | 'status'> &
  Partial<Pick<User, 'enabled' | 'mfa_required' | 'tracks_devices'>> & {
    /** Absent for the user of an external provider. */
    readonly password?: string
    readonly attributes: Readonly<Record<string, string>>
  }

const columns = sql`users.sub, username, password_hash, status, enabled, mfa_required, tracks_devices`

export function createUser(database: DatabaseSync, { password, attributes, ...user }: NewUser): void {
  const hash = password === undefined ? null : hashPassword(password)
  insert(database, 'users', { ...user, password_hash: hash })
  setAttributes(database, user.sub, attributes)
}

export function userBySub(database: DatabaseSync, sub: string): User | undefined {
  return one<User>(database)`SELECT ${columns} FROM users WHERE sub = ${sub}`
}

/** The oldest account with that value of an attribute. */
export function userByAttribute(
  database: DatabaseSync,
  name: 'phone_number' | 'email',
  value: string,
): User | undefined {
  return one<User>(database)`SELECT ${columns} FROM users JOIN user_attributes USING (sub)
    WHERE name = ${name} AND value = ${value} COLLATE NOCASE ORDER BY users.rowid LIMIT 1`
}

/** By username, or by phone number. Whether the phone must be verified for that, the pool's settings say. */
export function userByLogin(database: DatabaseSync, login: string): User | undefined {
  const named = one<User>(database)`SELECT ${columns} FROM users WHERE username = ${login}`
  if (named) return named
  const user = userByAttribute(database, 'phone_number', login)
  if (!user || !isSwitchedOn(database, 'verifiedAliasesOnly')) return user
  return attributesOf(database, user.sub)['phone_number_verified'] === 'true' ? user : undefined
}

/** The user's attributes, `sub` first, all of them text as GetUser sends them. */
export function attributesOf(database: DatabaseSync, sub: string): Record<string, string> {
  const rows = all<{ name: string; value: string }>(database)`SELECT name, value FROM user_attributes
    WHERE sub = ${sub} ORDER BY name`
  return { sub, ...Object.fromEntries(rows.map(({ name, value }) => [name, value])) }
}

export function setAttributes(database: DatabaseSync, sub: string, attributes: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(attributes))
    insert(database, 'user_attributes', { sub, name, value }, 'REPLACE')
}

/** Sets a password that the policy admits; the account is confirmed by that, as Cognito does. */
export function setPassword(database: DatabaseSync, sub: string, password: string): void {
  requirePolicy(password)
  run(database)`UPDATE users SET password_hash = ${hashPassword(password)}, status = 'CONFIRMED' WHERE sub = ${sub}`
  forgetAttempts(database, sub, 'password')
}

/** The named user, or a refusal. */
export function requireUser(user: User | undefined): User {
  if (!user) throw new IdentityError('userNotFound')
  if (!user.enabled) throw new IdentityError('userDisabled')
  return user
}

/** The user of a login. One who is unknown is refused openly, or as the pool refuses one whom it knows. */
export function requireKnownUser(database: DatabaseSync, login: string, openly: Refusal, hidden: Refusal): User {
  const user = userByLogin(database, login)
  if (!user) throw new IdentityError(isSwitchedOn(database, 'hideUnknownUsers') ? hidden : openly)
  return requireUser(user)
}

/** The phone is proven by a code. Who was unconfirmed becomes a customer by that: the pool's PostConfirmation trigger. */
export function confirmUser(world: World, sub: string): void {
  const confirmed = run(world.database)`UPDATE users SET status = 'CONFIRMED'
    WHERE sub = ${sub} AND status = 'UNCONFIRMED'`
  setAttributes(world.database, sub, { phone_number_verified: 'true' })
  if (confirmed > 0) welcomeCustomer(world, sub)
}
