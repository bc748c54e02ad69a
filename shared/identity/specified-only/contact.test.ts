import { expect, test } from 'vitest'
import { contactOf } from './index.ts'

const email = 'ana@exemplo.com.br'
const phone_number = '+5511912345678'

// `e2e/identity/attributes.test.ts` has an e-mail that is not proven.
test.each([
  { email, phone_number, phone_number_verified: true, verified: { email, phone_number }, unverified: {} },
  { email, phone_number, phone_number_verified: false, verified: { email }, unverified: { phone_number } },
  // A missing address is neither, whatever its flag says.
  { email: undefined, phone_number: undefined, phone_number_verified: false, verified: {}, unverified: {} },
])('a proven e-mail: $email, phone proven: $phone_number_verified [3.6, 5.25]', ({ verified, unverified, ...has }) => {
  expect(contactOf({ email_verified: true, ...has })).toEqual({ verified, unverified })
})
