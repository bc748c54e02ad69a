import { expect, onTestFinished, test, vi } from 'vitest'
import type { EndpointName, Service, SiteConfig } from '../contract/index.ts'
import { exampleSiteConfig, sendDocument, startLocalServer, type AnswerRequest, type LocalServer } from '../testing/index.ts'
import { createApiClient, type SessionTokens } from './api-client.ts'

const ana: SessionTokens = { idToken: 'ana-id', accessToken: 'ana-access' }
const signedIn = async () => ({ ok: true, value: ana }) as const
const signedOut = async () => ({ ok: true, value: undefined }) as const

/** The four services, each an origin of its own, and the configuration that names them. */
async function startServices(answer: AnswerRequest = (_, response) => sendDocument(response, 200, {})) {
  const [api, swap, authHelper, terms] = await Promise.all([
    startLocalServer(answer),
    startLocalServer(answer),
    startLocalServer(answer),
    startLocalServer(answer),
  ])
  return { services: { api, swap, authHelper, terms }, config: configOf({ api, swap, authHelper, terms }) }
}

function configOf({ api, swap, authHelper, terms }: Record<Service, LocalServer>): SiteConfig {
  const config = exampleSiteConfig()
  return {
    ...config,
    api: { ...config.api, baseUrl: `${api.url}/v1` },
    swap: { baseUrl: swap.url },
    authHelper: { url: `${authHelper.url}/helper` },
    terms: { baseUrl: terms.url },
  }
}

const seenBy = (services: Record<Service, LocalServer>) => Object.values(services).flatMap(({ seen }) => seen)

/** Values that would lead elsewhere if they were not encoded. */
const hostilePath = { key: '//evil.example/', phone: 'https://evil.example', signature: '../..', code: '@evil.example' }

interface Expected {
  readonly to: Service
  readonly path: string
  readonly bearer?: string
  readonly userToken?: string
  readonly queryToken?: string
  readonly organizationToken?: string
}

const calls: Readonly<Record<EndpointName, Expected>> = {
  organizations: { to: 'api', path: '/v1/open/orgs', bearer: 'Bearer ana-id' },
  organization: { to: 'api', path: '/v1/open/orgs/%2F%2Fevil.example%2F' },
  acknowledge: { to: 'api', path: '/v1/open/user/acknowledge', bearer: 'Bearer ana-id' },
  customerByPhone: { to: 'api', path: '/v1/user/find/https%3A%2F%2Fevil.example', bearer: 'Bearer ana-id', organizationToken: 'app' },
  scoresByPhone: { to: 'api', path: '/v1/user/score/extract/https%3A%2F%2Fevil.example', bearer: 'Bearer ana-id', organizationToken: 'app' },
  rewards: { to: 'api', path: '/v1/rewards', bearer: 'Bearer ana-id', organizationToken: 'app' },
  intents: { to: 'swap', path: '/intents', bearer: 'Bearer ana-access' },
  decideIntent: { to: 'swap', path: '/intents/trusty/..%2F../%40evil.example', bearer: 'Bearer ana-access' },
  vouchers: { to: 'swap', path: '/vouchers', bearer: 'Bearer ana-access' },
  createVoucher: { to: 'swap', path: '/vouchers', bearer: 'Bearer ana-access' },
  sendCode: { to: 'authHelper', path: '/helper' },
  verifyCode: { to: 'authHelper', path: '/helper' },
  identify: { to: 'authHelper', path: '/helper' },
  terms: { to: 'terms', path: '/%2F%2Fevil.example%2F/user', queryToken: 'ana-id' },
  acceptTerms: { to: 'terms', path: '/%2F%2Fevil.example%2F/user', userToken: 'ana-id' },
}
const callNames = Object.keys(calls) as EndpointName[]

/** What a call proves of the specification: the API gets the ID token as bearer, the swap service the access token. */
const lineOf = (name: EndpointName): string => ({ 'Bearer ana-id': ' [6.2]', 'Bearer ana-access': ' [6.3]' })[calls[name].bearer ?? ''] ?? ''

