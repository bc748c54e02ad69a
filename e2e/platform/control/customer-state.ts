import * as v from 'valibot'
import type { PlatformContext, World } from '../context.ts'
import { Sql, run } from '../database/query.ts'
import { Problem } from '../http/problem.ts'
import { mfaOf, totpCode } from '../identity/mfa.ts'
import { startSession } from '../identity/sessions.ts'
import { userByAttribute, userByLogin, type User } from '../identity/users.ts'

/** Names a customer by phone, with or without +55, or without a phone by username. */
export const customerSchema = v.strictObject({ phone: v.optional(v.string()), username: v.optional(v.string()) })

export function requireCustomer(
  { database }: World,
  { phone, username = '' }: v.InferOutput<typeof customerSchema>,
): User {
  const user =
    phone === undefined
      ? userByLogin(database, username)
      : userByAttribute(database, 'phone_number', `+55${phone.replace(/\D/g, '').replace(/^55(?=\d{11}$)/, '')}`)
  if (!user) throw new Problem(404, 'Unknown customer', phone === undefined ? 'username' : 'phone')
  return user
}

/** Begins a session as an earlier sign-in left it, whatever the account needs to sign in: a password, a second factor, another provider. */
export async function beginSession(context: PlatformContext, user: User) {
  const { AuthenticationResult: result } = await startSession(context, user)
  return { idToken: result.IdToken, accessToken: result.AccessToken, refreshToken: result.RefreshToken }
}

/** What can expire long before its time, and the tables that have it. */
const expirable = {
  tokens: ['issued_tokens'],
  'refresh-tokens': ['sessions'],
  codes: ['user_codes', 'helper_codes', 'authorization_codes'],
  challenges: ['challenges'],
  vouchers: ['vouchers'],
  points: ['score_entries'],
} as const

export const expirySchema = v.strictObject({
  ...customerSchema.entries,
  what: v.picklist(Object.keys(expirable) as (keyof typeof expirable)[]),
})

export function expire({ database, clock }: World, { sub }: User, what: keyof typeof expirable): void {
  for (const table of expirable[what])
    run(database)`UPDATE ${new Sql(table)} SET expires_at = min(expires_at, ${clock.now()}) WHERE sub = ${sub}`
}

export function authenticatorCode({ database, clock }: World, { sub }: User): string {
  const { totp_secret: secret } = mfaOf(database, sub)
  if (secret === null) throw new Problem(404, 'The customer has no authenticator app')
  return totpCode(secret, clock.now())
}
