import type { Page, Request } from '@playwright/test'
import type { Platform } from '../../platform/platform.ts'

/** A call of spec §7 as it left the browser. */
export interface WireCall {
  /** Method, service and path, as `GET api /v1/open/orgs`. */
  readonly target: string
  /** A token in it is told by its kind, the filter of vouchers by the key that it asks for. */
  readonly query: Readonly<Record<string, string>>
  /** What kind of token went out as `Authorization`. */
  readonly bearer?: string
  /** `X-App-Token`. */
  readonly organizationToken?: string
  /** What kind of token went out as `X-User-Token`. */
  readonly userToken?: string
  readonly body?: unknown
}

const services = ['api', 'swap', 'authHelper', 'terms'] as const

/** Every call that a page makes from now on, in order, without what the browser asks for itself. */
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
    query: Object.fromEntries([...searchParams].map(([name, value]) => [name, readable(name, value)])),
    ...(authorization !== undefined && { bearer: kindOf(authorization.replace(/^Bearer /, '')) }),
    ...(organizationToken !== undefined && { organizationToken }),
    ...(userToken !== undefined && { userToken: kindOf(userToken) }),
    ...(body !== null && { body }),
  }
}

function readable(name: string, value: string): string {
  switch (name) {
    case 'token':
      return kindOf(value)
    case 'rules':
      return groupByKeyOf(value)
    default:
      return value
  }
}

/** What the filter of vouchers asks for: base64 of a JSON document. Read without the product's own function, which might be wrong both ways. */
function groupByKeyOf(rules: string): string {
  return (JSON.parse(Buffer.from(rules, 'base64').toString()) as { groupByKey: string }).groupByKey
}

/** What a token is for, as it says itself. */
function kindOf(token: string): string {
  const [, claims = ''] = token.split('.')
  return (JSON.parse(Buffer.from(claims, 'base64url').toString()) as { token_use: string }).token_use
}
