import type { Context } from 'hono'
import type { TokenRule } from 'shared/contract'
import type { PlatformContext } from '../context.ts'
import { verifyToken, type TokenClaims, type TokenUse } from '../identity/tokens.ts'
import { userBySub } from '../identity/users.ts'
import { Problem } from './problem.ts'

/** The customer whose token came with a call, checked by the contract's rule for the call. */
export async function readToken(
  c: Context,
  context: PlatformContext,
  rule: TokenRule,
): Promise<TokenClaims | undefined> {
  const authorization = c.req.header('authorization')
  const bearer = authorization?.match(/^Bearer (\S+)$/)?.[1]
  if (rule === 'id' || rule === 'access') return requireToken(context, bearer, rule)
  if (rule === 'id-if-signed-in') return authorization === undefined ? undefined : requireToken(context, bearer, 'id')
  // A token sent to a call that needs none is a leak, and a test should notice it.
  if (authorization !== undefined) throw new Problem(400, 'Unexpected header', 'Authorization')
  if (rule === 'none') return undefined
  return requireToken(context, rule === 'id-in-query' ? c.req.query('token') : c.req.header('x-user-token'), 'id')
}

/** The claims of a valid token of an existing customer; else 401. */
export async function requireToken(
  context: PlatformContext,
  token: string | undefined,
  use: TokenUse,
): Promise<TokenClaims> {
  if (!token) throw new Problem(401, 'Missing token')
  const claims = await verifyToken(context, token, use)
  if (claims === 'expired') throw new Problem(401, 'Expired token')
  if (claims === 'invalid') throw new Problem(401, `Not a valid ${use} token`)
  if (!userBySub(context.database, claims.sub)) throw new Problem(401, 'Unknown customer')
  return claims
}
