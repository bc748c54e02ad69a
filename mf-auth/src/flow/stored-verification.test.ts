import { expect, test } from 'vitest'
import type { Verification } from './flow.ts'
import { verificationFrom, verificationText } from './stored-verification.ts'

const verification: Verification = {
  purpose: 'sign-up',
  phoneNumber: '+5511912345678',
  username: 'ana_1',
  password: 'segredo',
  hash: 'hash',
  resendAt: 1_000_000,
  resent: true,
}

test('everything comes back but the password', () => {
  expect(verificationFrom(verificationText(verification))).toEqual({ ...verification, password: undefined })
})

test('the password is never written', () => {
  expect(verificationText(verification)).not.toContain('segredo')
})

test.each([
  undefined,
  '',
  'null',
  '[]',
  '"text"',
  '{"purpose":"sign-up"',
  '{"purpose":"console","phoneNumber":"+5511912345678"}',
  '{"purpose":"reset","phoneNumber":"11912345678"}',
  '{"purpose":"reset"}',
  '{"purpose":"reset","phoneNumber":["+5511912345678"]}',
  '{"purpose":"reset","phoneNumber":"x+5511912345678"}',
  '{"purpose":"reset","phoneNumber":"+55119123456789"}',
])('%s is no verification', (text) => {
  expect(verificationFrom(text)).toBeUndefined()
})

test('fields of another kind are left out', () => {
  const text = '{"purpose":"reset","phoneNumber":"+5511912345678","hash":1,"username":{},"resendAt":"soon","resent":"yes","password":"x"}'
  expect(verificationFrom(text)).toEqual({ purpose: 'reset', phoneNumber: '+5511912345678', resent: false })
})
