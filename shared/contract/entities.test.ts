import * as v from 'valibot'
import { expect, test } from 'vitest'
import { codeSentSchema, identifiedSchema } from './auth-helper.ts'
import * as bounds from './bounds.ts'
import { customerSchema, customerScoresSchema } from './customer.ts'
import { endpoints, termsSchema } from './endpoints.ts'
import { intentSchema } from './intent.ts'
import { organizationDocumentSchema, organizationSchema } from './organization.ts'
import { rewardSchema } from './reward.ts'
import { scoreEntrySchema } from './score-entry.ts'
import { voucherRequest, voucherSchema } from './voucher.ts'

/* How the entities of spec §3 are read, in each form that the readings allow, and up to which bounds; unknown fields are left out. */
const company = { name: 'Padaria Estrela – Moema', ref: 'padaria-2', swap_intents_rescues_auth: true }
const reward = { id: '105', name: 'Café coado', debited_value: 45, available_companies: [company] }
const twice = { available_companies: [company, { ...company, name: 'Again' }] }
const described = { description: 'Xícara de 120 ml.', reward_type: 'product', reward_type_name: 'Produto' }
const wholeReward = { ...reward, ...described, image_url: '/rewards/105.svg', value: 5 }
const entry = { balance: 50, created_at: '21-11-2026 10:30:00', expiration_at: '21-11-2027 23:59:59' }
const sale = { ...entry, company_name: 'Moema', sale_amount: 123450 }
const intent = { signature: 'a/b', code: '12' }
const wholeIntent = { ...intent, reason: 'Troca', trusty: false }
const colors = { primary: '#123456' }
const organization = { key: 'padaria', name: 'Padaria', brand: 'https://cdn.example/padaria.svg', token: 'token' }
const settings = { key: 'padaria-nova', name: 'Padaria Nova', brand: 'https://cdn.example/nova.svg', colors }
const ana = {
  sub: 'ana',
  name: 'Ana Souza',
  email: 'ana@exemplo.com.br',
  phone_number: '+5511912345678',
  birthdate: '1990-04-23',
  picture: 'https://images.example/ana.png',
}
const unknown = { sub: 'ana', email_verified: false, phone_number_verified: false }
const attribute = { Name: 'phone_number_verified', Value: 'true' }
const user = { UserStatus: 'CONFIRMED', Username: 'ana_1', Attributes: [attribute] }
const voucher = { code: 'ABCD', expiryAt: Date.UTC(2026, 10, 22, 12) }
const coffee = { id: '105', name: 'Café coado', debited_value: 45 }

const label = 'x'.repeat(bounds.maxLabel)
const paragraph = 'x'.repeat(bounds.maxParagraph)
const reference = 'x'.repeat(bounds.maxReference)
/** The same text with one more character. */
const more = (text: string) => `${text}x`

