import { createPrivateKey, createPublicKey, generateKeyPair } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import { promisify } from 'node:util'
import { insert, one } from '../database/query.ts'

export const signingAlgorithm = 'RS256'

export type SigningKey = Awaited<ReturnType<typeof loadSigningKey>>

/** Reads the pool's key pair, or makes one for a new database: tokens outlive a restart. */
export async function loadSigningKey(database: DatabaseSync) {
  const stored = one<{ private_key: string }>(database)`SELECT private_key FROM signing_keys`
  if (stored) return keyPairOf(stored.private_key)
  const made = await promisify(generateKeyPair)('rsa', { modulusLength: 2048 })
  const pem = String(made.privateKey.export({ format: 'pem', type: 'pkcs8' }))
  insert(database, 'signing_keys', { private_key: pem })
  return keyPairOf(pem)
}

const keyPairOf = (pem: string) => ({ privateKey: createPrivateKey(pem), publicKey: createPublicKey(pem) })
