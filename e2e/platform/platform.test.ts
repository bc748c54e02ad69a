import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { organizationSchema } from 'shared/contract'
import type { CountedCalls } from './control/counted-calls.ts'
import { check } from './http/check.ts'
import { keptCalls } from './http/record-calls.ts'
import { startPlatform, type Platform } from './platform.ts'
import { clientOf, forOrganization } from './testing/api-client.ts'
import { callUserPool, signInByPhone } from './testing/wire-client.ts'

let platform: Platform
beforeAll(async () => {
  platform = await startPlatform()
})
beforeEach(() => platform.reset())
afterAll(() => platform.close())

describe('the platform itself', () => {
  it('keeps two customers apart', async () => {
    const [ana, carla] = await Promise.all([
      signInByPhone(platform, '11912345678'),
      signInByPhone(platform, '21922223333'),
    ])
    const points = async (idToken: string, phone: string) => {
      const { data } = await clientOf(platform, 'api', idToken).get(
        `/user/find/%2B55${phone}`,
        forOrganization('cafe-central'),
      )
      return data.total_scores
    }
    expect(await Promise.all([points(ana.idToken, '11912345678'), points(carla.idToken, '21922223333')])).toEqual([
      430, 75,
    ])
  })

  it('runs beside another one', async () => {
    const other = await startPlatform()
    try {
      const { accessToken } = await signInByPhone(platform, '11912345678')
      expect(await callUserPool(other, 'GetUser', { AccessToken: accessToken })).toMatchObject({
        message: 'Invalid Access Token',
      })
    } finally {
      await other.close()
    }
  })

  it('goes back to the seed', async () => {
    const { accessToken } = await signInByPhone(platform, '11912345678')
    const swap = clientOf(platform, 'swap', accessToken)
    const intents = () => swap.get('/intents', { params: { provider: 'padaria' } })
    const seeded = (await intents()).data
    await swap.put(`/intents/trusty/${encodeURIComponent(seeded[0].signature)}/revoke`)
    expect((await intents()).data).toHaveLength(seeded.length - 1)
    await clientOf(platform, 'control').post('/reset')
    expect((await intents()).data).toEqual(seeded)
  })

  it('counts calls by path template and operation', async () => {
    await signInByPhone(platform, '11912345678')
    await clientOf(platform, 'api').get('/open/orgs/padaria')
    await clientOf(platform, 'api').get('/open/orgs/nenhuma')
    await clientOf(platform, 'api').get('/open/orgs/padaria')
    const { data } = await clientOf(platform, 'control').get('/calls')
    expect(data).toEqual([
      { service: 'identity', method: 'POST', path: '/', operation: 'InitiateAuth', status: 200, count: 1 },
      { service: 'api', method: 'GET', path: '/v1/open/orgs/{key}', operation: null, status: 200, count: 2 },
      { service: 'api', method: 'GET', path: '/v1/open/orgs/{key}', operation: null, status: 404, count: 1 },
    ])
    await clientOf(platform, 'control').delete('/calls')
    expect((await clientOf(platform, 'control').get('/calls')).data).toEqual([])
  })

  it('keeps only the last calls', async () => {
    platform.database.exec(
      `WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < ${keptCalls + 10})
       INSERT INTO calls (service, method, path, address, called_at) SELECT 'club', 'GET', '/old', '/old', n FROM numbers`,
    )
    await clientOf(platform, 'club').get('/')
    const { data } = await clientOf(platform, 'control').get<CountedCalls[]>('/calls')
    const countOf = (path: string) => data.find((call) => call.path === path)?.count
    // Control's own call is one of them.
    expect([countOf('/old'), countOf('/')]).toEqual([keptCalls - 2, 1])
  })

  it('lets pages of this machine call it, and no others', async () => {
    const preflight = (origin: string) =>
      clientOf(platform, 'api').options('/open/orgs', {
        headers: {
          origin,
          'access-control-request-method': 'GET',
          'access-control-request-headers': 'authorization,x-app-token',
        },
      })
    const allowed = await preflight('http://localhost:3000')
    expect(allowed.headers).toMatchObject({
      'access-control-allow-origin': 'http://localhost:3000',
      'access-control-max-age': '7200',
    })
    expect((await preflight('https://example.com')).headers).not.toHaveProperty('access-control-allow-origin')
  })

  it('shows an organisation that the contract reads, and a hostile one word for word', async () => {
    const { data } = await clientOf(platform, 'api').get('/open/orgs/hostil')
    expect(data.settings).toMatchObject({ name: '<img src=x onerror=alert(1)>', brand: 'javascript:alert(1)' })
    expect(await check(organizationSchema, data)).toMatchObject({ ok: true })
  })
})
