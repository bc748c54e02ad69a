import * as v from 'valibot'
import { expect, test } from 'vitest'
import { codeSentSchema, identifiedSchema } from './auth-helper.ts'
import { customerSchema } from './customer.ts'
import { termsSchema } from './endpoints.ts'
import { intentSchema } from './intent.ts'
import { organizationSchema } from './organization.ts'
import { rewardSchema } from './reward.ts'
import { scoreEntrySchema } from './score-entry.ts'
import { voucherRequest, voucherSchema } from './voucher.ts'

/* How the entities of spec §3 are read, in each form that the readings allow; unknown fields are left out. */
const company = { name: 'Padaria Estrela – Moema', ref: 'padaria-2', swap_intents_rescues_auth: true }
const reward = {
  id: '105',
  name: 'Café coado',
  image_url: '/rewards/105.svg',
  debited_value: 45,
  value: 5,
  description: 'Xícara de 120 ml.',
  reward_type: 'product',
  reward_type_name: 'Produto',
  available_companies: [company],
}
const entry = {
  balance: 50,
  created_at: '21-11-2026 10:30:00',
  expiration_at: '21-11-2027 23:59:59',
  company_name: 'Moema',
  sale_amount: 123450,
}
const intent = { signature: 'a/b', code: '12', reason: 'Troca', trusty: false }
const organization = {
  key: 'padaria',
  name: 'Padaria',
  brand: 'https://cdn.example/padaria.svg',
  token: 'token',
  colors: { primary: '#b4430f' },
}
const ana = {
  sub: 'ana',
  name: 'Ana Souza',
  email: 'ana@exemplo.com.br',
  phone_number: '+5511912345678',
  birthdate: '1990-04-23',
  picture: 'https://images.example/ana.png',
}
const user = {
  UserStatus: 'CONFIRMED',
  Username: 'ana_1',
  Attributes: [{ Name: 'phone_number_verified', Value: 'true' }],
}

