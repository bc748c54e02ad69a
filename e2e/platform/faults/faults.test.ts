import { Agent, type ClientRequest } from 'node:http'
import type { AxiosError, AxiosResponse } from 'axios'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { startPlatform } from '../platform.ts'
import { clientOf } from '../testing/api-client.ts'
import { signInByPhone } from '../testing/wire-client.ts'

const platform = await startPlatform()
beforeEach(() => platform.reset())
afterAll(() => platform.close())

const control = () => clientOf(platform, 'control')
const addFault = (fault: object) => control().post('/faults', fault)

/** What a client gets: a status, or what became of its connection. */
const outcomeOf = (call: Promise<AxiosResponse>) =>
  call.then(({ status }) => status).catch((error: AxiosError) => error.code)
const ask = (path: string) => outcomeOf(clientOf(platform, 'api').get(path))

it.each([
  { fault: { path: '/v1/open/orgs' }, hit: '/open/orgs', missed: '/open/orgs/padaria' },
  { fault: { path: '/v1/open/orgs/{key}' }, hit: '/open/orgs/padaria', missed: '/open/orgs' },
  { fault: { path: '/v1/open/orgs/padaria' }, hit: '/open/orgs/padaria', missed: '/open/orgs/nuvem' },
])('meets the calls of $fault.path', async ({ fault, hit, missed }) => {
  await addFault({ service: 'api', kind: 'status', status: 503, ...fault })
  // Of another method.
  await addFault({ service: 'api', method: 'post', kind: 'status', status: 418 })
  expect([await ask(hit), await ask(missed)]).toEqual([503, 200])
})

const vouchers = () => platform.database.prepare('SELECT count(*) AS number FROM vouchers').get()?.['number']

/** Requests a voucher, and meets a fault of this kind. */
async function requestVoucher(kind: string) {
  const { accessToken } = await signInByPhone(platform, '11912345678')
  const { data: fault } = await addFault({ service: 'swap', method: 'POST', path: '/vouchers', kind, times: 1 })
  const data = { id: '105', name: 'Café coado', debited_value: 45 }
  const voucher = { provider: 'padaria', issuer: 'padaria-1', expire: '24 hour', rules: { groupByKey: kind }, data }
  const outcome = outcomeOf(clientOf(platform, 'swap', accessToken).post('/vouchers', voucher))
  return { outcome, fault: `/faults/${fault.id}` }
}

it.each([
  { kind: 'hold', meanwhile: 0 },
  { kind: 'commit-then-hold', meanwhile: 1 },
])('$kind: $meanwhile vouchers while it is held, one afterwards; none after a reset', async ({ kind, meanwhile }) => {
  const { outcome, fault } = await requestVoucher(kind)
  expect((await control().get(`${fault}/held`)).status).toBe(204)
  expect(vouchers()).toBe(meanwhile)
  await control().delete(fault)
  expect(await outcome).toBe(200)
  expect(vouchers()).toBe(1)

  const again = await requestVoucher(kind)
  await control().get(`${again.fault}/held`)
  await platform.reset()
  expect(await again.outcome).toBe('ECONNRESET')
  expect(vouchers()).toBe(0)
  expect((await control().get('/calls')).data).toEqual([])
})

it('commit-then-drop: the call is carried out, and gets no response', async () => {
  const { outcome } = await requestVoucher('commit-then-drop')
  expect(await outcome).toBe('ECONNRESET')
  expect(vouchers()).toBe(1)
})

it('a client that waits for a held call is refused if a reset comes first', async () => {
  const { data: fault } = await addFault({ service: 'swap', kind: 'hold' })
  const held = control().get(`/faults/${fault.id}/held`)
  await control().get('/faults')
  await platform.reset()
  // 404 if the reset came before the request.
  expect([404, 409]).toContain((await held).status)
  expect((await control().get('/faults/9/held')).status).toBe(404)
})

it('a reset drops a late call', async () => {
  await addFault({ service: 'api', kind: 'latency', delayMs: 60_000 })
  const late = ask('/open/orgs')
  await expect.poll(async () => (await control().get('/calls')).data).toMatchObject([{ service: 'api', status: null }])
  await platform.reset()
  expect(await late).toBe('ECONNRESET')
  expect(await ask('/open/orgs')).toBe(200)
  expect((await control().get('/calls')).data).toMatchObject([{ service: 'api', status: 200, count: 1 }])
})

it('a call that ends after the record was cleared changes no other record', async () => {
  const { data: fault } = await addFault({ service: 'api', kind: 'hold', path: '/v1/open/orgs' })
  const held = ask('/open/orgs')
  await control().get(`/faults/${fault.id}/held`)
  await control().delete('/calls')
  expect(await ask('/open/orgs/nobody')).toBe(404)
  await control().delete(`/faults/${fault.id}`)
  expect(await held).toBe(200)
  expect((await control().get('/calls')).data).toMatchObject([
    { service: 'api', path: '/v1/open/orgs/{key}', status: 404 },
  ])
})

it.each(['hang', 'drop', 'commit-then-drop'])('gives each call its own connection during %s', async (kind) => {
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
  await control().delete('/faults')
  await isReused()
  expect(await isReused()).toBe(true)
  keepAlive.destroy()
})

it.each([
  { fault: { service: 'api', kind: 'explode' }, field: 'kind' },
  { fault: { service: 'api', kind: 'status', status: 200 }, field: 'status' },
  { fault: { service: 'api', kind: 'drop', often: 1 }, field: 'often' },
])('refuses a fault with a wrong $field', async ({ fault, field }) => {
  expect(await addFault(fault)).toMatchObject({ status: 400, data: { field } })
})
