import * as v from 'valibot'
import { expect, test } from 'vitest'
import { codeSentSchema, identifiedSchema } from './auth-helper.ts'
import {
  lastInstantMs,
  maxAmount,
  maxColors,
  maxLabel,
  maxParagraph,
  maxReference,
  maxRewardCompanies,
  maxUserAttributes,
} from './bounds.ts'
import { customerSchema, customerScoresSchema } from './customer.ts'
import { endpoints } from './endpoints.ts'
import { intentSchema } from './intent.ts'
import { organizationDocumentSchema, organizationSchema } from './organization.ts'
import { rewardSchema } from './reward.ts'
import { scoreEntrySchema } from './score-entry.ts'
import { voucherSchema } from './voucher.ts'

const label = 'x'.repeat(maxLabel)
const paragraph = 'x'.repeat(maxParagraph)
const reference = 'x'.repeat(maxReference)
/** The same text with one more character. */
const more = (text: string) => `${text}x`

const organization = { key: 'padaria', name: 'Padaria', brand: '/padaria.svg', token: 'token' }
const company = { name: 'Moema', ref: 'padaria-2' }
const reward = { id: '105', name: 'Café coado', debited_value: 45, available_companies: [company] }
const entry = { balance: 50, created_at: '21-11-2026 10:30:00', expiration_at: '21-11-2027 23:59:59' }
const intent = { signature: 'a', code: '12' }
const voucher = { code: 'ABCD', expiryAt: '2026-11-22T12:00:00Z' }
const user = { UserStatus: 'CONFIRMED', Username: 'ana_1' }
const attribute = { Name: 'name', Value: 'Ana' }

/** The longest texts that the fields of an entity may have. */
const longest: readonly [entity: string, schema: v.GenericSchema, document: object, texts: Record<string, string>][] = [
  ['organisation', organizationSchema, organization, { name: label, brand: reference, token: reference }],
  ['reward', rewardSchema, reward, { id: reference, name: label, image_url: reference, description: paragraph }],
  ['reward', rewardSchema, reward, { reward_type: label, reward_type_name: label }],
  ['score entry', scoreEntrySchema, entry, { company_name: label }],
  ['intent', intentSchema, intent, { signature: reference, code: label, reason: paragraph }],
  ['voucher', voucherSchema, voucher, { code: label }],
  ['customer', customerSchema, {}, { sub: reference }],
  ['sent code', codeSentSchema, {}, { hash: reference }],
]
const texts = longest.flatMap(([entity, schema, document, fields]) =>
  Object.entries(fields).map(([field, text]) => [entity, field, schema, document, text] as const),
)

test.each(texts)('of a %s, %s is read up to its bound', (_, field, schema, document, text) => {
  expect([text, more(text)].map((value) => v.is(schema, { ...document, [field]: value }))).toEqual([true, false])
})

/** Where a reward is offered: at a company that differs from the usual one. */
const at = (difference: object) => [{ ...company, ...difference }]
const companies = (count: number) => Array.from({ length: count }, () => company)
const attributes = (count: number) => ({ ...user, Attributes: Array.from({ length: count }, () => attribute) })

type Row = [what: string, schema: v.GenericSchema, document: object, field: string, within: unknown, beyond: unknown]

test.each<Row>([
  ['a name in settings', organizationSchema, organization, 'settings', { name: label }, { name: more(label) }],
  ['a reward’s cost', rewardSchema, reward, 'debited_value', maxAmount, 1e300],
  ['a reward’s cost below zero', rewardSchema, reward, 'debited_value', 0, -1],
  ['a reward’s value', rewardSchema, reward, 'value', maxAmount, '1e300'],
  ['a company’s name', rewardSchema, reward, 'available_companies', at({ name: label }), at({ name: more(label) })],
  ['a ref', rewardSchema, reward, 'available_companies', at({ ref: reference }), at({ ref: more(reference) })],
  [
    'companies',
    rewardSchema,
    reward,
    'available_companies',
    companies(maxRewardCompanies),
    companies(maxRewardCompanies + 1),
  ],
  ['an entry’s points', scoreEntrySchema, entry, 'balance', maxAmount, 1e300],
  ['an entry’s points below zero', scoreEntrySchema, entry, 'balance', -maxAmount, -1e300],
  ['an entry’s amount', scoreEntrySchema, entry, 'sale_amount', maxAmount, maxAmount + 1],
  ['a total', customerScoresSchema, {}, 'total_scores', maxAmount, 1e300],
  ['a voucher’s expiry', voucherSchema, voucher, 'expiryAt', lastInstantMs, lastInstantMs + 1],
  ['a voucher’s expiry before any', voucherSchema, voucher, 'expiryAt', 0, -1],
  [
    'a username',
    identifiedSchema,
    {},
    'user',
    { ...user, Username: reference },
    { ...user, Username: more(reference) },
  ],
  ['attributes', identifiedSchema, {}, 'user', attributes(maxUserAttributes), attributes(maxUserAttributes + 1)],
])('%s: it is read up to its bound', (_, schema, document, field, within, beyond) => {
  expect([within, beyond].map((value) => v.is(schema, { ...document, [field]: value }))).toEqual([true, false])
})

test.each([Number.NaN, Number.POSITIVE_INFINITY, 'NaN', '1e999', ''])('%j is not an amount', (value) => {
  expect(v.is(customerScoresSchema, { total_scores: value })).toBe(false)
})

const missing: readonly [what: string, schema: v.GenericSchema, document: object, read: object][] = [
  [
    'an organisation’s fields',
    organizationDocumentSchema,
    {
      key: 'padaria',
      name: more(label),
      brand: more(reference),
      token: 5,
      colors: [],
      settings: { name: more(label), key: null },
    },
    { key: 'padaria', name: '', brand: undefined, token: undefined, colors: {} },
  ],
  [
    'an organisation’s settings',
    organizationDocumentSchema,
    { ...organization, settings: 'x' },
    { ...organization, colors: {} },
  ],
  [
    'a customer’s attributes',
    customerSchema,
    {
      sub: 'ana',
      name: more(label),
      email: 5,
      email_verified: '',
      gender: 'male',
      phone_number: more(label),
      phone_number_verified: 'yes',
      birthdate: {},
      picture: more(reference),
    },
    { sub: 'ana', email_verified: false, phone_number_verified: false },
  ],
  [
    'a voucher’s data',
    voucherSchema,
    { ...voucher, data: { name: more(label) } },
    { code: 'ABCD', expiryAt: Date.UTC(2026, 10, 22, 12) },
  ],
]

test.each(missing)(
  '%s that do not fit read as missing, and the document is still valid',
  (_, schema, document, read) => {
    expect(v.parse(schema, document)).toEqual(read)
  },
)

const colorsOf = (colors: object) => v.parse(organizationSchema, { ...organization, colors }).colors

test('an organisation’s colours are texts, and no more than their bound', () => {
  expect(colorsOf({ primary: ['#123456'], dark: label })).toEqual({ dark: label })
  expect(colorsOf({ primary: '#123456', dark: more(label), blue: 7 })).toEqual({ primary: '#123456' })
  const many = Object.fromEntries(Array.from({ length: maxColors + 1 }, (_, index) => [`color${index}`, '#123456']))
  expect(Object.keys(colorsOf(many))).toHaveLength(maxColors)
})

test('the largest organisation is within the bounds: 5,000 entries and 500 rewards', () => {
  expect(endpoints.scoresByPhone.response.atMost).toBeGreaterThanOrEqual(5000)
  expect(endpoints.rewards.response.atMost).toBeGreaterThanOrEqual(500)
})
