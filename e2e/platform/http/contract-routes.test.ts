import type { AxiosResponse } from 'axios'
import { encodeVoucherRules } from 'shared/contract'
import { afterAll, expect, it } from 'vitest'
import { startPlatform } from '../platform.ts'
import { clientOf } from '../testing/api-client.ts'
import { signInByPhone } from '../testing/wire-client.ts'

const platform = await startPlatform()
const ana = await signInByPhone(platform, '11912345678')
const carla = await signInByPhone(platform, '21922223333')
afterAll(() => platform.close())

const atPadaria = { provider: 'padaria', issuer: 'padaria-1', expire: '24 hour', rules: { groupByKey: 'a' } }
const voucher = { ...atPadaria, data: { id: '105', name: 'Café coado', debited_value: 45 } }
const forOrganization = (key: string) => ({ headers: { 'x-app-token': `app-token-${key}` } })
const padaria = forOrganization('padaria')
const api = (token = ana.idToken) => clientOf(platform, 'api', token)
const swap = (token = ana.accessToken) => clientOf(platform, 'swap', token)
const identify = { event: 'identify', phone_number: '+5511912345678' }
const askTerms = (token: string) =>
  clientOf(platform, 'terms').get('/padaria/user', { params: { token, redirect_uri: 'http://localhost:3000/' } })
const acceptTerms = (token: string) =>
  clientOf(platform, 'terms').post('/padaria/user', undefined, { headers: { 'x-user-token': token } })
const ofAna = 'YW5h%2FcGFk%2B01%3D%3D'
const rewards = '/rewards?per_organization=true'
const vouchersOf = (token: string, key: string) =>
  swap(token).get('/vouchers', { params: { provider: 'padaria', rules: encodeVoucherRules(key) } })

it.each<[field: string, call: () => Promise<AxiosResponse>]>([
  ['per_organization', () => api().get('/rewards', padaria)],
  ['surprise', () => api().get('/open/orgs?surprise=1')],
  ['surprise', () => api().get(`${rewards}&surprise=1`, padaria)],
  // A bearer that no call needs is a leak.
  ['Authorization', () => api().get('/open/orgs/padaria')],
  ['Authorization', () => clientOf(platform, 'authHelper', ana.idToken).post('', identify)],
  ['X-App-Token', () => api().get(rewards)],
  ['X-App-Token', () => clientOf(platform, 'api').get('/open/orgs/padaria', padaria)],
  ['phone', () => api().get('/user/find/5511912345678', padaria)],
  ['rules', () => swap().get('/vouchers?provider=padaria&rules=nada')],
  ['data.debited_value', () => swap().post('/vouchers', { ...voucher, data: { id: '105', name: '' } })],
  ['extra', () => swap().post('/vouchers', { ...voucher, extra: 1 })],
  ['body', () => swap().post('/vouchers', 'nada', { headers: { 'content-type': 'application/json' } })],
  ['event', () => clientOf(platform, 'authHelper').post('', { ...identify, event: 'fax' })],
])('a request outside the contract is refused by name: %s', async (field, call) => {
  expect(await call()).toMatchObject({ status: 400, data: { field } })
})

it.each<[what: string, status: number, call: () => Promise<AxiosResponse>]>([
  ['a forged token', 401, () => api('forged').get('/open/orgs')],
  ['a refresh token', 401, () => api(ana.refreshToken).get(rewards, padaria)],
  ['an access token instead of an ID token', 401, () => api(ana.accessToken).get(rewards, padaria)],
  ['an access token where none is needed', 401, () => api(ana.accessToken).get('/open/orgs')],
  ['an access token in the query', 401, () => askTerms(ana.accessToken)],
  ['an access token in a header', 401, () => acceptTerms(ana.accessToken)],
  ['an ID token instead of an access token', 401, () => swap(ana.idToken).get('/intents?provider=padaria')],
  ['a token with another signature', 401, () => api(`${ana.idToken.slice(0, -4)}AAAA`).get('/open/orgs')],
  ['another customer’s phone', 403, () => api().get('/user/find/%2B5521922223333', padaria)],
  ['another customer’s statement', 403, () => api().get('/user/score/extract/5521922223333', padaria)],
  ['another customer’s intent', 404, () => swap(carla.accessToken).put(`/intents/trusty/${ofAna}/revoke`)],
  ['an unknown organisation token', 403, () => api().get(rewards, forOrganization('nenhuma'))],
  ['an unknown organisation', 404, () => clientOf(platform, 'api').get('/open/orgs/nenhuma')],
])('%s gets %i', async (_, status, call) => {
  expect((await call()).status).toBe(status)
})

it('a visitor sees the listed organisations', async () => {
  const { data } = await clientOf(platform, 'api').get<{ key: string }[]>('/open/orgs')
  expect(data.map(({ key }) => key)).toEqual(expect.arrayContaining(['padaria', 'atacado']))
  expect(data.map(({ key }) => key)).not.toContain('hostil')
})

it('a second voucher for the same wish is created: only the client prevents it; another customer finds none', async () => {
  for (let time = 0; time < 2; time += 1) expect((await swap().post('/vouchers', voucher)).status).toBe(200)
  expect((await vouchersOf(ana.accessToken, 'a')).data).toHaveLength(2)
  expect((await vouchersOf(carla.accessToken, 'a')).data).toEqual([])
})
