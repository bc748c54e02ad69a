import { randomInt } from 'node:crypto'
import type { World } from '../context.ts'
import { insert, one, run, sql } from '../database/query.ts'
import { deliver } from '../inbox/deliver.ts'
import { countAttempt, requireAttempt } from './attempts.ts'
import type { CodePurpose, ContactAttribute } from './contact.ts'
import { IdentityError } from './errors.ts'
import { attributesOf } from './users.ts'

const hourMs = 3_600_000
const validityMs: Readonly<Record<CodePurpose, number>> = {
  'sign-up': 24 * hourMs,
  'forgot-password': hourMs,
  phone_number: 24 * hourMs,
  email: 24 * hourMs,
}

export interface CodeDeliveryDetails {
  readonly AttributeName: ContactAttribute
  readonly DeliveryMedium: 'SMS' | 'EMAIL'
  readonly Destination: string
}

/** Digits, each equally likely. */
export function randomDigits(length: number): string {
  return Array.from({ length }, () => randomInt(10)).join('')
}

/** Sends a new code, which replaces the one before; tells where it went, masked as Cognito masks it. */
export function sendCode(world: World, sub: string, purpose: CodePurpose): CodeDeliveryDetails {
  const { database, clock } = world
  const attribute: ContactAttribute = purpose === 'email' ? 'email' : 'phone_number'
  const destination = attributesOf(database, sub)[attribute]
  if (destination === undefined) throw new IdentityError('attributeRequired', { attribute })
  requireAttempt(world, sub, `send ${purpose}`)
  countAttempt(world, sub, `send ${purpose}`)
  const code = randomDigits(6)
  insert(database, 'user_codes', { sub, purpose, code, expires_at: clock.now() + validityMs[purpose] }, 'REPLACE')
  const text = `Seu código de verificação é ${code}.`
  if (attribute === 'email') {
    deliver(world, { channel: 'identity', email: destination, code, text })
    return { AttributeName: attribute, DeliveryMedium: 'EMAIL', Destination: maskedEmail(destination) }
  }
  deliver(world, { channel: 'identity', phone: destination, code, text })
  return { AttributeName: attribute, DeliveryMedium: 'SMS', Destination: maskedPhone(destination) }
}

/** A phone number as Cognito shows where a code went. */
export const maskedPhone = (phoneNumber: string) => `+*********${phoneNumber.slice(-4)}`

const maskedEmail = (address: string) => address.replace(/^(.).*@(.).*$/, '$1***@$2***')

/**
 * Accepts a code once, or refuses it. Outside a transaction: its end would undo the count of
 * the wrong ones.
 */
export function takeCode(world: World, sub: string, purpose: CodePurpose, code: string): void {
  const { database, clock } = world
  requireAttempt(world, sub, `wrong ${purpose}`)
  const sent = one<{ code: string; expires_at: number }>(
    database,
    sql`SELECT code, expires_at FROM user_codes WHERE sub = ${sub} AND purpose = ${purpose}`,
  )
  if (!sent || sent.expires_at <= clock.now()) throw new IdentityError('codeExpired')
  if (sent.code !== code) {
    countAttempt(world, sub, `wrong ${purpose}`)
    throw new IdentityError('codeMismatch')
  }
  run(database, sql`DELETE FROM user_codes WHERE sub = ${sub} AND purpose = ${purpose}`)
}
