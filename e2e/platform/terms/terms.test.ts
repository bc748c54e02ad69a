import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { startPlatform, type Platform } from '../platform.ts'
import { clientOf } from '../testing/api-client.ts'
import { signInByPhone } from '../testing/wire-client.ts'

const returnAddress = 'http://localhost:3000/padaria?a=1'

let platform: Platform
let token: string
beforeAll(async () => {
  platform = await startPlatform()
})
beforeEach(async () => {
  await platform.reset()
  token = (await signInByPhone(platform, '81988889999')).idToken
})
afterAll(() => platform.close())

const isAccepted = async () =>
  (await clientOf(platform, 'terms').get('/padaria/user', { params: { token, redirect_uri: returnAddress } })).data.accepted

it('accepts by the page’s button, which leads back to the site', async () => {
  expect(await isAccepted()).toBe(false)
  const terms = clientOf(platform, 'terms')
  const page = await terms.get('/padaria', { params: { token, redirect_uri: returnAddress } })
  expect(page.data).toContain('Aceitar e continuar')
  const action = /action="([^"]+)"/.exec(page.data)?.[1] ?? ''
  const answer = await terms.post(action, new URLSearchParams({ token, redirect_uri: returnAddress }))
  expect({ status: answer.status, location: answer.headers['location'] }).toEqual({ status: 303, location: returnAddress })
  expect(await isAccepted()).toBe(true)
})

it('accepts by the site’s own call', async () => {
  const { data } = await clientOf(platform, 'terms').post('/padaria/user', undefined, { headers: { 'x-user-token': token } })
  expect(data.term).toMatchObject({ key: 'padaria', accepted: true })
  expect(await isAccepted()).toBe(true)
})

it('shows the text without a button to a visitor who only reads', async () => {
  const { data } = await clientOf(platform, 'terms').get('/padaria')
  expect(data).toContain('Padaria Estrela')
  expect(data).not.toContain('<form')
})

it('redirects nobody to another site', async () => {
  const terms = clientOf(platform, 'terms')
  for (const redirectUri of ['https://example.com/', '//example.com', 'javascript:alert(1)', 'http://localhost.example.com/']) {
    const { status } = await terms.post('/padaria/accept', new URLSearchParams({ token, redirect_uri: redirectUri }))
    expect(status).toBe(400)
  }
})

it('shows a hostile organisation’s name literally', async () => {
  const { data } = await clientOf(platform, 'terms').get('/hostil')
  expect(data).toContain('&lt;img src=x onerror=alert(1)&gt;')
})
