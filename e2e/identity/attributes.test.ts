import { loadAccount } from 'shared/identity'
import { currentTokens, fetchCustomer } from 'shared/identity/host'
import { contactOf, deleteAttributes, fetchPreferredMfa } from 'shared/identity/specified-only'
import { expect, test } from 'vitest'
import { saveMfa, type Mfa } from '../platform/identity/mfa.ts'
import { customers } from '../platform/seed/customers.ts'
import { done, openVisits, refused, wrongCode } from './open-visits.ts'

const ana = '11912345678'
const davi = '31933334444'
const visit = openVisits()

async function customer() {
  const fetched = await fetchCustomer()
  if (!fetched.ok) throw new Error(fetched.error.kind)
  return fetched.value
}

test('every attribute is read: the gender as a number, the phone with +55, no password; an update is kept, without what only the provider writes [3.1, 3.2, 3.6, 5.24, 7.30]', async () => {
  await visit.signIn(ana)
  const { updateCustomer } = await loadAccount()
  const picture = 'https://images.example/ana.png'
  const ofTheProvider = { sub: 'other', email_verified: 'true', phone_number_verified: 'false' }
  expect(await updateCustomer({ picture, name: 'Ana D’Ávila', ...ofTheProvider })).toEqual(done)
  expect(await updateCustomer({ phone_number: `+55${davi}` })).toEqual(refused('already-registered'))
  expect(await customer()).toEqual({
    sub: customers.ana.user.sub,
    name: 'Ana D’Ávila',
    email: 'ana.souza@exemplo.com.br',
    email_verified: false,
    gender: 2,
    phone_number: `+55${ana}`,
    phone_number_verified: true,
    birthdate: '1990-04-23',
    picture,
  })
})

test('deleted attributes are gone, and the provider’s own stay [7.30]', async () => {
  await visit.signIn(ana)
  const before = await customer()
  expect(await deleteAttributes(['sub', 'phone_number_verified', 'birthdate', 'gender'])).toEqual(done)
  expect(await customer()).toEqual({ ...before, birthdate: undefined, gender: undefined })
  expect(await deleteAttributes(['sub', 'phone_number_verified'])).toEqual(refused('empty-input'))
  expect(await deleteAttributes(['shoe_size'])).toEqual(refused('other', { name: 'InvalidParameterException' }))
})

test('a code proves the phone, which is a verified contact and is in the ID token from then on, for the API to see [3.6, 5.25, 7.29]', async () => {
  await visit.signIn(davi)
  const { requestPhoneCode, verifyPhone } = await loadAccount()
  const email = 'davi.rocha@exemplo.com.br'
  expect(contactOf(await customer())).toEqual({ verified: {}, unverified: { email, phone_number: `+55${davi}` } })
  expect(await requestPhoneCode()).toEqual(done)
  const code = await visit.code(davi)
  expect(await verifyPhone(wrongCode(code))).toEqual(refused('wrong-code'))
  expect(await verifyPhone(code)).toEqual(done)
  expect(contactOf(await customer())).toEqual({ verified: { phone_number: `+55${davi}` }, unverified: { email } })
  const proven = { ...(await customer()), email_verified: true }
  expect(contactOf(proven)).toEqual({ verified: { email, phone_number: `+55${davi}` }, unverified: {} })
  // A missing address is neither, whatever its flag says.
  const missing = { ...proven, email: undefined, phone_number: undefined }
  expect(contactOf(missing)).toStrictEqual({ verified: {}, unverified: {} })
  const tokens = await currentTokens()
  const [, claims = ''] = (tokens.ok && tokens.value?.idToken.split('.')) || []
  expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toMatchObject({ phone_number_verified: true })
  await visit.operations()
  await customer()
  expect(await visit.operations()).toEqual({ GetUser: 1 })
})

test.each<[preferred: string, mfa: Partial<Mfa>]>([
  ['none', { sms_enabled: 1, totp_enabled: 1, totp_secret: 'JBSWY3DPEHPK3PXP' }],
  ['sms', { sms_enabled: 1, preferred: 'SMS_MFA' }],
  ['totp', { totp_enabled: 1, totp_secret: 'JBSWY3DPEHPK3PXP', preferred: 'SOFTWARE_TOKEN_MFA' }],
])('the preferred second factor is read: %s [3.6]', async (preferred, mfa) => {
  await visit.signIn(ana)
  expect(await fetchPreferredMfa()).toEqual({ ok: true, value: 'none' })
  saveMfa(visit.platform().database, customers.ana.user.sub, mfa)
  expect(await fetchPreferredMfa()).toEqual({ ok: true, value: preferred })
})
