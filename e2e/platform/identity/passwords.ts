import { randomBytes, scryptSync, timingSafeEqual } from 'node:crypto'
import { IdentityError } from './errors.ts'
import { userPool } from './user-pool.ts'

/** Cheap on purpose: these passwords protect nothing, and every reset hashes the seed's. */
const cost = { N: 2 }

/** A salted hash, `salt:hash` in hexadecimal. */
export function hashPassword(password: string): string {
  const salt = randomBytes(16)
  return `${salt.toString('hex')}:${scryptSync(password, salt, 32, cost).toString('hex')}`
}

/** Whether a password belongs to a hash; never, where the user has none. */
export function isPassword(password: string, hashed: string | null): boolean {
  const [salt, hash] = hashed?.split(':') ?? []
  if (!salt || !hash) return false
  return timingSafeEqual(scryptSync(password, Buffer.from(salt, 'hex'), 32, cost), Buffer.from(hash, 'hex'))
}

/** Refuses a password that the pool's policy does not admit. */
export function requirePolicy(password: string): void {
  if (password.length < userPool.minimumPasswordLength)
    throw new IdentityError('invalidPassword', { reason: 'Password not long enough' })
}
