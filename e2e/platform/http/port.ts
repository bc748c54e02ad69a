import { createServer as createHttpServer } from 'node:http'
import { createServer as createHttpsServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { getRequestListener, type HttpBindings } from '@hono/node-server'
import type { Certificate } from '../hosted-ui/certificate.ts'

/** A service as its requests see it; a Hono app is one. */
export interface RequestHandler {
  fetch(request: Request, bindings: HttpBindings): Response | Promise<Response>
}

export interface OpenPort {
  readonly port: number
  /** Starts answering. Apart from opening, since a service must know the ports of all others first. */
  serve(handler: RequestHandler, certificate: Certificate): void
  close(): Promise<void>
}

/** Listens on a port of the loopback interface only; 0 takes any free one. */
export async function openPort(port: number, protocol: 'http' | 'https'): Promise<OpenPort> {
  const secure = protocol === 'https' ? createHttpsServer() : undefined
  const server = secure ?? createHttpServer()
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', () => {
      server.off('error', reject)
      resolve()
    })
  })
  return {
    port: (server.address() as AddressInfo).port,
    serve(handler, { certificate, privateKey }) {
      secure?.setSecureContext({ cert: certificate, key: privateKey })
      const answer = getRequestListener((request, bindings) => handler.fetch(request, bindings as HttpBindings))
      server.on('request', (request, response) => void answer(request, response))
    },
    close() {
      return new Promise((resolve) => {
        server.close(() => resolve())
        // Browsers keep connections open for minutes.
        server.closeAllConnections()
      })
    },
  }
}
