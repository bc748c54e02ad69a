import { expect, test } from 'vitest'
import type { Customer } from 'shared/contract'
import { missingAttributes } from './missing-attributes.ts'

const complete: Customer = {
  sub: '1',
  name: 'Ana',
  email: undefined,
  email_verified: false,
  gender: 2,
  phone_number: '+5511912345678',
  phone_number_verified: false,
  birthdate: '1990-04-23',
  picture: undefined,
}

test.each<[string, Partial<Customer>, string[]]>([
  ['nothing', {}, []],
  [
    'everything',
    { name: undefined, phone_number: undefined, birthdate: undefined, gender: undefined },
    ['name', 'phone', 'birthdate', 'gender'],
  ],
  ['a name of spaces', { name: ' ' }, ['name']],
  ['a gender not chosen', { gender: 0 }, ['gender']],
  ['a gender that does not apply', { gender: 9 }, []],
])('%s', (_, attributes, missing) => {
  expect(missingAttributes({ ...complete, ...attributes })).toEqual(missing)
})
