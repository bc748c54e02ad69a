import type { ApiClient } from './api-client.ts'

/* The page's only client: the shell installs it once, and every remote uses it, since `shared/api` is a singleton of the share scope. */
let installed: ApiClient | undefined

/** Call it before any screen loads. */
export function installApiClient(client: ApiClient): void {
  installed = client
}

export const callApi: ApiClient['call'] = (name, ...options) => {
  if (!installed) throw new Error('installApiClient() has not run')
  return installed.call(name, ...options)
}