test.each(callNames.map((name) => [name, lineOf(name)] as const))('%s goes to its service alone, with the one token that the contract asks for%s', async (name) => {
  const { services, config } = await startServices()
  await createApiClient({ config, tokens: signedIn }).call(name, { path: hostilePath, organizationToken: 'app' })
  const [request, ...more] = services[calls[name].to].seen
  expect(more).toEqual([])
  expect(seenBy(services)).toEqual([request])
  expect({
    to: calls[name].to,
    path: request?.path,
    bearer: request?.headers.authorization,
    userToken: request?.headers['x-user-token'],
    queryToken: request?.query.get('token') ?? undefined,
    organizationToken: request?.headers['x-app-token'],
  }).toEqual(calls[name])
})

const withoutSession: readonly EndpointName[] = ['organizations', 'organization', 'sendCode', 'verifyCode', 'identify']

test.each(withoutSession)('%s goes out without a session, bare', async (name) => {
  const { services, config } = await startServices()
  await createApiClient({ config, tokens: signedOut }).call(name, { path: { key: 'padaria' } })
  expect(seenBy(services)).toHaveLength(1)
  expect(seenBy(services)[0]?.headers).not.toHaveProperty('authorization')
})

test.each(callNames.filter((name) => !withoutSession.includes(name)))('%s needs a session, else nothing is sent [6.4]', async (name) => {
  const { services, config } = await startServices()
  const answer = await createApiClient({ config, tokens: signedOut }).call(name, { path: hostilePath })
  expect(answer).toEqual({ ok: false, error: { kind: 'not-signed-in' } })
  expect(seenBy(services)).toEqual([])
})

test('tokens that cannot be had end the call before it is sent', async () => {
  const { services, config } = await startServices()
  const offline = async () => ({ ok: false, error: { kind: 'network' } }) as const
  expect(await createApiClient({ config, tokens: offline }).call('rewards')).toEqual(await offline())
  expect(seenBy(services)).toEqual([])
})

test('query, body and path reach the service', async () => {
  const { services, config } = await startServices()
  const body = { event: 'identify', phone_number: '+5511912345678' }
  const client = createApiClient({ config, tokens: signedIn })
  await client.call('identify', { body })
  await client.call('terms', { path: { key: 'padaria' }, query: { redirect_uri: 'https://app.example/?a=1&b=2' } })
  expect(JSON.parse(services.authHelper.seen[0]?.body ?? '')).toEqual(body)
  expect(services.terms.seen[0]?.query.get('redirect_uri')).toBe('https://app.example/?a=1&b=2')
})

const renewed: SessionTokens = { idToken: 'new-id', accessToken: 'new-access' }
const renewable = async (refused?: SessionTokens) => ({ ok: true, value: refused ? renewed : ana }) as const

test.each<[EndpointName, string]>([
  ['rewards', 'id'],
  ['createVoucher', 'access'],
])('after a 401 %s is sent once more, with a new token', async (name, kind) => {
  const accepted = `Bearer new-${kind}`
  const { services, config } = await startServices((request, response) => {
    if (request.headers.authorization !== accepted) return sendDocument(response, 401, {})
    sendDocument(response, 200, name === 'rewards' ? [] : { code: 'ABC', expiryAt: 1_800_000_000 })
  })
  const answer = await createApiClient({ config, tokens: renewable }).call(name, { path: { key: 'padaria' } })
  expect(answer.ok).toBe(true)
  expect(seenBy(services).map(({ headers }) => headers.authorization)).toEqual([`Bearer ana-${kind}`, accepted])
})

test('a second 401 is an error: tokens are renewed once', async () => {
  const { services, config } = await startServices((_, response) => sendDocument(response, 401, {}))
  const asked: (SessionTokens | undefined)[] = []
  const tokens = (refused?: SessionTokens) => {
    asked.push(refused)
    return renewable(refused)
  }
  const answer = await createApiClient({ config, tokens }).call('rewards')
  expect(answer).toEqual({ ok: false, error: { kind: 'status', status: 401, failure: {} } })
  expect(seenBy(services)).toHaveLength(2)
  expect(asked).toEqual([undefined, ana])
})

test('a 401 to a call that carries no token is not repeated', async () => {
  const { services, config } = await startServices((_, response) => sendDocument(response, 401, {}))
  await createApiClient({ config, tokens: renewable }).call('organization', { path: { key: 'padaria' } })
  await createApiClient({ config, tokens: signedOut }).call('organizations')
  expect(seenBy(services)).toHaveLength(2)
})

