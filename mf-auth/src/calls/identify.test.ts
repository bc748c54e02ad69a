import { expect, test } from 'vitest'
import type { Identification } from '../flow/flow.ts'
import { identificationOf } from './identify.ts'

const user = (Username: string, verified?: string) => ({
  UserStatus: 'CONFIRMED',
  Username,
  Attributes: verified === undefined ? [] : [{ Name: 'phone_number_verified', Value: verified }],
})

test.each<[string, Parameters<typeof identificationOf>[0], Identification]>([
  ['nobody', undefined, 'unknown'],
  ['verified', user('ana_1', 'true'), 'known'],
  ['not verified', user('ana_1', 'false'), 'phone-not-verified'],
  ['without that attribute', user('ana_1'), 'known'],
  ['Google', user('google_123', 'true'), 'google'],
  ['Google, in capitals', user('Google_123', 'true'), 'google'],
  ['Apple, before the phone is looked at', user('SignInWithApple_00.1', 'false'), 'apple'],
  ['a customer named Google', user('googleana_1', 'true'), 'known'],
])('%s', (_, identified, identification) => {
  expect(identificationOf(identified)).toBe(identification)
})
