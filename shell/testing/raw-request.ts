import { request, type IncomingHttpHeaders } from 'node:http'
import { buffer } from 'node:stream/consumers'

export interface RawAnswer {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly bytes: Buffer
  readonly text: string
}

/** A request that sends its path as written: `fetch` would normalise what an attacker would not. */
export async function rawRequest(
  server: string,
  path: string,
  { method = 'GET', headers = {} }: { method?: string; headers?: Record<string, string> } = {},
): Promise<RawAnswer> {
  const { hostname, port } = new URL(server)
  const answer = await new Promise<RawAnswer>((resolve, reject) => {
    request({ hostname, port, path, method, headers }, (response) => {
      buffer(response).then(
        (bytes) =>
          resolve({ status: response.statusCode ?? 0, headers: response.headers, bytes, text: bytes.toString() }),
        reject,
      )
    })
      .on('error', reject)
      .end()
  })
  return answer
}
