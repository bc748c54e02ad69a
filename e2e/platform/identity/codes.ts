import { randomInt } from 'node:crypto'
import { dayMs, hourMs } from '../clock.ts'
import type { World } from '../context.ts'
import { insert, one, run } from '../database/query.ts'
import { deliver } from '../inbox/messages.ts'
import { countAttempt, requireAttempt, type CodePurpose } from './attempts.ts'
import { IdentityError } from './errors.ts'
import { attributesOf } from './users.ts'

const validityMs: Readonly<Record<CodePurpose, number>> = {
  'sign-up': dayMs,
  'forgot-password': hourMs,
  phone_number: dayMs,
}

export function randomDigits(length: number): string {
  return Array.from({ length }, () => randomInt(10)).join('')
}

/** A phone number as Cognito shows where a code went. */
export const maskedPhone = (phoneNumber: string) => `+*********${phoneNumber.slice(-4)}`

export const codeDelivery = (phoneNumber: string) => ({
  AttributeName: 'phone_number',
  DeliveryMedium: 'SMS',
  Destination: maskedPhone(phoneNumber),
})

/** Sends a new code by SMS, which replaces the one before. */
export function sendCode(world: World, sub: string, purpose: CodePurpose) {
  const { database, clock } = world
  const phone = attributesOf(database, sub)['phone_number']
  if (phone === undefined) throw new IdentityError('attributeRequired', { attribute: 'phone_number' })
  requireAttempt(world, sub, `send ${purpose}`)
  countAttempt(world, sub, `send ${purpose}`)
  const code = randomDigits(6)
  insert(database, 'user_codes', { sub, purpose, code, expires_at: clock.now() + validityMs[purpose] }, 'REPLACE')
  deliver(world, { channel: 'identity', phone, code, text: `Seu código de verificação é ${code}.` })
  return codeDelivery(phone)
}

/** Accepts a code once, or refuses it. Outside a transaction: its end would undo the count of the wrong ones. */
export function takeCode(world: World, sub: string, purpose: CodePurpose, code: string): void {
  const { database, clock } = world
  requireAttempt(world, sub, `wrong ${purpose}`)
  const sent = one<{ code: string; expires_at: number }>(database)`SELECT code, expires_at FROM user_codes
    WHERE sub = ${sub} AND purpose = ${purpose}`
  if (!sent || sent.expires_at <= clock.now()) throw new IdentityError('codeExpired')
  if (sent.code !== code) {
    countAttempt(world, sub, `wrong ${purpose}`)
    throw new IdentityError('codeMismatch')
  }
  run(database)`DELETE FROM user_codes WHERE sub = ${sub} AND purpose = ${purpose}`
}
