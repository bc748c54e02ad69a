import { createHash, randomUUID } from 'node:crypto'
import type { PlatformContext, World } from '../context.ts'
import { insert, one, run } from '../database/query.ts'
import { IdentityError } from '../identity/errors.ts'
import { startSession } from '../identity/sessions.ts'
import { userPool } from '../identity/user-pool.ts'
import { requireUser, userBySub, type User } from '../identity/users.ts'
import type { AuthorizationRequest } from './authorization-request.ts'

/** As in Cognito: five minutes. */
const validityMs = 5 * 60_000

export function issueCode(
  { database, clock }: World,
  sub: string,
  { redirectUri, codeChallenge }: AuthorizationRequest,
): string {
  const code = randomUUID()
  insert(database, 'authorization_codes', {
    code,
    sub,
    redirect_uri: redirectUri,
    code_challenge: codeChallenge,
    expires_at: clock.now() + validityMs,
  })
  return code
}

type Form = Readonly<Record<string, unknown>>

/** Exchanges a code for tokens (RFC 6749, section 4.1.3). Whatever the pool refuses is an invalid grant. */
export async function exchangeCode(form: Form, context: PlatformContext) {
  if (form['client_id'] !== userPool.clientId) return { error: 'invalid_client' }
  if (form['grant_type'] !== 'authorization_code') return { error: 'unsupported_grant_type' }
  try {
    const user = redeemCode(context, form)
    if (!user) return { error: 'invalid_grant' }
    const { AuthenticationResult: result } = await startSession(context, user)
    return {
      id_token: result.IdToken,
      access_token: result.AccessToken,
      refresh_token: result.RefreshToken,
      expires_in: result.ExpiresIn,
      token_type: result.TokenType,
    }
  } catch (error) {
    if (error instanceof IdentityError) return { error: 'invalid_grant' }
    throw error
  }
}

/** A code's owner; undefined if the code is unknown, used, expired, or another client's (PKCE, RFC 7636). An attempt uses it up. */
function redeemCode({ database, clock }: World, form: Form): User | undefined {
  const code = String(form['code'])
  const stored = one<{ sub: string; redirect_uri: string; code_challenge: string }>(database)`SELECT sub,
    redirect_uri, code_challenge FROM authorization_codes WHERE code = ${code} AND expires_at > ${clock.now()}`
  run(database)`DELETE FROM authorization_codes WHERE code = ${code}`
  const challenge = createHash('sha256').update(String(form['code_verifier'])).digest('base64url')
  if (stored?.redirect_uri !== form['redirect_uri'] || stored?.code_challenge !== challenge) return undefined
  return requireUser(userBySub(database, stored.sub))
}
