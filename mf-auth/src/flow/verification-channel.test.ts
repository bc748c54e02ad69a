import { expect, test } from 'vitest'
import type { Verification, VerificationChannel } from './flow.ts'
import { completesCode, verificationChannel } from './verification-channel.ts'

type Known = Pick<Verification, 'purpose' | 'hash' | 'username'>

const signUp: Known = { purpose: 'sign-up', username: 'ana_1', hash: 'hash' }
const reset: Known = { purpose: 'reset', hash: 'hash' }
const phone: Known = { purpose: 'phone', hash: 'hash' }

test.each<[code: string, situation: string, Known, VerificationChannel | undefined]>([
  ['1234', 'sign-up', signUp, 'call'],
  ['12345', 'sign-up', signUp, 'sms'],
  ['123456', 'sign-up', signUp, 'identity'],
  ['123456', 'sign-up whose username is unknown', { purpose: 'sign-up', hash: 'hash' }, undefined],
  ['123456', 'reset of an account whose username is known', { ...reset, username: 'ana_1' }, undefined],
  ['1234', 'reset', reset, 'call'],
  ['12345', 'phone', phone, 'sms'],
  ['123456', 'phone', phone, 'identity'],
  ['1234', 'before the helper sent anything', { purpose: 'phone' }, undefined],
  ['12345', 'before the helper sent anything', { purpose: 'phone' }, undefined],
  ['123456', 'before the helper sent anything', { purpose: 'phone' }, 'identity'],
  ['123', 'sign-up', signUp, undefined],
  ['1234567', 'sign-up', signUp, undefined],
  ['G-123 45', 'sign-up', signUp, 'sms'],
])('"%s", %s [4.43, 9.4]', (code, _, verification, channel) => {
  expect(verificationChannel(code, verification)).toBe(channel)
})

test.each<[string, former: string, text: string, sent: readonly VerificationChannel[], boolean]>([
  ['typed to the length of an SMS', '1234', '12345', ['sms'], true],
  ['typed to the length of a call', '123', '1234', ['call'], true],
  ['typed to the length of the provider', '12345', '123456', ['identity'], true],
  ['too short', '123', '1234', ['sms'], false],
  ['pasted, with other characters', '', 'G-123 45', ['sms'], true],
  ['pasted over one with the same beginning and end', '11111', '11221', ['sms'], true],
  ['of one digit again and again', '1111', '11111', ['sms'], true],
  ['a digit typed over another', '12395', '12345', ['sms'], true],
  ['a digit removed', '123456', '12345', ['sms'], false],
  ['a space after it', '12345', '12345 ', ['sms'], false],
  ['typed, while the code of another channel is at hand', '1234', '12345', ['identity', 'sms'], false],
  ['pasted, while the code of another channel is at hand', '', '12345', ['identity', 'sms'], true],
  ['of the channel before the last', '', '123456', ['identity', 'sms'], false],
  ['of a call after an SMS, typed', '123', '1234', ['sms', 'call'], false],
  ['nothing was sent', '', '123456', [], false],
])('a code that is %s', (_, former, text, sent, completes) => {
  expect(completesCode(text, former, sent)).toBe(completes)
})
