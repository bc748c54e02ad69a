import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { onTestFinished } from 'vitest'

export interface SeenRequest {
  readonly method: string
  /** As it was sent, encoding included; without the query. */
  readonly path: string
  readonly query: URLSearchParams
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

export interface LocalServer {
  readonly url: string
  /** Every request so far, in order. */
  readonly seen: readonly SeenRequest[]
}

export type AnswerRequest = (request: SeenRequest, response: ServerResponse) => void

/** A real server on a free port. It runs until the end of the test. */
export async function startLocalServer(answer: AnswerRequest): Promise<LocalServer> {
  const seen: SeenRequest[] = []
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      const [path = '', query] = (request.url ?? '').split('?')
      const arrived = {
        method: request.method ?? '',
        path,
        query: new URLSearchParams(query),
        headers: request.headers,
        body,
      }
      seen.push(arrived)
      answer(arrived, response)
    })
  })
  await new Promise<void>((listening) => {
    server.listen(0, '127.0.0.1', listening)
  })
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, seen }
}

export function sendDocument(response: ServerResponse, status: number, document: unknown): void {
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(document))
}