test.each<[what: string, schema: v.GenericSchema, document: object, read: object]>([
  [
    'a customer, from the texts of the identity provider [3.1, 3.6]',
    customerSchema,
    { ...ana, gender: '2', phone_number_verified: 'true', email_verified: 'false', password: 'segredo1' },
    { ...ana, gender: 2, phone_number_verified: true, email_verified: false },
  ],
  [
    'a customer of whom little is known [3.1, 3.5]',
    customerSchema,
    { sub: 'ana', gender: '0' },
    { ...unknown, gender: 0 },
  ],
  [
    'attributes of a customer that do not fit, as missing',
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
    unknown,
  ],
  [
    'an organisation, whose settings come first [3.7]',
    organizationSchema,
    { ...organization, colors: {}, settings: { ...settings, colors: { ...colors, banana: 7 } }, extra: 1 },
    { ...settings, token: 'token' },
  ],
  [
    'an organisation without settings [3.7]',
    organizationSchema,
    { ...organization, colors, settings: null },
    { ...organization, colors },
  ],
  [
    'an organisation of which only the key is known [3.7]',
    organizationSchema,
    { key: 'padaria' },
    { key: 'padaria', name: '', colors: {} },
  ],
  [
    'fields of an organisation that do not fit, as missing',
    organizationDocumentSchema,
    {
      key: 'padaria',
      name: more(label),
      brand: more(reference),
      token: 5,
      colors: [],
      settings: { name: 5, key: null },
    },
    { key: 'padaria', name: '', brand: undefined, token: undefined, colors: {} },
  ],
  [
    'settings of an organisation that do not fit, as missing',
    organizationDocumentSchema,
    { ...organization, settings: 'x' },
    { ...organization, colors: {} },
  ],
  ['a reward, a company once [3.9]', rewardSchema, { ...wholeReward, ...twice, extra: 1 }, wholeReward],
  [
    'a reward whose numbers are texts, and nobody offers it [3.9]',
    rewardSchema,
    { ...reward, id: 105, debited_value: '45', value: '5.5', available_companies: null },
    { ...reward, value: 5.5, available_companies: [] },
  ],
  ['a score entry [3.11]', scoreEntrySchema, { ...sale, extra: 1 }, sale],
  [
    'a score entry without company or sale [3.11]',
    scoreEntrySchema,
    { ...entry, balance: '50', company_name: null, sale_amount: undefined },
    entry,
  ],
  ['an intent [3.13]', intentSchema, { ...wholeIntent, extra: 1 }, wholeIntent],
  [
    'an intent whose flag is a text [3.13]',
    intentSchema,
    { ...intent, trusty: 'true', reason: null },
    { ...intent, trusty: true },
  ],
  ['an intent without its flag [3.13]', intentSchema, intent, { ...intent, trusty: false }],
  ['a voucher [3.14]', voucherSchema, { ...voucher, data: coffee }, { ...voucher, data: coffee }],
  [
    'data of a voucher that do not fit, as missing',
    voucherSchema,
    { ...voucher, data: { name: more(label) } },
    voucher,
  ],
  ['the hash of a code [7.3, 7.4]', codeSentSchema, { data: { hash: 'abc' } }, { hash: 'abc' }],
  ['a bare hash [7.3, 7.4]', codeSentSchema, { hash: 'abc' }, { hash: 'abc' }],
  ['whose phone it is [3.16, 7.6]', identifiedSchema, { data: { user } }, { user }],
  [
    'a user without attributes, and without an envelope',
    identifiedSchema,
    { user: { ...user, Attributes: undefined } },
    { user: { ...user, Attributes: [] } },
  ],
  ['that it is nobody’s phone [3.16, 7.6]', identifiedSchema, { data: { user: null } }, {}],
  [
    'whether terms are accepted, beside the term itself [3.18]',
    termsSchema,
    { accepted: 'true', term: { version: 3 } },
    { accepted: true },
  ],
])('what is read: %s', (_, schema, document, read) => {
  expect(v.parse(schema, document)).toEqual(read)
})

test.each([
  ['in seconds', 1_800_000_000, 1_800_000_000_000],
  ['in milliseconds, as a text', '1800000000000', 1_800_000_000_000],
  ['the first number that counts as milliseconds', 100_000_000_000, 100_000_000_000],
])('the expiry of a voucher, %s [3.14]', (_, expiryAt, read) => {
  expect(v.parse(voucherSchema, { ...voucher, expiryAt })).toEqual({ ...voucher, expiryAt: read })
})

const times = ['2026-11-26T10:00:00', '2026-11-26 10:00:00', '26-11-2026 10:00:00', '2026-11-26T10:00:00.999']
times.push('2026-11-26T10:00', '2026-11-26 10:00', '2026-11-26T10:00:00,5', '2026-11-26T10:00-03:00[America/Sao_Paulo]')
times.push('2026-11-26T10:00:00-03', '2026-11-26T13:00:00Z')
test.each(times)('%s is the same time in São Paulo for a voucher and for the statement [3.11, 3.14]', (time) => {
  expect(v.parse(voucherSchema, { code: 'ABCD', expiryAt: time }).expiryAt).toBe(Date.UTC(2026, 10, 26, 13))
  const dates = { created_at: time, expiration_at: time }
  expect(v.parse(scoreEntrySchema, { ...entry, ...dates })).toMatchObject({ created_at: '26-11-2026 10:00:00' })
})

