import { expect, test } from 'vitest'
import type { Verification, VerificationChannel } from './flow.ts'
import { verificationChannel } from './verification-channel.ts'

type Known = Pick<Verification, 'purpose' | 'hash' | 'username'>

const signUp: Known = { purpose: 'sign-up', username: 'ana_1', hash: 'hash' }
const reset: Known = { purpose: 'reset', hash: 'hash' }
const phone: Known = { purpose: 'phone', hash: 'hash' }

test.each<[code: string, situation: string, Known, VerificationChannel | undefined]>([
  ['1234', 'sign-up', signUp, 'call'],
  ['12345', 'sign-up', signUp, 'sms'],
  ['123456', 'sign-up', signUp, 'identity'],
  ['123456', 'sign-up whose username is unknown', { purpose: 'sign-up', hash: 'hash' }, undefined],
  ['1234', 'reset', reset, 'call'],
  ['12345', 'reset', reset, 'sms'],
  ['123456', 'reset', reset, undefined],
  ['123456', 'reset of an account whose username is known', { ...reset, username: 'ana_1' }, undefined],
  ['1234', 'phone', phone, 'call'],
  ['12345', 'phone', phone, 'sms'],
  ['123456', 'phone', phone, 'identity'],
  ['1234', 'before the helper sent anything', { purpose: 'phone' }, undefined],
  ['12345', 'before the helper sent anything', { purpose: 'phone' }, undefined],
  ['123456', 'before the helper sent anything', { purpose: 'phone' }, 'identity'],
  ['', 'sign-up', signUp, undefined],
  ['123', 'sign-up', signUp, undefined],
  ['1234567', 'sign-up', signUp, undefined],
  ['G-123 45', 'sign-up', signUp, 'sms'],
  ['123-456', 'sign-up', signUp, 'identity'],
])('"%s", %s', (code, _, verification, channel) => {
  expect(verificationChannel(code, verification)).toBe(channel)
})
