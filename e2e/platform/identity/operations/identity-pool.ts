import { createHash, randomBytes } from 'node:crypto'
import type { PlatformContext } from '../../context.ts'
import { IdentityError } from '../errors.ts'
import { text, textMap, type Input, type Operation } from '../operation.ts'
import { verifyToken } from '../tokens.ts'
import { issuer, userPool } from '../user-pool.ts'
import { userBySub } from '../users.ts'

export const getId: Operation = async (input, context) => {
  const identityPoolId = text(input, 'IdentityPoolId')
  if (identityPoolId !== userPool.identityPoolId) throw new IdentityError('identityPoolNotFound', { identityPoolId })
  return { IdentityId: identityOf(await loggedInSub(input, context)) }
}

/** The credentials are random: nothing in the platform takes AWS's signatures. */
export const getCredentialsForIdentity: Operation = async (input, context) => {
  const identityId = text(input, 'IdentityId')
  if (identityOf(await loggedInSub(input, context)) !== identityId) throw new IdentityError('loginsDoNotMatch')
  return {
    IdentityId: identityId,
    Credentials: {
      AccessKeyId: `ASIA${randomBytes(8).toString('hex').toUpperCase()}`,
      SecretKey: randomBytes(30).toString('base64'),
      SessionToken: randomBytes(96).toString('base64'),
      Expiration: Math.floor(context.clock.now() / 1000) + 3600,
    },
  }
}

async function loggedInSub(input: Input, context: PlatformContext): Promise<string> {
  if (input['Logins'] === undefined) throw new IdentityError('noGuests')
  const provider = issuer.replace('https://', '')
  const claims = await verifyToken(context, text(textMap(input, 'Logins'), provider), 'id')
  if (typeof claims === 'string' || !userBySub(context.database, claims.sub))
    throw new IdentityError('loginTokenInvalid')
  return claims.sub
}

/** A user's identity in the pool. Derived, not stored: clients keep it longer than a reset. */
function identityOf(sub: string): string {
  const digest = createHash('sha256').update(`${userPool.identityPoolId}:${sub}`).digest('hex')
  return `${userPool.region}:${digest.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5')}`
}
