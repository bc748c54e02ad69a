import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** The one response to every request: what the site itself sends at an address. */
export interface BareAnswer {
  readonly headers: Readonly<Record<string, string>>
  /** Base64. */
  readonly body: string
}

/* The least that a Node server can do, in its own process. A message brings the response; it replies with its port. */
process.on('message', ({ headers, body }: BareAnswer) => {
  const bytes = Buffer.from(body, 'base64')
  const server = createServer((_, response) => {
    response.writeHead(200, headers)
    response.end(bytes)
  })
  server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port))
})
