import { createHash, randomUUID } from 'node:crypto'
import type { World } from '../context.ts'
import { insert, one, run, sql } from '../database/query.ts'
import type { AuthorizationRequest } from './authorization-request.ts'

/** As in Cognito: five minutes. */
const validityMs = 5 * 60_000

/** The code that a client exchanges for tokens. */
export function issueCode(
  { database, clock }: World,
  sub: string,
  { redirectUri, scope, codeChallenge }: AuthorizationRequest,
): string {
  const code = randomUUID()
  insert(database, 'authorization_codes', {
    code,
    sub,
    redirect_uri: redirectUri,
    scope,
    code_challenge: codeChallenge ?? null,
    expires_at: clock.now() + validityMs,
  })
  return code
}

interface StoredCode {
  readonly sub: string
  readonly redirect_uri: string
  readonly scope: string
  readonly code_challenge: string | null
  readonly used: 0 | 1
  readonly expires_at: number
}

export interface CodeExchange {
  readonly code: string
  readonly redirectUri: string | undefined
  /** Of PKCE (RFC 7636). */
  readonly verifier: string | undefined
}

/** A code's owner and purpose; undefined if it is unknown, used, expired, or another client's. An attempt uses it up. */
export function redeemCode(
  { database, clock }: World,
  { code, redirectUri, verifier }: CodeExchange,
): StoredCode | undefined {
  const stored = one<StoredCode>(
    database,
    sql`SELECT sub, redirect_uri, scope, code_challenge, used, expires_at FROM authorization_codes WHERE code = ${code}`,
  )
  if (!stored || stored.used || stored.expires_at <= clock.now()) return undefined
  run(database, sql`UPDATE authorization_codes SET used = 1 WHERE code = ${code}`)
  if (stored.redirect_uri !== redirectUri) return undefined
  if (stored.code_challenge === null) return stored
  const challenge = verifier === undefined ? undefined : createHash('sha256').update(verifier).digest('base64url')
  return challenge === stored.code_challenge ? stored : undefined
}
