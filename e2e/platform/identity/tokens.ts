import { randomUUID } from 'node:crypto'
import { jwtVerify, SignJWT, errors as joseErrors, type JWTPayload } from 'jose'
import type { PlatformContext } from '../context.ts'
import { insert, one } from '../database/query.ts'
import { signingAlgorithm } from './signing-key.ts'
import { issuer, userPool } from './user-pool.ts'
import { attributesOf, type User } from './users.ts'

export interface Session {
  readonly origin_jti: string
  readonly sub: string
  readonly authenticated_at: number
}

export type TokenUse = 'id' | 'access'

export interface TokenClaims {
  readonly sub: string
  readonly origin_jti: string
}

const validitySeconds = 3600

/** The ID and the access token of a session, in the shape of a sign-in's answer. */
export async function issueTokens(context: PlatformContext, user: User, session: Session) {
  const eventId = randomUUID()
  insert(context.database, 'issued_tokens', {
    event_id: eventId,
    sub: user.sub,
    expires_at: context.clock.now() + validitySeconds * 1000,
  })
  const shared = {
    sub: user.sub,
    origin_jti: session.origin_jti,
    event_id: eventId,
    auth_time: Math.floor(session.authenticated_at / 1000),
  }
  const { sub: _, ...attributes } = attributesOf(context.database, user.sub)
  const claims = Object.entries(attributes).map(([name, value]) => [
    name,
    name.endsWith('_verified') ? value === 'true' : value,
  ])
  return {
    IdToken: await sign(context, {
      ...Object.fromEntries(claims),
      ...shared,
      aud: userPool.clientId,
      token_use: 'id',
      'cognito:username': user.username,
    }),
    AccessToken: await sign(context, {
      ...shared,
      client_id: userPool.clientId,
      token_use: 'access',
      scope: 'aws.cognito.signin.user.admin',
      username: user.username,
    }),
    ExpiresIn: validitySeconds,
    TokenType: 'Bearer',
  }
}

function sign({ clock, signingKey }: PlatformContext, claims: JWTPayload): Promise<string> {
  const now = Math.floor(clock.now() / 1000)
  return new SignJWT({ ...claims, jti: randomUUID() })
    .setProtectedHeader({ alg: signingAlgorithm })
    .setIssuer(issuer)
    .setIssuedAt(now)
    .setExpirationTime(now + validitySeconds)
    .sign(signingKey.privateKey)
}

/** Reads a token as a resource server does. Whether its session still stands, only the identity provider asks. */
export async function verifyToken(
  { database, clock, signingKey }: PlatformContext,
  token: string,
  use: TokenUse,
): Promise<TokenClaims | 'expired' | 'invalid'> {
  try {
    const { payload } = await jwtVerify(token, signingKey.publicKey, {
      issuer,
      algorithms: [signingAlgorithm],
      currentDate: new Date(clock.now()),
    })
    const client = use === 'id' ? payload.aud : payload['client_id']
    const { sub, origin_jti: originJti } = payload
    if (payload['token_use'] !== use || client !== userPool.clientId) return 'invalid'
    if (sub === undefined || typeof originJti !== 'string') return 'invalid'
    // Control may have let it expire before its time.
    const issued = one<{ expires_at: number }>(database)`SELECT expires_at FROM issued_tokens
      WHERE event_id = ${String(payload['event_id'])}`
    if (issued && issued.expires_at <= clock.now()) return 'expired'
    return { sub, origin_jti: originJti }
  } catch (error) {
    if (error instanceof joseErrors.JWTExpired) return 'expired'
    if (error instanceof joseErrors.JOSEError) return 'invalid'
    throw error
  }
}
