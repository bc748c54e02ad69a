import * as v from 'valibot'
import type { PlatformContext, World } from '../context.ts'
import { Sql, run, sql } from '../database/query.ts'
import { Problem } from '../http/problem.ts'
import { mfaOf } from '../identity/mfa.ts'
import { revokeAllSessions, startSession } from '../identity/sessions.ts'
import { totpCode } from '../identity/totp.ts'
import { userByAttribute, userByLogin, type User } from '../identity/users.ts'

/** Names a customer by phone, with or without +55, or without a phone by username. */
export const customerSchema = v.pipe(
  v.strictObject({ phone: v.optional(v.string()), username: v.optional(v.string()) }),
  v.check(({ phone, username }) => (phone === undefined) !== (username === undefined), 'Either phone or username'),
)
export type CustomerReference = v.InferOutput<typeof customerSchema>

/** What control can expire at once. */
export const expirableSchema = v.picklist(['tokens', 'refresh-tokens', 'codes', 'challenges', 'vouchers', 'points'])

export function requireCustomer({ database }: World, { phone, username }: CustomerReference): User {
  const user =
    phone === undefined
      ? userByLogin(database, username ?? '')
      : userByAttribute(database, 'phone_number', `+55${phone.replace(/\D/g, '').replace(/^55(?=\d{11}$)/, '')}`)
  if (!user) throw new Problem(404, 'Unknown customer', phone === undefined ? 'username' : 'phone')
  return user
}

/** Begins a session as an earlier sign-in left it, whatever the account needs to sign in: a password, a second factor, another provider. */
export async function beginSession(context: PlatformContext, user: User) {
  const { AuthenticationResult: result } = await startSession(context, user, {})
  return { idToken: result.IdToken, accessToken: result.AccessToken, refreshToken: result.RefreshToken }
}

/** Ends all of a customer's sessions, as if signed out everywhere. */
export const revokeSessions = (world: World, { sub }: User) => ({ revoked: revokeAllSessions(world, sub) })

export function setEnabled({ database }: World, { sub }: User, enabled: boolean): void {
  run(database, sql`UPDATE users SET enabled = ${enabled ? 1 : 0} WHERE sub = ${sub}`)
}

export function deleteCustomer({ database }: World, { sub }: User): void {
  run(database, sql`DELETE FROM users WHERE sub = ${sub}`)
}

/** Expires something of a customer now, long before its time. */
export function expire({ database, clock }: World, { sub }: User, what: v.InferOutput<typeof expirableSchema>): void {
  const now = clock.now()
  switch (what) {
    case 'tokens':
      run(
        database,
        sql`UPDATE issued_tokens SET expires_at = ${now} WHERE origin_jti IN (SELECT origin_jti FROM sessions WHERE sub = ${sub})`,
      )
      return
    case 'refresh-tokens':
      run(database, sql`UPDATE sessions SET expires_at = ${now} WHERE sub = ${sub}`)
      return
    case 'codes':
      for (const table of ['user_codes', 'helper_codes', 'authorization_codes']) {
        run(database, sql`UPDATE ${new Sql(table)} SET expires_at = ${now} WHERE sub = ${sub}`)
      }
      return
    case 'challenges':
      run(database, sql`UPDATE challenges SET expires_at = ${now} WHERE sub = ${sub}`)
      return
    case 'vouchers':
      run(database, sql`UPDATE vouchers SET expires_at = ${now} WHERE sub = ${sub}`)
      return
    case 'points':
      run(database, sql`UPDATE score_entries SET expires_at = min(expires_at, ${now}) WHERE sub = ${sub}`)
  }
}

/** The code that the customer's authenticator app shows now. */
export function authenticatorCode({ database, clock }: World, { sub }: User): string {
  const { totp_secret, totp_pending_secret } = mfaOf(database, sub)
  const secret = totp_pending_secret ?? totp_secret
  if (secret === null) throw new Problem(404, 'The customer has no authenticator app')
  return totpCode(secret, clock.now())
}
