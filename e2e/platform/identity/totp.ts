import { createHmac, randomBytes } from 'node:crypto'

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
const stepMs = 30_000

/** A new shared secret, in base32 as authenticator apps take it (RFC 4648). */
export function newTotpSecret(): string {
  return Array.from(randomBytes(32), (byte) => alphabet[byte % 32]).join('')
}

/** The six digits that an authenticator app shows at an instant (RFC 6238). */
export function totpCode(secret: string, epochMs: number): string {
  return codeOfStep(secret, Math.floor(epochMs / stepMs))
}

/** The half minute that a code belongs to, one before or after being near enough; undefined for a wrong code. */
export function totpStep(secret: string, code: string, epochMs: number): number | undefined {
  const now = Math.floor(epochMs / stepMs)
  return [now, now - 1, now + 1].find((step) => codeOfStep(secret, step) === code)
}

function codeOfStep(secret: string, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const digest = createHmac('sha1', decodeBase32(secret)).update(counter).digest()
  const offset = (digest.at(-1) ?? 0) & 0xf
  return String((digest.readUInt32BE(offset) & 0x7fff_ffff) % 1_000_000).padStart(6, '0')
}

function decodeBase32(text: string): Buffer {
  const bits = Array.from(text, (letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0')).join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}
