import { mkdtempDisposableSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, expect, it } from 'vitest'
import type { CountedCalls } from './control/calls.ts'
import { all } from './database/query.ts'
import { keptCalls } from './http/record-calls.ts'
import { readPlatformPort } from './addresses.ts'
import { startPlatform } from './platform.ts'
import { clientOf } from './testing/api-client.ts'
import { callUserPool, signInByPhone, tryToSignIn } from './testing/wire-client.ts'

const platform = await startPlatform()
beforeEach(() => platform.reset())
afterAll(() => platform.close())

const control = () => clientOf(platform, 'control')

it('runs beside another one, which knows none of its sessions', async () => {
  await using other = await startPlatform()
  const { accessToken } = await signInByPhone(platform, '11912345678')
  const message = 'Invalid Access Token'
  expect(await callUserPool(other, 'GetUser', { AccessToken: accessToken })).toMatchObject({ message })
})

it('keeps its data, and the sessions of its customers, across a restart', async () => {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'platform-'))
  const databaseFile = join(folder.path, 'platform.sqlite')
  const former = await startPlatform({ databaseFile })
  const { accessToken: AccessToken, refreshToken: RefreshToken } = await signInByPhone(former, '11912345678')
  const UserAttributes = [{ Name: 'name', Value: 'Ana Lúcia' }]
  await callUserPool(former, 'UpdateUserAttributes', { AccessToken, UserAttributes })
  await former.close()
  await using next = await startPlatform({ databaseFile })
  const renewed = await callUserPool(next, 'GetTokensFromRefreshToken', { RefreshToken })
  const customer = await callUserPool(next, 'GetUser', { AccessToken: renewed.AuthenticationResult?.AccessToken })
  expect(customer).toMatchObject({ UserAttributes: expect.arrayContaining(UserAttributes) })
})

it('counts calls by path template and operation, and shows why they were refused, until a reset', async () => {
  await tryToSignIn(platform, '11912345678', 'errada')
  for (const path of ['padaria', 'nenhuma', 'padaria']) await clientOf(platform, 'api').get(`/open/orgs/${path}`)
  const organization = { service: 'api', method: 'GET', path: '/v1/open/orgs/{key}', operation: null }
  expect((await control().get('/calls')).data).toEqual([
    { service: 'identity', method: 'POST', path: '/', operation: 'InitiateAuth', status: 400, count: 1 },
    { ...organization, status: 200, count: 2 },
    { ...organization, status: 404, count: 1 },
  ])
  const { data } = await control().get<string>('/', { headers: { accept: 'text/html' } })
  const cells = [...data.matchAll(/<td[^>]*>(.*?)<\/td>/gs)].map(([, cell]) => cell)
  expect(cells).toEqual(expect.arrayContaining(['/v1/open/orgs/nenhuma', '404', 'Unknown organisation: key']))
  expect(cells).toContain('NotAuthorizedException: Incorrect username or password.')
  await control().post('/reset')
  expect((await control().get('/calls')).data).toEqual([])
})

it('keeps only the last calls', async () => {
  platform.database.exec(
    `WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < ${keptCalls + 10})
     INSERT INTO calls (service, method, path, address, called_at) SELECT 'club', 'GET', '/old', '/old', n FROM numbers`,
  )
  await clientOf(platform, 'club').get('/')
  const { data } = await control().get<CountedCalls[]>('/calls')
  const countOf = (path: string) => data.find((call) => call.path === path)?.count
  // Control's own call is one of them.
  expect([countOf('/old'), countOf('/')]).toEqual([keptCalls - 2, 1])
})

it('lets pages of this machine call it, read a fault’s response too, and no others', async () => {
  await control().post('/faults', { service: 'api', kind: 'status' })
  const ask = (method: string, origin: string) =>
    clientOf(platform, 'api').request({
      method,
      url: '/open/orgs',
      headers: { origin, 'access-control-request-method': 'GET', 'access-control-request-headers': 'authorization' },
    })
  const origin = 'http://localhost:3000'
  const allowed = { 'access-control-allow-origin': origin }
  expect(await ask('OPTIONS', origin)).toMatchObject({ status: 204, headers: allowed })
  expect(await ask('GET', origin)).toMatchObject({ status: 500, headers: allowed })
  expect((await ask('OPTIONS', 'https://example.com')).headers).not.toHaveProperty('access-control-allow-origin')
})

it.each([
  ['club', '/'],
  ['mainSite', '/'],
  ['mainSite', '/social'],
  ['mainSite', '/lgpd'],
  ['inbox', '/'],
  ['terms', '/padaria'],
] as const)('%s has a page at %s', async (service, path) => {
  const { status, data } = await clientOf(platform, service).get<string>(path)
  expect({ status, begins: data.slice(0, 15) }).toEqual({ status: 200, begins: '<!doctype html>' })
})

it('keeps how a load of a screen ended, once', async () => {
  const screen = { remote: 'mf-scores', screen: 'Scores', version: '1.0.0', release: 'r1', arm: 'stable', appId: 'app' }
  const report = (outcome: string, load?: string) =>
    clientOf(platform, 'analytics').post('/loads', { ...screen, phase: 'module', ms: 20, outcome, load })
  await report('recovered')
  for (const outcome of ['failed', 'loaded'])
    expect(await report(outcome, '8c3f2f0e-6f0b-4d53-9a3e-0d3c1b6a7f10')).toHaveProperty('status', 204)
  const kept = all<{ outcome: string }>(platform.database)`SELECT outcome FROM load_reports ORDER BY id`
  expect(kept.map(({ outcome }) => outcome)).toEqual(['recovered', 'failed'])
})

it.each([
  [undefined, 4000],
  ['65524', 65_524],
])('PLATFORM_PORT %s: %i', (text, port) => {
  expect(readPlatformPort(text === undefined ? {} : { PLATFORM_PORT: text })).toBe(port)
})

it.each(['', '0', '-1', '65525', '4000.5', 'mil'])('PLATFORM_PORT "%s" is refused', (text) => {
  expect(() => readPlatformPort({ PLATFORM_PORT: text })).toThrow(`PLATFORM_PORT is "${text}"`)
})