test('a voucher is asked for with these fields and no other [3.15, 9.11]', () => {
  const wish = { sub: 'ana', organization: { key: 'padaria' }, company, reward: v.parse(rewardSchema, wholeReward) }
  expect(voucherRequest(wish)).toEqual({
    provider: 'padaria',
    issuer: 'padaria-2',
    expire: '24 hour',
    rules: { groupByKey: 'ana:padaria:padaria-2:105' },
    attachIntent: true,
    data: { ...coffee, ...described, value: 5 },
  })
})

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

/** As many of an item as a list may have, and one more. */
const upTo = (count: number, item: object) => [count, count + 1].map((length) => Array.from({ length }, () => item))
/** A company's field, or a user's, with a text as long as it may be, and with a longer one. */
const companyUpTo = (field: string, text: string) => [text, more(text)].map((value) => [{ ...company, [field]: value }])
const usernames = [reference, more(reference)].map((Username) => ({ ...user, Username }))
const attributes = upTo(bounds.maxUserAttributes, attribute).map((Attributes) => ({ ...user, Attributes }))

test.each<[what: string, schema: v.GenericSchema, document: object, field: string, withinAndBeyond: unknown[]]>([
  ['a name in settings', organizationSchema, organization, 'settings', [{ name: label }, { name: more(label) }]],
  ['a reward’s cost', rewardSchema, reward, 'debited_value', [bounds.maxAmount, 1e300]],
  ['a reward’s cost below zero', rewardSchema, reward, 'debited_value', [0, -1]],
  ['a reward’s value', rewardSchema, reward, 'value', [bounds.maxAmount, '1e300']],
  ['a company’s name', rewardSchema, reward, 'available_companies', companyUpTo('name', label)],
  ['a ref', rewardSchema, reward, 'available_companies', companyUpTo('ref', reference)],
  ['companies', rewardSchema, reward, 'available_companies', upTo(bounds.maxRewardCompanies, company)],
  ['an entry’s points', scoreEntrySchema, entry, 'balance', [bounds.maxAmount, 1e300]],
  ['an entry’s points below zero', scoreEntrySchema, entry, 'balance', [-bounds.maxAmount, -1e300]],
  ['an entry’s amount', scoreEntrySchema, entry, 'sale_amount', [bounds.maxAmount, bounds.maxAmount + 1]],
  ['a total', customerScoresSchema, {}, 'total_scores', [bounds.maxAmount, 1e300]],
  ['a voucher’s expiry', voucherSchema, voucher, 'expiryAt', [bounds.lastInstantMs, bounds.lastInstantMs + 1]],
  ['a voucher’s expiry before any', voucherSchema, voucher, 'expiryAt', [0, -1]],
  ['a username', identifiedSchema, {}, 'user', usernames],
  ['attributes', identifiedSchema, {}, 'user', attributes],
])('%s: it is read up to its bound', (_, schema, document, field, withinAndBeyond) => {
  expect(withinAndBeyond.map((value) => v.is(schema, { ...document, [field]: value }))).toEqual([true, false])
})

test.each([Number.NaN, Number.POSITIVE_INFINITY, 'NaN', '1e999', ''])('%j is not an amount', (value) => {
  expect(v.is(customerScoresSchema, { total_scores: value })).toBe(false)
})

test('an organisation’s colours are texts, and no more than their bound', () => {
  const colorsOf = (given: object) => v.parse(organizationSchema, { ...organization, colors: given }).colors
  expect(colorsOf({ primary: ['#123456'], dark: label })).toEqual({ dark: label })
  expect(colorsOf({ ...colors, dark: more(label), blue: 7 })).toEqual(colors)
  const many = Object.fromEntries(
    Array.from({ length: bounds.maxColors + 1 }, (_, index) => [`color${index}`, '#123456']),
  )
  expect(Object.keys(colorsOf(many))).toHaveLength(bounds.maxColors)
})

test('the largest organisation is within the bounds: 5,000 entries and 500 rewards', () => {
  expect(endpoints.scoresByPhone.response.atMost).toBeGreaterThanOrEqual(5000)
  expect(endpoints.rewards.response.atMost).toBeGreaterThanOrEqual(500)
})
