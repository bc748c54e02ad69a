import type { Page, Request } from '@playwright/test'
import { decodeJwt } from 'jose'
import type { Platform } from '../platform/platform.ts'

export interface WireCall {
  /** Method, service and path, as `GET api /v1/open/orgs`. */
  readonly target: string
  /** If there is one. A token is replaced by its kind, the filter of vouchers by its key. */
  readonly query?: Readonly<Record<string, string>>
  /** The kind of the token in `Authorization`. */
  readonly bearer?: string
  /** `X-App-Token`. */
  readonly organizationToken?: string
  /** The kind of the token in `X-User-Token`. */
  readonly userToken?: string
  readonly body?: unknown
}

const services = ['api', 'swap', 'authHelper', 'terms'] as const

/** Every call that a page makes from now on, in order, without the browser's own requests. */
export function recordWireCalls(page: Page, platform: Platform): readonly WireCall[] {
  const calls: WireCall[] = []
  page.on('request', (request) => {
    const service = services.find((name) => request.url().startsWith(platform.addresses[name]))
    if (service && !request.isNavigationRequest()) calls.push(wireCallOf(request, service))
  })
  return calls
}

function wireCallOf(request: Request, service: (typeof services)[number]): WireCall {
  const { pathname, searchParams } = new URL(request.url())
  const { authorization, 'x-app-token': organizationToken, 'x-user-token': userToken } = request.headers()
  const body: unknown = request.postDataJSON()
  return {
    target: `${request.method()} ${service} ${pathname}`,
    ...(searchParams.size > 0 && {
      query: Object.fromEntries([...searchParams].map(([name, value]) => [name, readable(name, value)])),
    }),
    ...(authorization !== undefined && { bearer: kindOf(authorization.replace(/^Bearer /, '')) }),
    ...(organizationToken !== undefined && { organizationToken }),
    ...(userToken !== undefined && { userToken: kindOf(userToken) }),
    ...(body !== null && { body }),
  }
}

const readable = (name: string, value: string): string =>
  name === 'token' ? kindOf(value) : name === 'rules' ? groupByKeyOf(value) : value

/** The key in the filter of vouchers: base64 of a JSON document. Decoded without the product's own function, which might be wrong both ways. */
function groupByKeyOf(rules: string): string {
  return (JSON.parse(Buffer.from(rules, 'base64').toString()) as { groupByKey: string }).groupByKey
}

const kindOf = (token: string): string => decodeJwt<{ token_use: string }>(token).token_use