test('a session that is over by the time of its renewal is no longer one', async () => {
  const { services, config } = await startServices((_, response) => sendDocument(response, 401, {}))
  const tokens = (refused?: SessionTokens) => (refused ? signedOut() : signedIn())
  const answer = await createApiClient({ config, tokens }).call('rewards')
  expect(answer).toEqual({ ok: false, error: { kind: 'not-signed-in' } })
  expect(seenBy(services)).toHaveLength(1)
})

test.each([400, 403, 404, 409, 422, 429, 500, 503])('a %i is not repeated, and its body names the failure', async (status) => {
  const failure = { name: 'CodeMismatchException', message: 'Wrong code' }
  const { services, config } = await startServices((_, response) => sendDocument(response, status, { ...failure, extra: true }))
  const client = createApiClient({ config, tokens: signedIn })
  expect(await client.call('verifyCode')).toEqual({ ok: false, error: { kind: 'status', status, failure } })
  expect(await client.call('rewards')).toMatchObject({ ok: false, error: { kind: 'status', status } })
  expect(seenBy(services)).toHaveLength(2)
})

test('a failure whose body is a page still has its status', async () => {
  const { config } = await startServices((_, response) => response.writeHead(502, { 'Content-Type': 'text/html' }).end('<html>'))
  const answer = await createApiClient({ config, tokens: signedIn }).call('rewards')
  expect(answer).toEqual({ ok: false, error: { kind: 'status', status: 502, failure: {} } })
})

test('an answer that does not come within the configured time is a time-out', async () => {
  const asked = Promise.withResolvers<void>()
  const { services, config } = await startServices(() => asked.resolve())
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const answer = createApiClient({ config, tokens: signedIn }).call('createVoucher')
  await asked.promise
  vi.advanceTimersByTime(config.api.timeoutMs)
  expect(await answer).toEqual({ ok: false, error: { kind: 'timeout' } })
  expect(seenBy(services)).toHaveLength(1)
})

test('a dropped connection is the network', async () => {
  const { config } = await startServices((_, response) => response.destroy())
  expect(await createApiClient({ config, tokens: signedIn }).call('rewards')).toEqual({ ok: false, error: { kind: 'network' } })
})

test('an answer that breaks off is the network, not an answer', async () => {
  const { config } = await startServices((_, response) => {
    response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': 100 })
    response.write('[{"id":', () => response.destroy())
  })
  expect(await createApiClient({ config, tokens: signedIn }).call('rewards')).toEqual({ ok: false, error: { kind: 'network' } })
})

test('a call that its caller gave up is cancelled, at once', async () => {
  const caller = new AbortController()
  const { config } = await startServices(() => caller.abort())
  const answer = await createApiClient({ config, tokens: signedIn }).call('rewards', { signal: caller.signal })
  expect(answer).toEqual({ ok: false, error: { kind: 'cancelled' } })
})

test.each<[string, string, string]>([
  ['a field of the wrong type', JSON.stringify({ total_scores: 'many' }), 'total_scores'],
  ['a page', '<!doctype html>', 'document'],
  ['a truncated document', '{"total_scores": 1', 'document'],
  ['an empty body', '', 'document'],
])('%s is a malformed answer that names the field', async (_, body, field) => {
  const { config } = await startServices((__, response) => response.writeHead(200, { 'Content-Type': 'application/json' }).end(body))
  const answer = await createApiClient({ config, tokens: signedIn }).call('customerByPhone', { path: { phone: '+5511912345678' } })
  expect(answer).toEqual({ ok: false, error: { kind: 'malformed', field } })
})

test('a bad item of a list is dropped and told, the others stay', async () => {
  const { config } = await startServices((_, response) => sendDocument(response, 200, [{ key: 'padaria' }, { key: 'Not a key' }, { key: 'nuvem' }]))
  const told: unknown[] = []
  const client = createApiClient({ config, tokens: signedIn, onLeftOut: (...report) => told.push(report) })
  const answer = await client.call('organizations')
  expect(answer).toMatchObject({ ok: true, value: [{ key: 'padaria' }, { key: 'nuvem' }] })
  expect(told).toEqual([['organizations', 'key', 1]])
})
