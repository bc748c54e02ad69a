import { expect, test } from 'vitest'
import { completesCode } from './complete-code.ts'
import type { VerificationChannel } from './flow.ts'

test.each<[string, former: string, text: string, sent: readonly VerificationChannel[], boolean]>([
  ['typed to the length of an SMS', '1234', '12345', ['sms'], true],
  ['typed to the length of a call', '123', '1234', ['call'], true],
  ['typed to the length of the provider', '12345', '123456', ['identity'], true],
  ['too short', '123', '1234', ['sms'], false],
  ['too long', '12345', '123456', ['sms'], false],
  ['pasted', '', '12345', ['sms'], true],
  ['pasted with other characters', '', 'G-123 45', ['sms'], true],
  ['pasted over a refused one', '12399', '12345', ['sms'], true],
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
