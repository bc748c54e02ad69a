import type { OutgoingHttpHeaders, ServerResponse } from 'node:http'

/** Keeps a response out of the browser's cache, whatever its own headers will say. */
export function neverCached(response: ServerResponse): ServerResponse {
  const writeHead = response.writeHead.bind(response)
  return Object.assign(response, {
    writeHead(status: number, own: OutgoingHttpHeaders = {}) {
      const others = Object.entries(own).filter(([name]) => name.toLowerCase() !== 'cache-control')
      return writeHead(status, { ...Object.fromEntries(others), 'Cache-Control': 'no-store' })
    },
  })
}
