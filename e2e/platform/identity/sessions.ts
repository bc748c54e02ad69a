import { createHash, randomBytes, randomUUID } from 'node:crypto'
import type { PlatformContext } from '../context.ts'
import { insert, one, run, sql } from '../database/query.ts'
import { deviceMetadata } from './devices.ts'
import { IdentityError } from './errors.ts'
import { poolSettings } from './pool-settings.ts'
import { issueTokens, verifyToken, type Session } from './tokens.ts'
import { requireUser, userBySub, type User } from './users.ts'

type SessionContext = Pick<PlatformContext, 'database' | 'clock' | 'signingKey'>

const refreshValidityMs = 30 * 24 * 3_600_000

/** The scope of the user pool's own operations. */
const userPoolScope = 'aws.cognito.signin.user.admin'

const hashed = (refreshToken: string) => createHash('sha256').update(refreshToken).digest('hex')

export interface SessionOptions {
  /** Absent for a sign-in through the user pool itself. */
  readonly scope?: string
  /** The device that the client remembers, if it does. */
  readonly deviceKey?: string | undefined
}

/** Begins a session; the answer of a successful sign-in. */
export async function startSession(
  context: SessionContext,
  user: User,
  { scope = userPoolScope, deviceKey }: SessionOptions,
) {
  const now = context.clock.now()
  const session: Session = {
    origin_jti: randomUUID(),
    sub: user.sub,
    scope,
    authenticated_at: now,
    expires_at: now + refreshValidityMs,
    revoked_at: null,
  }
  insert(context.database, 'sessions', {
    origin_jti: session.origin_jti,
    sub: session.sub,
    scope: session.scope,
    authenticated_at: session.authenticated_at,
    expires_at: session.expires_at,
  })
  const refreshToken = newRefreshToken(context, session)
  const device = deviceMetadata(context, user, deviceKey)
  return {
    AuthenticationResult: { ...(await issueTokens(context, user, session)), RefreshToken: refreshToken, ...device },
    ChallengeParameters: {},
  }
}

/** New ID and access tokens of a session; a new refresh token only where the pool rotates them. */
export async function refreshSession(context: SessionContext, refreshToken: string) {
  const found = sessionByRefreshToken(context, refreshToken)
  if (!found) throw new IdentityError('refreshTokenInvalid')
  const { rotated_at: rotatedAt, ...session } = found
  const now = context.clock.now()
  if (session.revoked_at !== null) throw new IdentityError('refreshTokenRevoked')
  if (session.expires_at <= now) throw new IdentityError('refreshTokenExpired')
  if (rotatedAt !== null) throw new IdentityError('refreshTokenReused')
  const user = requireUser(userBySub(context.database, session.sub))
  const tokens = await issueTokens(context, user, session)
  return { AuthenticationResult: { ...tokens, ...rotate(context, session, refreshToken) }, ChallengeParameters: {} }
}

function rotate(context: SessionContext, session: Session, refreshToken: string): { RefreshToken?: string } {
  if (!poolSettings(context.database).rotateRefreshTokens) return {}
  run(
    context.database,
    sql`UPDATE refresh_tokens SET rotated_at = ${context.clock.now()} WHERE hash = ${hashed(refreshToken)} AND rotated_at IS NULL`,
  )
  return { RefreshToken: newRefreshToken(context, session) }
}

function newRefreshToken({ database }: SessionContext, session: Session): string {
  const refreshToken = randomBytes(48).toString('base64url')
  insert(database, 'refresh_tokens', { hash: hashed(refreshToken), origin_jti: session.origin_jti })
  return refreshToken
}

/** Ends the session of a refresh token; its access tokens end with it. An unknown token is no error (RFC 7009). */
export function revokeSession({ database, clock }: SessionContext, refreshToken: string): void {
  run(
    database,
    sql`UPDATE sessions SET revoked_at = ${clock.now()} WHERE revoked_at IS NULL
       AND origin_jti = (SELECT origin_jti FROM refresh_tokens WHERE hash = ${hashed(refreshToken)})`,
  )
}

/** Ends every session of a user, and tells how many there were. */
export function revokeAllSessions({ database, clock }: Omit<SessionContext, 'signingKey'>, sub: string): number {
  return run(database, sql`UPDATE sessions SET revoked_at = ${clock.now()} WHERE sub = ${sub} AND revoked_at IS NULL`)
}

/** The user of an access token, whose session must still stand. */
export async function userByAccessToken(context: SessionContext, accessToken: string): Promise<User> {
  const claims = await verifyToken(context, accessToken, 'access')
  if (claims === 'expired') throw new IdentityError('accessTokenExpired')
  if (claims === 'invalid') throw new IdentityError('accessTokenInvalid')
  const session = one<Pick<Session, 'scope' | 'revoked_at'>>(
    context.database,
    sql`SELECT scope, revoked_at FROM sessions WHERE origin_jti = ${claims.origin_jti}`,
  )
  // After a reset of the platform the session is gone altogether, which to its owner is the same.
  if (!session || session.revoked_at !== null) throw new IdentityError('accessTokenRevoked')
  if (!session.scope.split(' ').includes(userPoolScope)) throw new IdentityError('scopesMissing')
  return requireUser(userBySub(context.database, claims.sub))
}

type FoundSession = Session & { readonly rotated_at: number | null }

function sessionByRefreshToken({ database }: SessionContext, refreshToken: string): FoundSession | undefined {
  return one<FoundSession>(
    database,
    sql`SELECT origin_jti, sub, scope, authenticated_at, expires_at, revoked_at, rotated_at
     FROM sessions JOIN refresh_tokens USING (origin_jti) WHERE hash = ${hashed(refreshToken)}`,
  )
}
