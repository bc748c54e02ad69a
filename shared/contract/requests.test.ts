import * as v from 'valibot'
import { expect, test } from 'vitest'
import { authHelperRequestSchema } from './auth-helper.ts'
import { organizationSchema } from './organization.ts'
import { scoreEntrySchema } from './score-entry.ts'
import { voucherRequestSchema } from './voucher.ts'

/* Which requests the services of spec §7 accept: the local platform refuses the others by these schemas. */

const phone_number = '+5511912345678'
const sms = { event: 'sms', phone_number, isPasswordReset: false }
const call = { event: 'call', phone_number, isPasswordReset: true }
const verify = { event: 'verify', hash: 'abc', code: '12345' }
const identify = { event: 'identify', phone_number }
const voucher = {
  provider: 'padaria',
  issuer: 'padaria-2',
  expire: '24 hour',
  rules: { groupByKey: 'ana:padaria:padaria-2:105' },
  data: { id: '105', name: 'Café coado', debited_value: 45 },
}
const more = { value: 5, description: 'Xícara', reward_type: 'product', reward_type_name: 'Produto' }
const entry = { balance: 50, created_at: '21-11-2026 10:30:00', expiration_at: '21-11-2027 23:59:59' }

test.each<[what: string, v.GenericSchema, object]>([
  ['a code by SMS', authHelperRequestSchema, sms],
  ['a code by voice', authHelperRequestSchema, call],
  ['five digits', authHelperRequestSchema, verify],
  ['four digits, with a password', authHelperRequestSchema, { ...verify, code: '1234', password: 'segredo1' }],
  ['whose phone it is', authHelperRequestSchema, identify],
  ['a voucher', voucherRequestSchema, voucher],
  ['a voucher of a reward with all fields', voucherRequestSchema, { ...voucher, data: { ...voucher.data, ...more } }],
  ['a voucher that is tied to an intent', voucherRequestSchema, { ...voucher, attachIntent: true }],
])('%s may be asked for', (_, schema, request) => {
  expect(v.is(schema, request)).toBe(true)
})

test.each<[what: string, v.GenericSchema, object]>([
  ['a phone without plus', authHelperRequestSchema, { ...sms, phone_number: '5511912345678' }],
  ['a phone after another character', authHelperRequestSchema, { ...sms, phone_number: `x${phone_number}` }],
  ['a phone with a digit too many', authHelperRequestSchema, { ...identify, phone_number: `${phone_number}9` }],
  ['a phone with letters', authHelperRequestSchema, { ...identify, phone_number: '+55abcdefghijk' }],
  ['an SMS that does not say whether it is for a reset', authHelperRequestSchema, { event: 'sms', phone_number }],
  ['an SMS with an additional field', authHelperRequestSchema, { ...sms, code: '12345' }],
  ['three digits', authHelperRequestSchema, { ...verify, code: '123' }],
  ['six digits', authHelperRequestSchema, { ...verify, code: '123456' }],
  ['digits after a letter', authHelperRequestSchema, { ...verify, code: 'G-12345' }],
  ['letters', authHelperRequestSchema, { ...verify, code: 'abcde' }],
  ['a code without a hash', authHelperRequestSchema, { ...verify, hash: '' }],
  ['a voucher for more than 24 hours', voucherRequestSchema, { ...voucher, expire: '48 hour' }],
  ['a voucher without a key', voucherRequestSchema, { ...voucher, rules: {} }],
  ['a voucher with an empty key', voucherRequestSchema, { ...voucher, rules: { groupByKey: '' } }],
  ['a voucher of no reward', voucherRequestSchema, { ...voucher, data: {} }],
  ['a date after another character', scoreEntrySchema, { ...entry, created_at: `x${entry.created_at}` }],
  ['a date before a time zone', scoreEntrySchema, { ...entry, expiration_at: `${entry.expiration_at} BRT` }],
  ['a colour as an organisation', organizationSchema, { key: 'padaria', colors: 'red' }],
])('%s is refused', (_, schema, document) => {
  expect(v.is(schema, document)).toBe(false)
})