const rows: readonly [what: string, schema: v.GenericSchema, document: object, read: object][] = [
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
    { sub: 'ana', gender: 0, phone_number_verified: false, email_verified: false },
  ],
  [
    'an organisation, whose settings come first [3.7]',
    organizationSchema,
    {
      ...organization,
      settings: {
        key: 'padaria-nova',
        name: 'Padaria Nova',
        brand: 'https://cdn.example/nova.svg',
        colors: { primary: '#123456', banana: 7 },
      },
      extra: 1,
    },
    {
      key: 'padaria-nova',
      name: 'Padaria Nova',
      brand: 'https://cdn.example/nova.svg',
      token: 'token',
      colors: { primary: '#123456' },
    },
  ],
  ['an organisation without settings [3.7]', organizationSchema, { ...organization, settings: null }, organization],
  [
    'an organisation of which only the key is known [3.7]',
    organizationSchema,
    { key: 'padaria' },
    { key: 'padaria', name: '', colors: {} },
  ],
  ['a reward [3.9]', rewardSchema, { ...reward, extra: 1 }, reward],
  [
    'a reward whose numbers are texts, and nobody offers it [3.9]',
    rewardSchema,
    { id: 105, name: 'Café coado', debited_value: '45', value: '5.5', available_companies: null },
    { id: '105', name: 'Café coado', debited_value: 45, value: 5.5, available_companies: [] },
  ],
  ['a score entry [3.11]', scoreEntrySchema, { ...entry, extra: 1 }, entry],
  [
    'a score entry without company or sale [3.11]',
    scoreEntrySchema,
    { ...entry, balance: '50', company_name: null, sale_amount: undefined },
    { balance: 50, created_at: entry.created_at, expiration_at: entry.expiration_at },
  ],
  ['an intent [3.13]', intentSchema, { ...intent, extra: 1 }, intent],
  [
    'an intent whose flag is a text [3.13]',
    intentSchema,
    { ...intent, trusty: 'true', reason: null },
    { signature: 'a/b', code: '12', trusty: true },
  ],
  [
    'an intent without its flag [3.13]',
    intentSchema,
    { signature: 'a', code: '1' },
    { signature: 'a', code: '1', trusty: false },
  ],
  [
    'a voucher [3.14]',
    voucherSchema,
    { code: 'ABCD', expiryAt: '2026-11-22T12:00:00Z', data: { id: '105', name: 'Café coado', debited_value: 45 } },
    { code: 'ABCD', expiryAt: Date.UTC(2026, 10, 22, 12), data: { id: '105', name: 'Café coado', debited_value: 45 } },
  ],
  [
    'a voucher whose expiry is in seconds [3.14]',
    voucherSchema,
    { code: 'ABCD', expiryAt: 1_800_000_000 },
    { code: 'ABCD', expiryAt: 1_800_000_000_000 },
  ],
  [
    'a voucher whose expiry is in milliseconds [3.14]',
    voucherSchema,
    { code: 'ABCD', expiryAt: '1800000000000' },
    { code: 'ABCD', expiryAt: 1_800_000_000_000 },
  ],
  [
    'a voucher with the first epoch that counts as milliseconds',
    voucherSchema,
    { code: 'ABCD', expiryAt: 100_000_000_000 },
    { code: 'ABCD', expiryAt: 100_000_000_000 },
  ],
  ['the hash of a code [7.3, 7.4]', codeSentSchema, { data: { hash: 'abc' } }, { hash: 'abc' }],
  ['a bare hash [7.3, 7.4]', codeSentSchema, { hash: 'abc' }, { hash: 'abc' }],
  ['whose phone it is [3.16, 7.6]', identifiedSchema, { data: { user } }, { user }],
  ['whose phone it is, without an envelope', identifiedSchema, { user }, { user }],
  [
    'a user without attributes',
    identifiedSchema,
    { data: { user: { ...user, Attributes: undefined } } },
    { user: { ...user, Attributes: [] } },
  ],
  ['that it is nobody’s phone [3.16, 7.6]', identifiedSchema, { data: { user: null } }, {}],
  ['that it is nobody’s phone, without an envelope', identifiedSchema, { user: null }, {}],
  [
    'whether terms are accepted, beside the term itself [3.18]',
    termsSchema,
    { accepted: 'true', term: { version: 3 } },
    { accepted: true },
  ],
]

for (const [what, schema, document, read] of rows) {
  test(`what is read: ${what}`, () => {
    expect(v.parse(schema, document)).toEqual(read)
  })
}

const times = ['2026-11-26T10:00:00', '2026-11-26 10:00:00', '26-11-2026 10:00:00', '2026-11-26T10:00:00.999']
times.push('2026-11-26T10:00', '2026-11-26 10:00', '2026-11-26T10:00:00,5', '2026-11-26T10:00-03:00[America/Sao_Paulo]')
times.push('2026-11-26T10:00:00-03', '2026-11-26T13:00:00Z')
test.each(times)('%s is the same time in São Paulo for a voucher and for the statement [3.11, 3.14]', (time) => {
  expect(v.parse(voucherSchema, { code: 'ABCD', expiryAt: time }).expiryAt).toBe(Date.UTC(2026, 10, 26, 13))
  const dates = { created_at: time, expiration_at: time }
  expect(v.parse(scoreEntrySchema, { ...entry, ...dates })).toMatchObject({ created_at: '26-11-2026 10:00:00' })
})

test('a voucher is asked for with these fields and no other [3.15, 9.11]', () => {
  const wish = { sub: 'ana', organization: { key: 'padaria' }, company, reward: v.parse(rewardSchema, reward) }
  expect(voucherRequest(wish)).toEqual({
    provider: 'padaria',
    issuer: 'padaria-2',
    expire: '24 hour',
    rules: { groupByKey: 'ana:padaria:padaria-2:105' },
    attachIntent: true,
    data: {
      id: '105',
      name: 'Café coado',
      value: 5,
      description: 'Xícara de 120 ml.',
      reward_type: 'product',
      reward_type_name: 'Produto',
      debited_value: 45,
    },
  })
})
