import { expect, onTestFinished, test, vi } from 'vitest'
import type { EndpointName, Service, SiteConfig, VoucherRequest } from '../contract/index.ts'
import {
  exampleSiteConfig,
  sendDocument,
  startLocalServer,
  type AnswerRequest,
  type LocalServer,
} from '../testing/index.ts'
import { createApiClient, type ApiClient, type SessionTokens } from './api-client.ts'
import type { ApiError, ApiResult } from './api-error.ts'

const ana: SessionTokens = { session: 'ana 1', idToken: 'ana-id', accessToken: 'ana-access' }
const signedIn = async () => ({ ok: true, value: ana }) as const
const signedOut = async () => ({ ok: true, value: undefined }) as const

/** The four services, each an origin of its own, and the configuration that names them. */
async function startServices(answer: AnswerRequest = (_, response) => sendDocument(response, 200, {})) {
  const start = () => startLocalServer(answer)
  const [api, swap, authHelper, terms] = await Promise.all([start(), start(), start(), start()])
  const services = { api, swap, authHelper, terms }
  return { services, config: configOf(services) }
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
const hostile = { key: '//evil.example/', phone: 'https://evil.example', signature: '../..', code: '@evil.example' }

const phone_number = '+5511912345678'
const voucher: VoucherRequest = {
  provider: 'padaria',
  issuer: 'padaria-2',
  expire: '24 hour',
  rules: { groupByKey: 'ana:padaria:padaria-2:105' },
  data: { id: '105', name: 'Café coado', debited_value: 45 },
}

/** Every call, with the input that its endpoint asks for. */
const makeCall: Readonly<Record<EndpointName, (client: ApiClient) => Promise<ApiResult<unknown>>>> = {
  organizations: (client) => client.call('organizations'),
  organization: (client) => client.call('organization', { path: { key: hostile.key } }),
  acknowledge: (client) => client.call('acknowledge'),
  customerByPhone: (client) =>
    client.call('customerByPhone', { path: { phone: hostile.phone }, organizationToken: 'app' }),
  scoresByPhone: (client) => client.call('scoresByPhone', { path: { phone: hostile.phone }, organizationToken: 'app' }),
  rewards: (client) => client.call('rewards', { query: { per_organization: 'true' }, organizationToken: 'app' }),
  intents: (client) => client.call('intents', { query: { provider: 'padaria' } }),
  decideIntent: (client) => client.call('decideIntent', { path: { signature: hostile.signature, code: hostile.code } }),
  vouchers: (client) => client.call('vouchers', { query: { provider: 'padaria', rules: 'x' } }),
  createVoucher: (client) => client.call('createVoucher', { body: voucher }),
  sendCode: (client) => client.call('sendCode', { body: { event: 'sms', phone_number, isPasswordReset: false } }),
  verifyCode: (client) => client.call('verifyCode', { body: { event: 'verify', hash: 'abc', code: '12345' } }),
  identify: (client) => client.call('identify', { body: { event: 'identify', phone_number } }),
  terms: (client) =>
    client.call('terms', { path: { key: hostile.key }, query: { redirect_uri: 'https://app.example/?a=1&b=2' } }),
  acceptTerms: (client) => client.call('acceptTerms', { path: { key: hostile.key } }),
}

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
  customerByPhone: {
    to: 'api',
    path: '/v1/user/find/https%3A%2F%2Fevil.example',
    bearer: 'Bearer ana-id',
    organizationToken: 'app',
  },
  scoresByPhone: {
    to: 'api',
    path: '/v1/user/score/extract/https%3A%2F%2Fevil.example',
    bearer: 'Bearer ana-id',
    organizationToken: 'app',
  },
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
const lineOf = (name: EndpointName): string =>
  ({ 'Bearer ana-id': ' [6.2]', 'Bearer ana-access': ' [6.3]' })[calls[name].bearer ?? ''] ?? ''

test.each(callNames.map((name) => [name, lineOf(name)] as const))(
  '%s goes to its service alone, with the one token that the contract asks for%s',
  async (name) => {
    const { services, config } = await startServices()
    await makeCall[name](createApiClient({ config, tokens: signedIn }))
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
  },
)

const withoutSession: readonly EndpointName[] = ['organizations', 'organization', 'sendCode', 'verifyCode', 'identify']

test.each(withoutSession)('%s goes out without a session, bare', async (name) => {
  const { services, config } = await startServices()
  await makeCall[name](createApiClient({ config, tokens: signedOut }))
  expect(seenBy(services)).toHaveLength(1)
  expect(seenBy(services)[0]?.headers).not.toHaveProperty('authorization')
})

test.each(callNames.filter((name) => !withoutSession.includes(name)))(
  '%s needs a session, else nothing is sent [6.4]',
  async (name) => {
    const { services, config } = await startServices()
    const answer = await makeCall[name](createApiClient({ config, tokens: signedOut }))
    expect(answer).toEqual({ ok: false, error: { kind: 'not-signed-in' } })
    expect(seenBy(services)).toEqual([])
  },
)

test('without tokens a call ends before it is sent', async () => {
  const { services, config } = await startServices()
  const offline = async () => ({ ok: false, error: { kind: 'network' } }) as const
  expect(await createApiClient({ config, tokens: offline }).call('acknowledge')).toEqual(await offline())
  expect(seenBy(services)).toEqual([])
})

test('query, body and path reach the service', async () => {
  const { services, config } = await startServices()
  const client = createApiClient({ config, tokens: signedIn })
  await makeCall.identify(client)
  await makeCall.terms(client)
  expect(JSON.parse(services.authHelper.seen[0]?.body ?? '')).toEqual({ event: 'identify', phone_number })
  expect(services.terms.seen[0]?.query.get('redirect_uri')).toBe('https://app.example/?a=1&b=2')
})

/*
 * Calls without what their endpoint asks for do not compile. The compiler is the test: it also refuses a `@ts-expect-error` above
 * a line without an error.
 */
void ((client: ApiClient) => [
  // @ts-expect-error no query
  client.call('intents'),
  // @ts-expect-error a field of the query is missing
  client.call('vouchers', { query: { provider: 'padaria' } }),
  // @ts-expect-error a field too many
  client.call('intents', { query: { provider: 'padaria', page: '2' } }),
  // @ts-expect-error no body
  client.call('createVoucher', {}),
  // @ts-expect-error a field of the body is missing
  client.call('sendCode', { body: { event: 'sms', phone_number } }),
  // @ts-expect-error the body of another call to the same address
  client.call('sendCode', { body: { event: 'identify', phone_number } }),
  // @ts-expect-error no organisation's token
  client.call('rewards', { query: { per_organization: 'true' } }),
  // @ts-expect-error a body for a call without one
  client.call('acknowledge', { body: {} }),
])

test.each<[missing: string, call: (client: ApiClient) => Promise<unknown>]>([
  // @ts-expect-error no options at all
  ['every parameter', (client) => client.call('organization')],
  // @ts-expect-error the parameter of another endpoint
  ['the key', (client) => client.call('organization', { path: { phone: phone_number } })],
  // @ts-expect-error one parameter of two
  ['the code', (client) => client.call('decideIntent', { path: { signature: 'a' } })],
  ['a value', (client) => client.call('organization', { path: { key: '' } })],
])('a call whose path lacks %s throws, and nothing is sent', async (_, call) => {
  const { services, config } = await startServices()
  await expect(call(createApiClient({ config, tokens: signedIn }))).rejects.toThrow('No path parameter')
  expect(seenBy(services)).toEqual([])
})

const renewed: SessionTokens = { session: 'ana 1', idToken: 'new-id', accessToken: 'new-access' }
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
  const answer = await makeCall[name](createApiClient({ config, tokens: renewable }))
  expect(answer.ok).toBe(true)
  expect(seenBy(services).map(({ headers }) => headers.authorization)).toEqual([`Bearer ana-${kind}`, accepted])
})

