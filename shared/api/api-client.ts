import axios, { AxiosError, CanceledError, type AxiosInstance } from 'axios'
import * as v from 'valibot'
import {
  authHelperFailureSchema,
  endpoints,
  fillPath,
  type Endpoint,
  type EndpointName,
  type InputOf,
  type ResponseOf,
  type Service,
  type SiteConfig,
  type TokenRule,
} from '../contract/index.ts'
import { deviceNow } from '../format/clock.ts'
import { abortAfter, nextTask } from '../tasks/index.ts'
import { noteCall } from './connection.ts'
import type { ApiError, ApiResult } from './api-error.ts'
import { readResponse } from './read-response.ts'

/** The tokens that a session provides for calls. */
export interface SessionTokens {
  /** Names the session: another sign-in, also of the same customer, has another name. */
  readonly session: string
  readonly idToken: string
  readonly accessToken: string
}

export interface ApiClientOptions {
  readonly config: SiteConfig
  /**
   * The session's tokens; undefined without a session. After a 401 it gets the refused tokens and returns new ones. If several calls
   * were refused with the same tokens, only the first one renews them.
   */
  readonly tokens: (refused?: SessionTokens) => Promise<ApiResult<SessionTokens | undefined>>
  /** Called once for each field because of which items of a list were left out; `list` stands for items above the bound. */
  readonly onLeftOut?: (name: EndpointName, field: string, items: number) => void
}

/** What an endpoint needs, and a signal that cancels the call. */
export type CallOptions<Name extends EndpointName> = InputOf<Name> & { readonly signal?: AbortSignal | undefined }

/** Required if the endpoint needs anything. */
type CallArguments<Name extends EndpointName> =
  unknown extends InputOf<Name> ? [options?: CallOptions<Name>] : [options: CallOptions<Name>]

export interface ApiClient {
  /**
   * Calls an endpoint of the contract. After a 401 it sends the call once more, with new tokens. It repeats nothing else: queries
   * have retries of their own, and a write must not be sent twice.
   */
  call<Name extends EndpointName>(name: Name, ...[options]: CallArguments<Name>): Promise<ApiResult<ResponseOf<Name>>>
}

/** The options of any call. */
interface AnyOptions {
  readonly path?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, string>>
  readonly body?: unknown
  readonly organizationToken?: string | undefined
  readonly signal?: AbortSignal | undefined
}

/** A service refused tokens that were just renewed: no read of this session renews any until then; the next pause is twice as long. */
const beforeFirstPause = { session: '', pauseMs: 30_000, until: 0 }

const longestPauseMs = 16 * 60_000

