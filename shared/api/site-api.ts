import type { ApiClient } from './api-client.ts'

/*
 * The page's only client. `shared/api` is a singleton of the share scope: the shell installs the client once,
 * and every remote uses it.
 */
let installed: ApiClient | undefined

/** Installs the page's client, before any screen loads. */
export function installApiClient(client: ApiClient): void {
  installed = client
}

/** Calls an endpoint of the contract through the page's client. */
export const callApi: ApiClient['call'] = (name, ...options) => {
  if (!installed) throw new Error('installApiClient() has not run')
  return installed.call(name, ...options)
}