test('a 401 to a call that carries no token is not repeated', async () => {
  const { services, config } = await startServices((_, response) => sendDocument(response, 401, {}))
  await createApiClient({ config, tokens: renewable }).call('organization', { path: { key: 'padaria' } })
  await createApiClient({ config, tokens: signedOut }).call('organizations')
  expect(seenBy(services)).toHaveLength(2)
})

test('a session that has ended when its tokens are renewed counts as none', async () => {
  const { services, config } = await startServices((_, response) => sendDocument(response, 401, {}))
  const tokens = (refused?: SessionTokens) => (refused ? signedOut() : signedIn())
  const answer = await createApiClient({ config, tokens }).call('acknowledge')
  expect(answer).toEqual({ ok: false, error: { kind: 'not-signed-in' } })
  expect(seenBy(services)).toHaveLength(1)
})

test.each([400, 403, 404, 409, 422, 429, 500, 503])(
  'a %i is not repeated, and its body names the failure',
  async (status) => {
    const failure = { name: 'CodeMismatchException', message: 'Wrong code' }
    const { services, config } = await startServices((_, response) =>
      sendDocument(response, status, { ...failure, extra: true }),
    )
    const client = createApiClient({ config, tokens: signedIn })
    expect(await makeCall.verifyCode(client)).toEqual({ ok: false, error: { kind: 'status', status, failure } })
    expect(await client.call('acknowledge')).toMatchObject({ ok: false, error: { kind: 'status', status } })
    expect(seenBy(services)).toHaveLength(2)
  },
)

test.each([201, 206])('a list with status %i instead of 200 does not count [7.13]', async (status) => {
  const { config } = await startServices((_, response) => sendDocument(response, status, []))
  const client = createApiClient({ config, tokens: signedIn })
  expect(await makeCall.scoresByPhone(client)).toEqual({ ok: false, error: { kind: 'network' } })
})

const network = { kind: 'network' } as const
const malformed = (field: string) => ({ kind: 'malformed', field }) as const
/** An answer of this text and type. */
const sending =
  (text: string, type = 'application/json', status = 200): AnswerRequest =>
  (_, response) =>
    response.writeHead(status, { 'Content-Type': type }).end(text)