/** A client of all the services of spec §7. It sends tokens to no other address. */
export function createApiClient({ config, tokens, onLeftOut }: ApiClientOptions): ApiClient {
  const services = createServices(config)
  const pauses = new Map<Service, typeof beforeFirstPause>()

  async function send(
    endpoint: Endpoint,
    options: AnyOptions,
    session: SessionTokens | undefined,
  ): Promise<ApiResult<unknown>> {
    const credentials = credentialsFor(endpoint.token, session)
    if (!credentials) return { ok: false, error: { kind: 'not-signed-in' } }
    const { signal: caller, organizationToken } = options
    const query = new URLSearchParams({ ...options.query, ...credentials.query }).toString()
    const request = {
      method: endpoint.method,
      url: fillPath(endpoint.path(config), options.path ?? {}) + (query && `?${query}`),
      data: options.body,
      headers: {
        ...(endpoint.organizationToken && organizationToken && { 'X-App-Token': organizationToken }),
        ...credentials.headers,
      },
      ...(endpoint.method === 'GET' && { validateStatus: isRead }),
    }
    const service = services[endpoint.service]
    try {
      const { data, headers } = await abortAfter(
        config.api.timeoutMs,
        (signal) => service.request<unknown>({ ...request, signal }),
        caller,
      )
      const error = noAnswer(data, headers['content-type'])
      noteCall(error?.kind !== 'network')
      return error ? { ok: false, error } : { ok: true, value: data }
    } catch (failure) {
      const error = apiErrorOf(failure, caller)
      if (error.kind !== 'cancelled') noteCall(error.kind === 'status')
      return { ok: false, error }
    }
  }

  async function sendWithSession(endpoint: Endpoint, options: AnyOptions): Promise<ApiResult<unknown>> {
    const session = await tokens()
    if (!session.ok) return session
    const outcome = await send(endpoint, options, session.value)
    if (!session.value || !isRefused(endpoint, outcome)) return outcome
    const known = pauses.get(endpoint.service)
    const { pauseMs, until } = known?.session === session.value.session ? known : beforeFirstPause
    const nextMs = Math.min(pauseMs * 2, longestPauseMs)
    // A write is what a customer has just pressed, so it may renew in any case.
    if (endpoint.method === 'GET' && deviceNow() < until) return outcome
    const renewed = await tokens(session.value)
    if (!renewed.ok) return renewed
    const repeated = await send(endpoint, options, renewed.value)
    if (renewed.value && isRefused(endpoint, repeated) && deviceNow() >= until)
      pauses.set(endpoint.service, { session: renewed.value.session, pauseMs: nextMs, until: deviceNow() + nextMs })
    return repeated
  }

  /** Whether the service refuses the tokens. Any other answer of it ends its pause. */
  function isRefused({ service }: Endpoint, outcome: ApiResult<unknown>): boolean {
    if (!outcome.ok && isUnauthorized(outcome.error)) return true
    if (outcome.ok || outcome.error.kind === 'status') pauses.delete(service)
    return false
  }

  // Typed by the row of the contract whose schemas check the call.
  async function call<Name extends EndpointName>(
    name: Name,
    ...[options]: CallArguments<Name>
  ): Promise<ApiResult<ResponseOf<Name>>>
  async function call(name: EndpointName, options: AnyOptions = {}): Promise<ApiResult<unknown>> {
    // A new screen makes several calls at once, and the first of them takes long to send.
    await nextTask()
    const endpoint: Endpoint = endpoints[name]
    const outcome = await (endpoint.token === 'none'
      ? send(endpoint, options, undefined)
      : sendWithSession(endpoint, options))
    if (!outcome.ok) return outcome
    // This task has parsed the response; to check a statement of hundreds of entries takes as long again.
    await nextTask()
    const { result, leftOut } = readResponse(endpoint.response, outcome.value)
    for (const [field, items] of leftOut) onLeftOut?.(name, field, items)
    return result
  }

  return { call }
}

/** A GET succeeds with 200 (spec §7 says so of the statement), or with 204 where the contract wants no body; a write also with 201. */
const isRead = (status: number): boolean => status === 200 || status === 204

/**
 * Why a success is no answer of its service (docs/decisions/0063): a proxy, a portal or a balancer has sent a page of its own. A lost
 * answer where it says that it is a page, else one that nobody can read; undefined for an answer.
 */
function noAnswer(data: unknown, contentType: unknown): ApiError | undefined {
  // What is no JSON stays a text.
  if (typeof data !== 'string' || !data.trimStart().startsWith('<')) return undefined
  return /^text\/html\b/i.test(String(contentType)) ? { kind: 'network' } : { kind: 'malformed', field: 'document' }
}

function createServices({ api, swap, authHelper, terms }: SiteConfig): Record<Service, AxiosInstance> {
  const service = (baseURL: string) => axios.create({ baseURL })
  return {
    api: service(api.baseUrl),
    swap: service(swap.baseUrl),
    authHelper: service(authHelper.url),
    terms: service(terms.baseUrl),
  }
}

interface Credentials {
  readonly headers?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, string>>
}

/** What a call carries of the session; undefined if it needs one and there is none. */
function credentialsFor(rule: TokenRule, session: SessionTokens | undefined): Credentials | undefined {
  if (rule === 'none') return {}
  if (!session) return rule === 'id-if-signed-in' ? {} : undefined
  switch (rule) {
    case 'id-in-query':
      return { query: { token: session.idToken } }
    case 'id-in-header':
      return { headers: { 'X-User-Token': session.idToken } }
    case 'id':
    case 'id-if-signed-in':
      return { headers: { Authorization: `Bearer ${session.idToken}` } }
    case 'access':
      return { headers: { Authorization: `Bearer ${session.accessToken}` } }
  }
}

const isUnauthorized = (error: ApiError) => error.kind === 'status' && error.status === 401

function apiErrorOf(failure: unknown, caller: AbortSignal | undefined): ApiError {
  if (failure instanceof CanceledError) return { kind: caller?.aborted ? 'cancelled' : 'timeout' }
  if (!(failure instanceof AxiosError)) return { kind: 'network' }
  const { response } = failure
  // A failure with a good status: the response was cut off on its way.
  if (!response || response.status < 300) return { kind: 'network' }
  const body = v.safeParse(authHelperFailureSchema, response.data)
  return { kind: 'status', status: response.status, failure: body.success ? body.output : {} }
}
