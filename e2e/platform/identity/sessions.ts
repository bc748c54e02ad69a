import { createHash, randomBytes, randomUUID } from 'node:crypto'
import type { PlatformContext } from '../context.ts'
import { one, run } from '../database/query.ts'
import { IdentityError } from './errors.ts'
import { issueTokens, verifyToken } from './tokens.ts'
import { requireUser, userBySub, type User } from './users.ts'

export interface Session {
  readonly origin_jti: string
  readonly sub: string
  readonly authenticated_at: number
  readonly expires_at: number
  readonly revoked_at: number | null
}

type SessionContext = Pick<PlatformContext, 'database' | 'signingKey'>

const columns = 'origin_jti, sub, authenticated_at, expires_at, revoked_at'
const refreshValidityMs = 30 * 24 * 3_600_000

const hashed = (refreshToken: string) => createHash('sha256').update(refreshToken).digest('hex')

/** Begins a session; the answer of a successful sign-in. */
export async function startSession(context: SessionContext, user: User) {
  const refreshToken = randomBytes(48).toString('base64url')
  const now = Date.now()
  const session: Session = {
    origin_jti: randomUUID(),
    sub: user.sub,
    authenticated_at: now,
    expires_at: now + refreshValidityMs,
    revoked_at: null,
  }
  run(
    context.database,
    'INSERT INTO sessions (origin_jti, sub, refresh_token_hash, authenticated_at, expires_at) VALUES (?, ?, ?, ?, ?)',
    session.origin_jti,
    session.sub,
    hashed(refreshToken),
    session.authenticated_at,
    session.expires_at,
  )
  return { AuthenticationResult: { ...(await issueTokens(context, user, session)), RefreshToken: refreshToken }, ChallengeParameters: {} }
}

/** New ID and access tokens of a session; the refresh token stays the same. */
export async function refreshSession(context: SessionContext, refreshToken: string) {
  const session = sessionByRefreshToken(context, refreshToken)
  if (!session) throw new IdentityError('refreshTokenInvalid')
  if (session.revoked_at !== null) throw new IdentityError('refreshTokenRevoked')
  if (session.expires_at <= Date.now()) throw new IdentityError('refreshTokenExpired')
  const user = requireUser(userBySub(context.database, session.sub))
  return { AuthenticationResult: await issueTokens(context, user, session), ChallengeParameters: {} }
}

/** Ends the session of a refresh token; its access tokens end with it. An unknown token is no error (RFC 7009). */
export function revokeSession({ database }: SessionContext, refreshToken: string): void {
  run(
    database,
    'UPDATE sessions SET revoked_at = ? WHERE refresh_token_hash = ? AND revoked_at IS NULL',
    Date.now(),
    hashed(refreshToken),
  )
}

/** Ends every session of a user. */
export function revokeAllSessions({ database }: SessionContext, sub: string): void {
  run(database, 'UPDATE sessions SET revoked_at = ? WHERE sub = ? AND revoked_at IS NULL', Date.now(), sub)
}

/** The user of an access token, whose session must still stand. */
export async function userByAccessToken(context: SessionContext, accessToken: string): Promise<User> {
  const claims = await verifyToken(context, accessToken, 'access')
  if (claims === 'expired') throw new IdentityError('accessTokenExpired')
  if (claims === 'invalid') throw new IdentityError('accessTokenInvalid')
  const session = one<Session>(context.database, `SELECT ${columns} FROM sessions WHERE origin_jti = ?`, claims.origin_jti)
  // After a reset of the platform the session is gone altogether, which to its owner is the same.
  if (!session || session.revoked_at !== null) throw new IdentityError('accessTokenRevoked')
  return requireUser(userBySub(context.database, claims.sub))
}

function sessionByRefreshToken({ database }: SessionContext, refreshToken: string): Session | undefined {
  return one<Session>(database, `SELECT ${columns} FROM sessions WHERE refresh_token_hash = ?`, hashed(refreshToken))
}
