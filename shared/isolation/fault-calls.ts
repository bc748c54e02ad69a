import type { ScenarioFault } from './scenario.ts'

/**
 * Makes the local platform apply a fault to this page's calls to an address, by a header that only the platform knows. The
 * product has no place for such a header, so this adds it to the browser's own request functions.
 */
export function faultCalls({ address, effect }: ScenarioFault): void {
  globalThis.XMLHttpRequest = class extends XMLHttpRequest {
    override open(method: string, url: string | URL) {
      super.open(method, url, true)
      if (String(url).includes(address)) this.setRequestHeader('x-scenario', effect)
    }
  }
  const send = globalThis.fetch
  globalThis.fetch = (input, init) => {
    const headers = new Headers(init?.headers)
    if (headers.get('x-amz-target')?.endsWith(`.${address}`)) headers.set('x-scenario', effect)
    return send(input, { ...init, headers })
  }
}