test.each(callNames)('a page with status 200 is no answer to %s', async (name) => {
  for (const [type, error] of [
    ['text/html', network],
    ['TEXT/HTML; charset=utf-8', network],
    ['application/json', malformed('document')],
    ['text/plain', malformed('document')],
  ] as const) {
    const { services, config } = await startServices(sending('\n<!doctype html><title>Login</title>', type))
    expect(await makeCall[name](createApiClient({ config, tokens: signedIn }))).toEqual({ ok: false, error })
    expect(seenBy(services)).toHaveLength(1)
  }
})

const bare = ['acknowledge', 'decideIntent', 'verifyCode', 'acceptTerms'] as const

test.each(bare.flatMap((name) => ['application/json', 'text/html'].map((type) => [name, type] as const)))(
  '%s is done whatever else its service says as %s',
  async (name, type) => {
    for (const text of ['', '{}', 'OK']) {
      const { config } = await startServices(sending(text, type))
      expect(await makeCall[name](createApiClient({ config, tokens: signedIn }))).toMatchObject({ ok: true })
    }
  },
)

test('a second 401 is an error: tokens are renewed once, then not for a minute, two, up to sixteen; a write may, another answer or session ends it', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  let status = 401
  let session = 'ana 1'
  const { services, config } = await startServices((_, response) => sendDocument(response, status, []))
  const asked: (SessionTokens | undefined)[] = []
  const tokens = async (refused?: SessionTokens) => {
    asked.push(refused)
    return { ok: true, value: { ...ana, session } } as const
  }
  const client = createApiClient({ config, tokens })
  const renewalsOf = async (name: EndpointName) => {
    const before = asked.length
    expect(await makeCall[name](client)).toEqual({ ok: false, error: { kind: 'status', status, failure: {} } })
    return asked.slice(before).filter(Boolean).length
  }
  for (const minutes of [1, 2, 4, 8, 16, 16]) {
    expect(await renewalsOf('intents')).toBe(1)
    vi.advanceTimersByTime(minutes * 60_000 - 1)
    expect([await renewalsOf('intents'), await renewalsOf('decideIntent')]).toEqual([0, 1])
    vi.advanceTimersByTime(1)
  }
  expect(await renewalsOf('intents')).toBe(1)
  status = 500
  expect(await renewalsOf('intents')).toBe(0)
  status = 401
  expect(await renewalsOf('intents')).toBe(1)
  session = 'ana 2'
  expect(await renewalsOf('intents')).toBe(1)
  expect(asked.slice(0, 2)).toEqual([undefined, ana])
  expect(seenBy(services)).toHaveLength(asked.length)
})

test('a response that does not come within the configured time is a time-out', async () => {
  const asked = Promise.withResolvers<void>()
  const { services, config } = await startServices(() => asked.resolve())
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const answer = makeCall.createVoucher(createApiClient({ config, tokens: signedIn }))
  await asked.promise
  vi.advanceTimersByTime(config.api.timeoutMs)
  expect(await answer).toEqual({ ok: false, error: { kind: 'timeout' } })
  expect(seenBy(services)).toHaveLength(1)
})

test('a call that its caller aborts is cancelled at once', async () => {
  const caller = new AbortController()
  const { config } = await startServices(() => caller.abort())
  const answer = await createApiClient({ config, tokens: signedIn }).call('acknowledge', { signal: caller.signal })
  expect(answer).toEqual({ ok: false, error: { kind: 'cancelled' } })
})

const cutOff: AnswerRequest = (_, response) =>
  response.writeHead(200, { 'Content-Length': 100 }).write('[{"id":', () => response.destroy())

test.each<[string, EndpointName, AnswerRequest, ApiError]>([
  ['a dropped connection', 'acknowledge', (_, response) => response.destroy(), network],
  ['a response that is cut off', 'acknowledge', cutOff, network],
  ['a page', 'acknowledge', sending('<html>', 'text/html', 502), { kind: 'status', status: 502, failure: {} }],
  ['a field of the wrong type', 'customerByPhone', sending('{"total_scores": "many"}'), malformed('total_scores')],
  ['a truncated document', 'customerByPhone', sending('{"total_scores": 1'), malformed('document')],
  ['an empty body', 'customerByPhone', sending(''), malformed('document')],
])('%s as the answer to %s is an error that says what it is', async (_, name, answer, error) => {
  const { config } = await startServices(answer)
  expect(await makeCall[name](createApiClient({ config, tokens: signedIn }))).toEqual({ ok: false, error })
})

test('a bad item of a list is left out and reported; the others stay', async () => {
  const { config } = await startServices((_, response) =>
    sendDocument(response, 200, [{ key: 'padaria' }, { key: 'Not a key' }, { key: 'nuvem' }]),
  )
  const told: unknown[] = []
  const client = createApiClient({ config, tokens: signedIn, onLeftOut: (...report) => told.push(report) })
  const answer = await client.call('organizations')
  expect(answer).toMatchObject({ ok: true, value: [{ key: 'padaria' }, { key: 'nuvem' }] })
  expect(told).toEqual([['organizations', 'key', 1]])
})
