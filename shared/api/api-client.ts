import axios, { AxiosError, CanceledError, type AxiosInstance } from 'axios'
import * as v from 'valibot'
import {
  authHelperFailureSchema,
  endpoints,
  fillPath,
  type AnswerOf,
  type Endpoint,
  type EndpointName,
  type Service,
  type SiteConfig,
} from '../contract/index.ts'
import { abortAfter, nextTask } from '../tasks/index.ts'
import type { ApiError, ApiResult } from './api-error.ts'
import { readAnswer } from './read-answer.ts'

/** What a session gives to a call. */
export interface SessionTokens {
  readonly idToken: string
  readonly accessToken: string
}

export interface ApiClientOptions {
  readonly config: SiteConfig
  /**
   * The session's tokens; undefined without a session. After a 401 it is told which ones were
   * refused, and gives others: of several calls that were refused alike the first one renews.
   */
  readonly tokens: (refused?: SessionTokens) => Promise<ApiResult<SessionTokens | undefined>>
  /** Told how many items of a list were left out, once for each field at fault; `list` for those beyond its bound. */
  readonly onLeftOut?: (name: EndpointName, field: string, items: number) => void
}

export interface CallOptions {
  /** Values of the path's `{name}` marks. */
  readonly path?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, string>>
  readonly body?: unknown
  /** The organisation's token, sent where the contract asks for it. */
  readonly organizationToken?: string | undefined
  readonly signal?: AbortSignal | undefined
}

export interface ApiClient {
  /**
   * Makes a call of the contract. A 401 is tried once more with fresh tokens; nothing else is
   * repeated here (queries repeat on their own, writes never).
   */
  call<Name extends EndpointName>(name: Name, options?: CallOptions): Promise<ApiResult<AnswerOf<Name>>>
}

/** A client of all the services of spec §7. A token goes to no other address than theirs. */
export function createApiClient({ config, tokens, onLeftOut }: ApiClientOptions): ApiClient {
  const services = createServices(config)

  async function send(endpoint: Endpoint, options: CallOptions, session: SessionTokens | undefined): Promise<ApiResult<unknown>> {
    const credentials = credentialsFor(endpoint, options, session)
    if (!credentials.ok) return credentials
    const { signal: caller } = options
    try {
      const { data } = await services[endpoint.service].request<unknown>({
        method: endpoint.method,
        url: fillPath(endpoint.path(config), options.path ?? {}),
        params: { ...options.query, ...credentials.value.query },
        data: options.body,
        headers: credentials.value.headers,
        ...(endpoint.method === 'GET' && { validateStatus: isAnswer }),
        signal: abortAfter(config.api.timeoutMs, caller),
      })
      return { ok: true, value: data }
    } catch (failure) {
      return { ok: false, error: apiErrorOf(failure, caller) }
    }
  }

  async function sendWithSession(endpoint: Endpoint, options: CallOptions): Promise<ApiResult<unknown>> {
    const session = await tokens()
    if (!session.ok) return session
    const outcome = await send(endpoint, options, session.value)
    if (outcome.ok || !session.value || !isUnauthorized(outcome.error)) return outcome
    const renewed = await tokens(session.value)
    return renewed.ok ? send(endpoint, options, renewed.value) : renewed
  }

  return {
    async call<Name extends EndpointName>(name: Name, options: CallOptions = {}) {
      // Several go out at once when a screen comes, and making the first of them takes long.
      await nextTask()
      const endpoint: Endpoint = endpoints[name]
      const outcome = await (endpoint.token === 'none' ? send(endpoint, options, undefined) : sendWithSession(endpoint, options))
      if (!outcome.ok) return outcome
      // The answer was read and parsed in this task; to check a statement of hundreds of entries takes as long again.
      await nextTask()
      const { result, leftOut } = readAnswer(endpoint.answer, outcome.value)
      for (const [field, items] of leftOut) onLeftOut?.(name, field, items)
      // The schema that checked the answer stands in the same row of the table as its type.
      return result as ApiResult<AnswerOf<Name>>
    },
  }
}

/** A question is answered with 200 and nothing else (spec §7 says so of the statement); a write may also be answered with 201 or 204. */
const isAnswer = (status: number): boolean => status === 200

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
  readonly headers: Record<string, string>
  readonly query: Record<string, string>
}

function credentialsFor(
  { token: rule, organizationToken }: Endpoint,
  options: CallOptions,
  session: SessionTokens | undefined,
): ApiResult<Credentials> {
  const headers: Record<string, string> =
    organizationToken && options.organizationToken ? { 'X-App-Token': options.organizationToken } : {}
  if (rule === 'none') return { ok: true, value: { headers, query: {} } }
  if (!session) {
    return rule === 'id-if-signed-in'
      ? { ok: true, value: { headers, query: {} } }
      : { ok: false, error: { kind: 'not-signed-in' } }
  }
  const { idToken, accessToken } = session
  switch (rule) {
    case 'id-in-query':
      return { ok: true, value: { headers, query: { token: idToken } } }
    case 'id-in-header':
      return { ok: true, value: { headers: { ...headers, 'X-User-Token': idToken }, query: {} } }
    case 'id':
    case 'id-if-signed-in':
      return { ok: true, value: { headers: { ...headers, Authorization: `Bearer ${idToken}` }, query: {} } }
    case 'access':
      return { ok: true, value: { headers: { ...headers, Authorization: `Bearer ${accessToken}` }, query: {} } }
  }
}

const isUnauthorized = (error: ApiError) => error.kind === 'status' && error.status === 401

function apiErrorOf(failure: unknown, caller: AbortSignal | undefined): ApiError {
  if (failure instanceof CanceledError) return { kind: caller?.aborted ? 'cancelled' : 'timeout' }
  if (!(failure instanceof AxiosError)) return { kind: 'network' }
  const { response } = failure
  // A good status among the failures: the answer broke off on its way.
  if (!response || response.status < 300) return { kind: 'network' }
  const body = v.safeParse(authHelperFailureSchema, response.data)
  return { kind: 'status', status: response.status, failure: body.success ? body.output : {} }
}
