import { once } from 'node:events'
import { createServer as createHttpServer } from 'node:http'
import { createServer as createHttpsServer } from 'node:https'
import type { AddressInfo, Socket } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import type { Certificate } from '../hosted-ui/certificate.ts'
import type { ServiceApp } from './service-app.ts'

export type OpenPort = Awaited<ReturnType<typeof openPort>>

/** Listens on a port of the loopback interface only; 0 means any free one. */
export async function openPort(port: number, protocol: 'http' | 'https') {
  const secure = protocol === 'https' ? createHttpsServer() : undefined
  const server = secure ?? createHttpServer()
  // Node's own list leaves out connections that have not had a request yet.
  const unused = new Set<Socket>()
  server.on(secure ? 'secureConnection' : 'connection', (socket: Socket) => {
    unused.add(socket)
    socket.once('close', () => unused.delete(socket))
  })
  server.on('request', ({ socket }, response) => {
    unused.delete(socket)
    response.once('close', () => !socket.destroyed && unused.add(socket))
  })
  await once(server.listen(port, '127.0.0.1'), 'listening')
  /** Closes the connections without a request under way. */
  function closeUnusedConnections(): void {
    for (const socket of unused) socket.destroy()
  }

  return {
    port: (server.address() as AddressInfo).port,
    /** Starts to handle requests. Separate from opening, since a service must first know all other ports. */
    serve(app: ServiceApp, { certificate, privateKey }: Certificate): void {
      secure?.setSecureContext({ cert: certificate, key: privateKey })
      const answer = getRequestListener(app.fetch)
      server.on('request', (request, response) => void answer(request, response))
    },
    closeUnusedConnections,
    /** Closes every connection, also those with a request under way. */
    closeConnections(): void {
      closeUnusedConnections()
      server.closeAllConnections()
    },
    close() {
      return new Promise<void>((resolve) => {
        server.close(() => resolve())
        // Browsers keep connections open for minutes.
        server.closeAllConnections()
      })
    },
  }
}
