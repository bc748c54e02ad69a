import type { AnswerOf, EndpointName } from '../contract/index.ts'
import type { ApiResult } from './api-error.ts'
import type { ApiClient, CallOptions } from './api-client.ts'

/*
 * The page's one client. `shared/api` is a singleton of the share scope, so the shell (or the
 * isolation frame) installs it once and every remote calls the same one.
 */
let installed: ApiClient | undefined

/** Installs the page's client; the shell does so before any screen loads. */
export function installApiClient(client: ApiClient): void {
  installed = client
}

/** Makes a call of the contract through the page's client. */
export function callApi<Name extends EndpointName>(
  name: Name,
  options?: CallOptions,
): Promise<ApiResult<AnswerOf<Name>>> {
  if (!installed) throw new Error('installApiClient() has not run')
  return installed.call(name, options)
}
