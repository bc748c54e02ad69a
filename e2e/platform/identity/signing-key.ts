import { randomUUID } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import { exportJWK, generateKeyPair, importJWK, type CryptoKey, type JWK } from 'jose'
import { insert, one } from '../database/query.ts'

export const signingAlgorithm = 'RS256'

export type SigningKey = Awaited<ReturnType<typeof loadSigningKey>>

/** Reads the pool's key pair, or makes one for a new database: tokens outlive a restart. The JWKS shows `publicJwk`. */
export async function loadSigningKey(database: DatabaseSync) {
  const stored = one<{ kid: string; private_jwk: string }>(database)`SELECT kid, private_jwk FROM signing_keys`
  const kid = stored?.kid ?? randomUUID()
  const privateJwk: JWK = stored ? (JSON.parse(stored.private_jwk) as JWK) : await newPrivateJwk()
  if (!stored) insert(database, 'signing_keys', { kid, private_jwk: JSON.stringify(privateJwk) })
  const { kty, n, e } = privateJwk
  const publicJwk: JWK = { kty, n, e, kid, alg: signingAlgorithm, use: 'sig' }
  return { kid, publicJwk, privateKey: await toKey(privateJwk), publicKey: await toKey(publicJwk) }
}

async function newPrivateJwk(): Promise<JWK> {
  const { privateKey } = await generateKeyPair(signingAlgorithm, { extractable: true })
  return exportJWK(privateKey)
}

async function toKey(jwk: JWK): Promise<CryptoKey> {
  const key = await importJWK(jwk, signingAlgorithm)
  if (key instanceof Uint8Array) throw new TypeError('An RSA key was expected')
  return key
}
