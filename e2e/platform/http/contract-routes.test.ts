import type { AxiosResponse } from 'axios'
import { readSiteConfig } from 'shared/contract/site-config'
import { encodeVoucherRules, endpoints, fillPath, type Endpoint, type EndpointName } from 'shared/contract'
import { afterAll, expect, it } from 'vitest'
import { startPlatform } from '../platform.ts'
import { clientOf, forOrganization } from '../testing/api-client.ts'
import { signInByPhone, type Tokens } from '../testing/wire-client.ts'

const platform = await startPlatform()
const ana = await signInByPhone(platform, '11912345678')
const carla = await signInByPhone(platform, '21922223333')
afterAll(() => platform.close())

const atPadaria = { provider: 'padaria', issuer: 'padaria-1', expire: '24 hour', rules: { groupByKey: 'a' } }
const voucher = { ...atPadaria, data: { id: '105', name: 'Café coado', debited_value: 45 } }
const padaria = forOrganization('padaria')
const api = (token = ana.idToken) => clientOf(platform, 'api', token)
const swap = ({ accessToken }: Tokens = ana) => clientOf(platform, 'swap', accessToken)
const helper = (body: object) => clientOf(platform, 'authHelper').post('', body)
const rewards = '/rewards?per_organization=true'
const vouchersOf = (customer: Tokens, key: string) =>
  swap(customer).get('/vouchers', { params: { provider: 'padaria', rules: encodeVoucherRules(key) } })

it.each<[field: string, call: () => Promise<AxiosResponse>]>([
  ['per_organization', () => api().get('/rewards', padaria)],
  ['X-App-Token', () => api().get(rewards)],
  ['X-App-Token', () => clientOf(platform, 'api').get('/open/orgs/padaria', padaria)],
  ['phone', () => api().get('/user/find/5511912345678', padaria)],
  ['rules', () => swap().get('/vouchers?provider=padaria&rules=nada')],
  ['data.debited_value', () => swap().post('/vouchers', { ...voucher, data: { id: '105', name: '' } })],
  ['extra', () => swap().post('/vouchers', { ...voucher, extra: 1 })],
  ['body', () => swap().post('/vouchers', 'nada', { headers: { 'content-type': 'application/json' } })],
  ['event', () => helper({ event: 'fax', phone_number: '+5511912345678' })],
])('a request outside the contract is refused by name: %s', async (field, call) => {
  expect(await call()).toMatchObject({ status: 400, data: { field } })
})

it.each<[what: string, status: number, call: () => Promise<AxiosResponse>]>([
  ['a forged token', 401, () => api('forged').get('/open/orgs')],
  ['a refresh token', 401, () => api(ana.refreshToken).get(rewards, padaria)],
  ['a token with another signature', 401, () => api(`${ana.idToken.slice(0, -4)}AAAA`).get('/open/orgs')],
  ['another customer’s phone', 403, () => api().get('/user/find/%2B5521922223333', padaria)],
  ['another customer’s statement', 403, () => api().get('/user/score/extract/5521922223333', padaria)],
  ['another customer’s intent', 404, () => swap(carla).put('/intents/trusty/YW5h%2FcGFk%2B01%3D%3D/revoke')],
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
  expect((await vouchersOf(ana, 'a')).data).toHaveLength(2)
  expect((await vouchersOf(carla, 'a')).data).toEqual([])
})

/** What the contract requires of a call, but for its token. */
const required: { readonly [Name in EndpointName]?: { readonly params?: object; readonly data?: object } } = {
  rewards: { params: { per_organization: 'true' } },
  intents: { params: { provider: 'padaria' } },
  vouchers: { params: { provider: 'padaria', rules: encodeVoucherRules('x') } },
  createVoucher: { data: voucher },
  sendCode: { data: { event: 'sms', phone_number: '+5511912345678', isPasswordReset: true } },
  verifyCode: { data: { event: 'identify', phone_number: '+5511912345678' } },
  identify: { data: { event: 'identify', phone_number: '+5511912345678' } },
  terms: { params: { redirect_uri: 'http://localhost:3000/' } },
}

/** Calls an endpoint as the site does, but for a further parameter or another token. */
async function callEndpoint(name: EndpointName, params: object, token?: string): Promise<AxiosResponse> {
  const endpoint: Endpoint = endpoints[name]
  const config = readSiteConfig(platform.siteConfig)
  if (!config.ok) throw new Error(config.problem)
  const [intent] = (await swap().get('/intents?provider=padaria')).data
  const parameters = name === 'scoresByPhone' ? { phone: '5511912345678' } : { phone: '+5511912345678' }
  const sent = token ?? (endpoint.token === 'access' ? ana.accessToken : ana.idToken)
  const isBearer = ['id', 'id-if-signed-in', 'access'].includes(endpoint.token) || (endpoint.token === 'none' && token)
  return clientOf(platform, endpoint.service, isBearer ? sent : undefined).request({
    method: endpoint.method,
    url: fillPath(endpoint.path(config.config), { key: 'padaria', ...parameters, ...intent }),
    ...required[name],
    params: { ...required[name]?.params, ...params, ...(endpoint.token === 'id-in-query' && { token: sent }) },
    headers: {
      ...(endpoint.organizationToken && padaria.headers),
      ...(endpoint.token === 'id-in-header' && { 'x-user-token': sent }),
    },
  })
}

it.each(Object.keys(endpoints) as EndpointName[])(
  '%s is served, but not by a wrong token or parameter',
  async (name) => {
    const { token } = endpoints[name]
    const wrong = token === 'access' ? ana.idToken : ana.accessToken
    expect(await callEndpoint(name, { surprise: '1' })).toMatchObject({ status: 400, data: { field: 'surprise' } })
    // A bearer that no call needs is a leak.
    expect(await callEndpoint(name, {}, wrong)).toMatchObject(
      token === 'none' ? { status: 400, data: { field: 'Authorization' } } : { status: 401 },
    )
    expect(await callEndpoint(name, {})).toMatchObject({ status: 200 })
  },
)
