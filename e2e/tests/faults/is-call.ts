import type { Platform, Request } from '../../kit/index.ts'
import type { FaultyCall } from './faulty-calls.ts'

/** Tells which requests of a page are such a call. */
export function isCall({ addresses }: Platform, { service, method, path, operation }: FaultyCall['call']): (request: Request) => boolean {
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
