import type { AxiosResponse } from 'axios'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { encodeVoucherRules } from 'shared/contract'
import { startPlatform, type Platform } from '../platform.ts'
import { clientOf, forOrganization } from '../testing/api-client.ts'
import { signInByPhone, type Tokens } from '../testing/wire-client.ts'

let platform: Platform
let ana: Tokens
beforeAll(async () => {
  platform = await startPlatform()
  ana = await signInByPhone(platform, '11912345678')
})
afterAll(() => platform.close())

const voucher = {
  provider: 'padaria',
  issuer: 'padaria-1',
  expire: '24 hour',
  rules: { groupByKey: 'a' },
  data: { id: '105', name: 'Café coado', debited_value: 45 },
}

describe('a token', () => {
  it('that is forged gets 401; a public call needs no token', async () => {
    expect((await clientOf(platform, 'api', 'forged').get('/open/orgs')).status).toBe(401)
    const refreshed = clientOf(platform, 'api', ana.refreshToken)
    expect((await refreshed.get('/rewards?per_organization=true', forOrganization('padaria'))).status).toBe(401)
    const { data } = await clientOf(platform, 'api').get('/open/orgs')
    expect(data.map(({ key }: { key: string }) => key)).not.toContain('hostil')
  })

  it('with another signature gets 401', async () => {
    const [header, payload, signature] = ana.idToken.split('.')
    expect(
      (await clientOf(platform, 'api', `${header}.${payload}.${signature?.slice(0, -4)}AAAA`).get('/open/orgs')).status,
    ).toBe(401)
  })
})

describe('a request outside the contract is refused by name', () => {
  const api = () => clientOf(platform, 'api', ana.idToken)
  const swap = () => clientOf(platform, 'swap', ana.accessToken)
  const helper = (body: object) => clientOf(platform, 'authHelper').post('', body)
  const padaria = forOrganization('padaria')
  const rewards = '/rewards?per_organization=true'
  it.each<[field: string, call: () => Promise<AxiosResponse>]>([
    ['per_organization', () => api().get('/rewards', padaria)],
    ['X-App-Token', () => api().get(rewards)],
    ['X-App-Token', () => clientOf(platform, 'api').get('/open/orgs/padaria', padaria)],
    ['Authorization', () => api().get('/open/orgs/padaria')],
    ['phone', () => api().get('/user/find/5511912345678', padaria)],
    ['phone', () => api().get('/user/score/extract/%2B5511912345678', padaria)],
    ['rules', () => swap().get('/vouchers?provider=padaria&rules=nada')],
    ['expire', () => swap().post('/vouchers', { ...voucher, expire: '48 hour' })],
    ['data.debited_value', () => swap().post('/vouchers', { ...voucher, data: { id: '105', name: '' } })],
    ['extra', () => swap().post('/vouchers', { ...voucher, extra: 1 })],
    ['event', () => helper({ event: 'fax', phone_number: '+5511912345678' })],
    ['phone_number', () => helper({ event: 'identify', phone_number: '11912345678' })],
  ])('%s', async (field, call) => {
    const { status, data } = await call()
    expect({ status, field: data.field }).toEqual({ status: 400, field })
  })
})

describe('what belongs to somebody else', () => {
  it('another customer’s phone gets 403', async () => {
    const api = clientOf(platform, 'api', ana.idToken)
    expect((await api.get('/user/find/%2B5521922223333', forOrganization('padaria'))).status).toBe(403)
    expect((await api.get('/user/score/extract/5521922223333', forOrganization('padaria'))).status).toBe(403)
  })

  it('another customer’s intent gets 404, and another customer’s voucher is not found', async () => {
    const carla = await signInByPhone(platform, '21922223333')
    const swap = clientOf(platform, 'swap', carla.accessToken)
    expect((await swap.put(`/intents/trusty/${encodeURIComponent('YW5h/cGFk+01==')}/revoke`)).status).toBe(404)
    await clientOf(platform, 'swap', ana.accessToken).post('/vouchers', voucher)
    const { data } = await swap.get('/vouchers', { params: { provider: 'padaria', rules: encodeVoucherRules('a') } })
    expect(data).toEqual([])
  })

  it('an unknown organisation token gets 403, an unknown organisation 404', async () => {
    const { status } = await clientOf(platform, 'api', ana.idToken).get(
      '/rewards?per_organization=true',
      forOrganization('nenhuma'),
    )
    expect(status).toBe(403)
    expect((await clientOf(platform, 'api').get('/open/orgs/nenhuma')).status).toBe(404)
  })
})

it('creates a second voucher for the same wish: only the client prevents it', async () => {
  const swap = clientOf(platform, 'swap', ana.accessToken)
  const wish = { ...voucher, rules: { groupByKey: 'twice' } }
  await swap.post('/vouchers', wish)
  await swap.post('/vouchers', wish)
  const { data } = await swap.get('/vouchers', { params: { provider: 'padaria', rules: encodeVoucherRules('twice') } })
  expect(data).toHaveLength(2)
})
