import { createHash, randomBytes, randomUUID } from 'node:crypto'
import type { PlatformContext, World } from '../context.ts'
import { insert, one, run } from '../database/query.ts'
import { deviceMetadata } from './devices.ts'
import { IdentityError } from './errors.ts'
import { text, type Input, type Operation } from './operation.ts'
import { isSwitchedOn } from './pool-settings.ts'
import { issueTokens, verifyToken, type Session } from './tokens.ts'
import { requireUser, userBySub, type User } from './users.ts'

const refreshValidityMs = 30 * 24 * 3_600_000

const hashed = (refreshToken: string) => createHash('sha256').update(refreshToken).digest('hex')

/** Begins a session; the answer of a successful sign-in. @param deviceKey the device that the client remembers, if it does */
export async function startSession(context: PlatformContext, user: User, deviceKey?: string) {
  const now = context.clock.now()
  const session: Session = { origin_jti: randomUUID(), sub: user.sub, authenticated_at: now }
  insert(context.database, 'sessions', { ...session, expires_at: now + refreshValidityMs })
  const RefreshToken = newRefreshToken(context, session)
  const device = deviceMetadata(context, user, deviceKey)
  return {
    AuthenticationResult: { ...(await issueTokens(context, user, session)), RefreshToken, ...device },
    ChallengeParameters: {},
  }
}

interface KnownRefreshToken extends Session {
  readonly expires_at: number
  readonly revoked_at: number | null
  readonly rotated_at: number | null
}

/** New ID and access tokens of a session; a new refresh token only where the pool rotates them. */
export async function refreshSession(context: PlatformContext, refreshToken: string) {
  const { database, clock } = context
  const session = one<KnownRefreshToken>(database)`SELECT origin_jti, sub, authenticated_at, expires_at,
    revoked_at, rotated_at FROM sessions JOIN refresh_tokens USING (origin_jti) WHERE hash = ${hashed(refreshToken)}`
  if (!session) throw new IdentityError('refreshTokenInvalid')
  if (session.revoked_at !== null) throw new IdentityError('refreshTokenRevoked')
  if (session.expires_at <= clock.now()) throw new IdentityError('refreshTokenExpired')
  if (session.rotated_at !== null) throw new IdentityError('refreshTokenReused')
  const tokens = await issueTokens(context, requireUser(userBySub(database, session.sub)), session)
  if (!isSwitchedOn(database, 'rotateRefreshTokens')) return { AuthenticationResult: tokens }
  run(database)`UPDATE refresh_tokens SET rotated_at = ${clock.now()} WHERE hash = ${hashed(refreshToken)}`
  return { AuthenticationResult: { ...tokens, RefreshToken: newRefreshToken(context, session) } }
}

function newRefreshToken({ database }: World, { origin_jti }: Session): string {
  const refreshToken = randomBytes(48).toString('base64url')
  insert(database, 'refresh_tokens', { hash: hashed(refreshToken), origin_jti })
  return refreshToken
}

/** Ends the session of a refresh token; its access tokens end with it. An unknown token is no error (RFC 7009). */
export function revokeSession({ database, clock }: World, refreshToken: string): void {
  run(database)`UPDATE sessions SET revoked_at = ${clock.now()}
    WHERE origin_jti = (SELECT origin_jti FROM refresh_tokens WHERE hash = ${hashed(refreshToken)})`
}

export function revokeAllSessions({ database, clock }: World, sub: string): void {
  run(database)`UPDATE sessions SET revoked_at = ${clock.now()} WHERE sub = ${sub}`
}

/** The user of an access token, whose session must still stand. */
async function userByAccessToken(context: PlatformContext, accessToken: string): Promise<User> {
  const claims = await verifyToken(context, accessToken, 'access')
  if (claims === 'expired') throw new IdentityError('accessTokenExpired')
  if (claims === 'invalid') throw new IdentityError('accessTokenInvalid')
  // After a reset of the platform the session is gone altogether, which to its owner is the same.
  const standing = one(context.database)`SELECT 1 FROM sessions
    WHERE origin_jti = ${claims.origin_jti} AND revoked_at IS NULL`
  if (!standing) throw new IdentityError('accessTokenRevoked')
  return requireUser(userBySub(context.database, claims.sub))
}

/** An operation of the user whom its access token names. */
export const ofSignedIn =
  (operate: (user: User, input: Input, context: PlatformContext) => ReturnType<Operation>): Operation =>
  async (input, context) =>
    operate(await userByAccessToken(context, text(input, 'AccessToken')), input, context)
