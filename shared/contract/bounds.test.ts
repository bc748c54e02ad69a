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
const copies = (item: object, count: number) => Array.from({ length: count }, () => item)
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

const rows: readonly [what: string, schema: v.GenericSchema, at: object, beyond: object][] = [
  [
    'an organisation’s name',
    organizationSchema,
    { ...organization, name: label },
    { ...organization, name: more(label) },
  ],
  [
    'an organisation’s name in its settings',
    organizationSchema,
    { ...organization, settings: { name: label } },
    { ...organization, settings: { name: more(label) } },
  ],
  [
    'an organisation’s logo',
    organizationSchema,
    { ...organization, brand: reference },
    { ...organization, brand: more(reference) },
  ],
  [
    'an organisation’s token',
    organizationSchema,
    { ...organization, token: reference },
    { ...organization, token: more(reference) },
  ],
  ['a reward’s id', rewardSchema, { ...reward, id: reference }, { ...reward, id: more(reference) }],
  ['a reward’s name', rewardSchema, { ...reward, name: label }, { ...reward, name: more(label) }],
  ['a reward’s picture', rewardSchema, { ...reward, image_url: reference }, { ...reward, image_url: more(reference) }],
  [
    'a reward’s description',
    rewardSchema,
    { ...reward, description: paragraph },
    { ...reward, description: more(paragraph) },
  ],
  ['a reward’s type', rewardSchema, { ...reward, reward_type: label }, { ...reward, reward_type: more(label) }],
  [
    'a reward’s type in words',
    rewardSchema,
    { ...reward, reward_type_name: label },
    { ...reward, reward_type_name: more(label) },
  ],
  ['a reward’s cost', rewardSchema, { ...reward, debited_value: maxAmount }, { ...reward, debited_value: 1e300 }],
  ['a reward’s cost below zero', rewardSchema, { ...reward, debited_value: 0 }, { ...reward, debited_value: -1 }],
  ['a reward’s value', rewardSchema, { ...reward, value: maxAmount }, { ...reward, value: '1e300' }],
  [
    'a company’s name',
    rewardSchema,
    { ...reward, available_companies: [{ ...company, name: label }] },
    { ...reward, available_companies: [{ ...company, name: more(label) }] },
  ],
  [
    'a company’s ref',
    rewardSchema,
    { ...reward, available_companies: [{ ...company, ref: reference }] },
    { ...reward, available_companies: [{ ...company, ref: more(reference) }] },
  ],
  [
    'a reward’s companies',
    rewardSchema,
    { ...reward, available_companies: copies(company, maxRewardCompanies) },
    { ...reward, available_companies: copies(company, maxRewardCompanies + 1) },
  ],
  ['an entry’s points', scoreEntrySchema, { ...entry, balance: maxAmount }, { ...entry, balance: 1e300 }],
  ['an entry’s points below zero', scoreEntrySchema, { ...entry, balance: -maxAmount }, { ...entry, balance: -1e300 }],
  [
    'an entry’s amount',
    scoreEntrySchema,
    { ...entry, sale_amount: maxAmount },
    { ...entry, sale_amount: maxAmount + 1 },
  ],
  ['an entry’s company', scoreEntrySchema, { ...entry, company_name: label }, { ...entry, company_name: more(label) }],
  ['a total', customerScoresSchema, { total_scores: maxAmount }, { total_scores: 1e300 }],
  [
    'an intent’s signature',
    intentSchema,
    { ...intent, signature: reference },
    { ...intent, signature: more(reference) },
  ],
  ['an intent’s code', intentSchema, { ...intent, code: label }, { ...intent, code: more(label) }],
  ['an intent’s reason', intentSchema, { ...intent, reason: paragraph }, { ...intent, reason: more(paragraph) }],
  ['a voucher’s code', voucherSchema, { ...voucher, code: label }, { ...voucher, code: more(label) }],
  [
    'a voucher’s expiry',
    voucherSchema,
    { ...voucher, expiryAt: lastInstantMs },
    { ...voucher, expiryAt: lastInstantMs + 1 },
  ],
  ['a voucher’s expiry before any', voucherSchema, { ...voucher, expiryAt: 0 }, { ...voucher, expiryAt: -1 }],
  ['a customer’s sub', customerSchema, { sub: reference }, { sub: more(reference) }],
  ['a code’s hash', codeSentSchema, { hash: reference }, { hash: more(reference) }],
  [
    'a user’s name',
    identifiedSchema,
    { user: { ...user, Username: reference } },
    { user: { ...user, Username: more(reference) } },
  ],
  [
    'a user’s attributes',
    identifiedSchema,
    { user: { ...user, Attributes: copies(attribute, maxUserAttributes) } },
    { user: { ...user, Attributes: copies(attribute, maxUserAttributes + 1) } },
  ],
]

test.each(rows)('%s is read up to its bound', (_, schema, at, beyond) => {
  expect([v.is(schema, at), v.is(schema, beyond)]).toEqual([true, false])
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

test('a colour that is a list is left out, even if it is short', () => {
  expect(v.parse(organizationSchema, { ...organization, colors: { primary: ['#123456'], dark: label } })).toMatchObject(
    { colors: { dark: label } },
  )
  expect(
    Object.keys(v.parse(organizationSchema, { ...organization, colors: { primary: ['#123456'], dark: label } }).colors),
  ).toEqual(['dark'])
})

test('an organisation’s colours are texts, and no more than their bound', () => {
  const many = Object.fromEntries(Array.from({ length: maxColors + 1 }, (_, index) => [`color${index}`, '#123456']))
  expect(
    v.parse(organizationSchema, { ...organization, colors: { primary: '#123456', dark: more(label), blue: 7 } }),
  ).toMatchObject({ colors: { primary: '#123456' } })
  expect(Object.keys(v.parse(organizationSchema, { ...organization, colors: many }).colors)).toHaveLength(maxColors)
})

test('the largest organisation is within the bounds: 5,000 entries and 500 rewards (goals)', () => {
  expect(endpoints.scoresByPhone.response.atMost).toBeGreaterThanOrEqual(5000)
  expect(endpoints.rewards.response.atMost).toBeGreaterThanOrEqual(500)
})
