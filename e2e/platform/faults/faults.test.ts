import { Agent, type ClientRequest } from 'node:http'
import axios, { type AxiosRequestConfig } from 'axios'
import { encodeVoucherRules } from 'shared/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startPlatform, type Platform } from '../platform.ts'
import { clientOf } from '../testing/api-client.ts'
import { callUserPool, signInByPhone, tryToSignIn } from '../testing/wire-client.ts'

let platform: Platform
beforeAll(async () => {
  platform = await startPlatform()
})
beforeEach(() => platform.reset())
afterAll(() => platform.close())

/** The body of a POST for a voucher. */
const wish = (groupByKey: string) => ({
  provider: 'padaria',
  issuer: 'padaria-1',
  expire: '24 hour',
  rules: { groupByKey },
  data: { id: '105', name: 'Café coado', debited_value: 45 },
})

const addFault = (fault: object) => clientOf(platform, 'control').post('/faults', fault)

/** What a client of the API gets: a status, or the name of what broke. */
async function outcomeOf(path: string, config: AxiosRequestConfig = {}): Promise<string> {
  try {
    const { status, data } = await clientOf(platform, 'api').get<string>(path, { responseType: 'text', ...config })
    let shape = data === '' ? 'empty' : 'json'
    try {
      JSON.parse(data)
    } catch {
      shape = data === '' ? 'empty' : 'not json'
    }
    return `${status} ${shape}`
  } catch (error) {
    return axios.isAxiosError(error) ? (error.code ?? error.message) : String(error)
  }
}

describe('each kind of fault, by control and by header', () => {
  it.each([
    { kind: 'status', outcome: '500 json' },
    { kind: 'status', status: 401, outcome: '401 json' },
    { kind: 'latency', delayMs: 1000, outcome: 'ECONNABORTED' },
    { kind: 'latency', delayMs: 20, outcome: '200 json' },
    { kind: 'hang', outcome: 'ECONNABORTED' },
    { kind: 'drop', outcome: 'ECONNRESET' },
    { kind: 'commit-then-drop', outcome: 'ECONNRESET' },
    {
      kind: 'truncated',
      outcome: expect.stringMatching(/^(ECONNRESET|ERR_BAD_RESPONSE|stream has been aborted|aborted)$/),
    },
    { kind: 'malformed', outcome: '200 not json' },
    { kind: 'empty', outcome: '200 empty' },
  ])('$kind $status $delayMs', async ({ outcome, ...effect }) => {
    // Only a client that has to give up has a short limit: the others may be slow on a busy machine.
    const patience = outcome === 'ECONNABORTED' ? { timeout: 300 } : {}
    await addFault({ service: 'api', ...effect })
    expect(await outcomeOf('/open/orgs', patience)).toEqual(outcome)
    await clientOf(platform, 'control').delete('/faults')
    expect(await outcomeOf('/open/orgs')).toBe('200 json')
  })
})

describe('which calls', () => {
  it.each([
    { fault: { path: '/v1/open/orgs' }, hit: '/open/orgs', missed: '/open/orgs/padaria' },
    { fault: { path: '/v1/open/orgs/{key}' }, hit: '/open/orgs/padaria', missed: '/open/orgs' },
    { fault: { path: '/v1/open/orgs/padaria' }, hit: '/open/orgs/padaria', missed: '/open/orgs/nuvem' },
  ])('$fault.path', async ({ fault, hit, missed }) => {
    await addFault({ service: 'api', kind: 'status', status: 503, ...fault })
    expect(await outcomeOf(hit)).toBe('503 json')
    expect(await outcomeOf(missed)).toBe('200 json')
  })

  it('one operation of the identity provider, one event of the helper', async () => {
    await addFault({ service: 'identity', operation: 'GetUser', kind: 'status' })
    await addFault({ service: 'authHelper', operation: 'sms', kind: 'status' })
    const { accessToken } = await signInByPhone(platform, '11912345678')
    expect(await callUserPool(platform, 'GetUser', { AccessToken: accessToken })).toMatchObject({ status: 500 })
    const ask = (event: string) =>
      clientOf(platform, 'authHelper').post('', { event, phone_number: '+5511912345678', isPasswordReset: true })
    expect((await ask('sms')).status).toBe(500)
    expect((await ask('call')).status).toBe(200)
  })

  it('the other method of the same path', async () => {
    const { accessToken } = await signInByPhone(platform, '11912345678')
    await addFault({ service: 'swap', method: 'post', path: '/vouchers', kind: 'status' })
    const { status } = await clientOf(platform, 'swap', accessToken).get('/vouchers', {
      params: { provider: 'padaria', rules: encodeVoucherRules('x') },
    })
    expect(status).toBe(200)
  })
})

