import type { Request } from '@playwright/test'
import type { Fault } from '../platform/faults/faults.ts'
import type { Platform } from '../platform/platform.ts'

/** Matches a page's requests that are calls of a kind. `settled` needs it for calls that a test holds or lets hang. */
export function isCall(
  { addresses }: Platform,
  { service, method, path, operation }: Pick<Fault, 'service' | 'method' | 'path' | 'operation'>,
): (request: Request) => boolean {
  const { origin } = new URL(addresses[service])
  const pattern = path && new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`)
  return (request) => {
    const url = new URL(request.url())
    return (
      url.origin === origin &&
      (!method || request.method() === method) &&
      (!pattern || pattern.test(url.pathname)) &&
      (!operation || operationOf(request) === operation)
    )
  }
}

/** Cognito's operation, or the helper's event. */
function operationOf(request: Request): string | undefined {
  const target = request.headers()['x-amz-target']
  return target ? target.split('.').at(-1) : (request.postDataJSON() as { event?: string } | null)?.event
}
