import { randomBytes, randomUUID } from 'node:crypto'
import type { PlatformContext } from '../../context.ts'
import { one, run } from '../../database/query.ts'
import { IdentityError } from '../errors.ts'
import { text, textMap, type Input, type Operation } from '../operation.ts'
import { verifyToken } from '../tokens.ts'
import { issuer, userPool } from '../user-pool.ts'

export const getId: Operation = async (input, context) => {
  const identityPoolId = text(input, 'IdentityPoolId')
  if (identityPoolId !== userPool.identityPoolId) throw new IdentityError('identityPoolNotFound', { identityPoolId })
  const sub = await loggedInSub(input, context)
  run(
    context.database,
    'INSERT OR IGNORE INTO pool_identities (sub, identity_id) SELECT sub, ? FROM users WHERE sub = ?',
    `${userPool.region}:${randomUUID()}`,
    sub,
  )
  return { IdentityId: identityOf(context, sub) }
}

/** The credentials are made up: nothing in the platform takes AWS's signatures. */
export const getCredentialsForIdentity: Operation = async (input, context) => {
  const identityId = text(input, 'IdentityId')
  const sub = await loggedInSub(input, context)
  if (identityOf(context, sub) !== identityId) throw new IdentityError('identityNotFound', { identityId })
  return {
    IdentityId: identityId,
    Credentials: {
      AccessKeyId: `ASIA${randomBytes(8).toString('hex').toUpperCase()}`,
      SecretKey: randomBytes(30).toString('base64'),
      SessionToken: randomBytes(96).toString('base64'),
      Expiration: Math.floor(Date.now() / 1000) + 3600,
    },
  }
}

async function loggedInSub(input: Input, context: PlatformContext): Promise<string> {
  if (input['Logins'] === undefined) throw new IdentityError('noGuests')
  const provider = issuer.replace('https://', '')
  const claims = await verifyToken(context, text(textMap(input, 'Logins'), provider), 'id')
  if (typeof claims === 'string') throw new IdentityError('loginTokenInvalid')
  return claims.sub
}

function identityOf({ database }: PlatformContext, sub: string): string {
  const identity = one<{ identity_id: string }>(database, 'SELECT identity_id FROM pool_identities WHERE sub = ?', sub)
  if (!identity) throw new IdentityError('loginTokenInvalid')
  return identity.identity_id
}