describe('how often', () => {
  const statuses = async (calls: number, config?: AxiosRequestConfig) => {
    const seen: string[] = []
    for (let call = 0; call < calls; call += 1) seen.push((await outcomeOf('/open/orgs', config)).slice(0, 3))
    return seen.join(' ')
  }

  it.each([
    { counts: { times: 2 }, seen: '500 500 200 200 200 200' },
    { counts: { oneIn: 3 }, seen: '200 200 500 200 200 500' },
    { counts: { oneIn: 2, times: 2 }, seen: '200 500 200 500 200 200' },
  ])('$counts', async ({ counts, seen }) => {
    await addFault({ service: 'api', kind: 'status', ...counts })
    expect(await statuses(6)).toBe(seen)
    expect((await clientOf(platform, 'control').get('/faults')).data).toMatchObject([{ matched: 6, kind: 'status' }])
  })

  it('removing one fault leaves the others', async () => {
    const { data } = await addFault({ service: 'api', kind: 'status' })
    await addFault({ service: 'identity', kind: 'status' })
    expect((await clientOf(platform, 'control').delete(`/faults/${data.id}`)).status).toBe(204)
    expect((await clientOf(platform, 'control').delete(`/faults/${data.id}`)).status).toBe(404)
    expect(await outcomeOf('/open/orgs')).toBe('200 json')
    expect(await tryToSignIn(platform, '11912345678')).toMatchObject({ status: 500 })
  })
})

it('commits the voucher whose response is lost, and not the one that is dropped', async () => {
  const { accessToken } = await signInByPhone(platform, '11912345678')
  const swap = clientOf(platform, 'swap', accessToken)
  for (const kind of ['commit-then-drop', 'drop']) {
    await addFault({ service: 'swap', method: 'POST', path: '/vouchers', kind, times: 1 })
    await expect(swap.post('/vouchers', wish(kind))).rejects.toMatchObject({ code: 'ECONNRESET' })
  }
  const found = async (key: string) =>
    (await swap.get('/vouchers', { params: { provider: 'padaria', rules: encodeVoucherRules(key) } })).data.length
  expect([await found('commit-then-drop'), await found('drop')]).toEqual([1, 0])
})

describe('a call that is held', () => {
  const vouchers = () => platform.database.prepare('SELECT count(*) AS number FROM vouchers').get()?.['number']

  /** Requests a voucher; the call is held. */
  async function holdVoucher(kind: string) {
    const { accessToken } = await signInByPhone(platform, '11912345678')
    const { data: fault } = await addFault({ service: 'swap', method: 'POST', path: '/vouchers', kind })
    const outcome = clientOf(platform, 'swap', accessToken)
      .post('/vouchers', wish('held'))
      .then(
        ({ status }) => status,
        (error: { code: string }) => error.code,
      )
    expect((await clientOf(platform, 'control').get(`/faults/${fault.id}/held`)).status).toBe(204)
    return { outcome, letGo: () => clientOf(platform, 'control').delete(`/faults/${fault.id}`) }
  }

  it.each([
    { kind: 'hold', meanwhile: 0 },
    { kind: 'commit-then-hold', meanwhile: 1 },
  ])('$kind: $meanwhile vouchers while it is held, one afterwards', async ({ kind, meanwhile }) => {
    const { outcome, letGo } = await holdVoucher(kind)
    expect(vouchers()).toBe(meanwhile)
    await letGo()
    expect(await outcome).toBe(200)
    expect(vouchers()).toBe(1)
  })

  it.each(['hold', 'commit-then-hold'])('%s: a reset closes its connection, and leaves nothing of it', async (kind) => {
    const { outcome } = await holdVoucher(kind)
    await platform.reset()
    expect(await outcome).toBe('ECONNRESET')
    expect(vouchers()).toBe(0)
    expect((await clientOf(platform, 'control').get('/calls')).data).toEqual([])
  })

  it('a client that waits for a held call is refused if a reset comes first', async () => {
    const { data: fault } = await addFault({ service: 'swap', kind: 'hold' })
    const held = clientOf(platform, 'control').get(`/faults/${fault.id}/held`)
    await clientOf(platform, 'control').get('/faults')
    await platform.reset()
    // 404 if the reset came before the request.
    expect([404, 409]).toContain((await held).status)
    expect((await clientOf(platform, 'control').get('/faults/9/held')).status).toBe(404)
  })
})

