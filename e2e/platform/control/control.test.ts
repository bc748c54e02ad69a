import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { startPlatform, type Platform } from '../platform.ts'
import { clientOf, forOrganization } from '../testing/api-client.ts'
import { signInByPhone } from '../testing/wire-client.ts'

let platform: Platform
beforeAll(async () => {
  platform = await startPlatform()
})
beforeEach(() => platform.reset())
afterAll(() => platform.close())

const control = () => clientOf(platform, 'control')
const phone = '11977770000'

it('seeds a customer with points and a request, until the next reset', async () => {
  const seeded = await control().post('/seed', {
    customers: [{ phone, name: 'Vera Extra' }],
    memberships: [{ phone, organization: 'nuvem', points: 42, entries: 3 }],
    intents: [{ phone, organization: 'nuvem', reason: 'Consultar seu saldo' }],
  })
  expect(seeded.status).toBe(204)
  const { idToken, accessToken } = await signInByPhone(platform, phone)
  const scores = await clientOf(platform, 'api', idToken).get(`/user/find/%2B55${phone}`, forOrganization('nuvem'))
  expect(scores.data).toEqual({ total_scores: 42 })
  const intents = await clientOf(platform, 'swap', accessToken).get('/intents?provider=nuvem')
  expect(intents.data).toMatchObject([{ reason: 'Consultar seu saldo', trusty: false }])
  await control().post('/reset')
  await expect(signInByPhone(platform, phone)).rejects.toThrow('User does not exist.')
})

it('refuses a wrong seed and writes nothing of it', async () => {
  const { status } = await control().post('/seed', { customers: [{ phone, name: 'Vera' }], memberships: [{ phone, organization: 'x', points: 1 }] })
  expect(status).toBe(404)
  await expect(signInByPhone(platform, phone)).rejects.toThrow('User does not exist.')
})

it.each(['/', '/customers', '/faults'])('%s is a page for a browser and JSON for a program', async (path) => {
  const page = await control().get<string>(path, { headers: { accept: 'text/html,*/*' } })
  expect(page.data).toContain('<!doctype html>')
  expect(typeof (await control().get<unknown>(path)).data).toBe('object')
})

it.each([
  { path: '/revoke', body: { phone: '11900000000' }, status: 404 },
  { path: '/revoke', body: {}, status: 400 },
  { path: '/expire', body: { phone: '11912345678', what: 'milk' }, status: 400 },
])('$path refuses $body', async ({ path, body, status }) => {
  expect((await control().post(path, body)).status).toBe(status)
})
