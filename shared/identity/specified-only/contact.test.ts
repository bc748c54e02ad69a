import { expect, test } from 'vitest'
import { contactOf } from './index.ts'

const email = 'ana@exemplo.com.br'
const phone_number = '+5511912345678'

test.each([
  { email_verified: true, phone_number_verified: true, verified: { email, phone_number }, unverified: {} },
  { email_verified: true, phone_number_verified: false, verified: { email }, unverified: { phone_number } },
  { email_verified: false, phone_number_verified: true, verified: { phone_number }, unverified: { email } },
  { email_verified: false, phone_number_verified: false, verified: {}, unverified: { email, phone_number } },
])(
  'e-mail proven: $email_verified, phone proven: $phone_number_verified [3.6, 5.25]',
  ({ verified, unverified, ...proven }) => {
    expect(contactOf({ email, phone_number, ...proven })).toEqual({ verified, unverified })
  },
)

test('a missing address is neither, whatever its flag says', () => {
  const nothing = { email: undefined, phone_number: undefined, email_verified: true, phone_number_verified: false }
  expect(contactOf(nothing)).toEqual({ verified: {}, unverified: {} })
})