it('a reset drops a late call', async () => {
  await addFault({ service: 'api', kind: 'latency', delayMs: 60_000 })
  const late = outcomeOf('/open/orgs')
  await expect
    .poll(async () => (await clientOf(platform, 'control').get('/calls')).data)
    .toMatchObject([{ service: 'api', status: null }])
  await platform.reset()
  expect(await late).toBe('ECONNRESET')
  expect(await outcomeOf('/open/orgs')).toBe('200 json')
  expect((await clientOf(platform, 'control').get('/calls')).data).toMatchObject([
    { service: 'api', status: 200, count: 1 },
  ])
})

it('a call that ends after the record was cleared changes no other record', async () => {
  const { data: fault } = await addFault({ service: 'api', kind: 'hold', path: '/v1/open/orgs' })
  const held = outcomeOf('/open/orgs')
  await clientOf(platform, 'control').get(`/faults/${fault.id}/held`)
  await clientOf(platform, 'control').delete('/calls')
  expect(await outcomeOf('/open/orgs/nobody')).toBe('404 json')
  await clientOf(platform, 'control').delete(`/faults/${fault.id}`)
  expect(await held).toBe('200 json')
  expect((await clientOf(platform, 'control').get('/calls')).data).toMatchObject([
    { service: 'api', path: '/v1/open/orgs/{key}', status: 404 },
  ])
})

it.each(['hang', 'drop', 'commit-then-drop'])(
  'gives each call its own connection during %s, and keeps connections otherwise',
  async (kind) => {
    const keepAlive = new Agent({ keepAlive: true, maxSockets: 1 })
    // A browser repeats a call that was dropped on a connection that it used before.
    const isReused = async () => {
      const { request } = await clientOf(platform, 'swap').get('/', { httpAgent: keepAlive })
      return (request as ClientRequest).reusedSocket
    }
    await isReused()
    await addFault({ service: 'swap', kind: 'hold', path: '/vouchers' })
    expect(await isReused()).toBe(true)
    await addFault({ service: 'swap', kind, path: '/vouchers' })
    expect([await isReused(), await isReused()]).toEqual([false, false])
    await clientOf(platform, 'control').delete('/faults')
    await isReused()
    expect(await isReused()).toBe(true)
    keepAlive.destroy()
  },
)

it.each([
  { fault: { service: 'api', kind: 'explode' }, field: 'kind' },
  { fault: { service: 'bank', kind: 'drop' }, field: 'service' },
  { fault: { service: 'control', kind: 'drop' }, field: 'service' },
  { fault: { service: 'api', kind: 'status', status: 200 }, field: 'status' },
  { fault: { service: 'api', kind: 'drop', times: 0 }, field: 'times' },
  { fault: { service: 'api', kind: 'drop', often: 1 }, field: 'often' },
])('refuses a fault with a wrong $field', async ({ fault, field }) => {
  expect(await addFault(fault)).toMatchObject({ status: 400, data: { field } })
})

it('lets a page read the response of a fault', async () => {
  const origin = 'http://localhost:3000'
  await addFault({ service: 'api', kind: 'status', status: 503 })
  const refused = await clientOf(platform, 'api').get('/open/orgs', { headers: { origin } })
  expect(refused.headers['access-control-allow-origin']).toBe(origin)
})

it('shows calls, responses and refusals', async () => {
  await tryToSignIn(platform, '11912345678', 'errada')
  await addFault({ service: 'api', kind: 'drop', times: 1 })
  await outcomeOf('/open/orgs')
  await outcomeOf('/open/orgs?page=2')
  const { data } = await clientOf(platform, 'control').get<string>('/', { headers: { accept: 'text/html' } })
  const rows = [...data.matchAll(/<tr[^>]*>\s*((?:<td[^>]*>.*?<\/td>\s*)+)<\/tr>/gs)].map(([, row]) =>
    [...(row ?? '').matchAll(/<td[^>]*>(.*?)<\/td>/gs)].slice(1).map(([, cell]) => cell),
  )
  expect(rows).toEqual([
    ['api', 'GET', '/v1/open/orgs', '', '400', 'Unexpected parameter: page'],
    ['api', 'GET', '/v1/open/orgs', '', 'sem resposta', 'fault: drop'],
    ['identity', 'POST', '/', 'InitiateAuth', '400', 'NotAuthorizedException: Incorrect username or password.'],
  ])
})
