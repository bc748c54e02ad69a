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
  switch (rule) {
    case 'id':
    case 'access':
      return requireToken(context, bearer, rule)
    case 'id-if-signed-in':
      return authorization === undefined ? undefined : requireToken(context, bearer, 'id')
    case 'none':
      refuseBearer(authorization)
      return undefined
    case 'id-in-query':
      refuseBearer(authorization)
      return requireToken(context, c.req.query('token'), 'id')
    case 'id-in-header':
      refuseBearer(authorization)
      return requireToken(context, c.req.header('x-user-token'), 'id')
  }
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

/** A token sent to a call that needs none is a leak, and a test should notice it. */
function refuseBearer(authorization: string | undefined): void {
  if (authorization !== undefined) throw new Problem(400, 'Unexpected header', 'Authorization')
}
