import { once } from 'node:events'
import { request, type IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'

export type RawAnswer = Awaited<ReturnType<typeof rawRequest>>

/** A request that sends its path as written: `fetch` would normalise what an attacker would not. */
export async function rawRequest(
  server: string,
  path: string,
  {
    method = 'GET',
    headers = {},
    body = '',
  }: { method?: string; headers?: Record<string, string>; body?: string } = {},
) {
  const { hostname, port } = new URL(server)
  const [response] = (await once(request({ hostname, port, path, method, headers }).end(body), 'response')) as [
    IncomingMessage,
  ]
  const bytes = await buffer(response)
  return { status: response.statusCode ?? 0, headers: response.headers, bytes, text: bytes.toString() }
}
