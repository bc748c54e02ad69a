import type { Server } from 'node:http'
import type { Socket } from 'node:net'

/** How long a visitor with a slow connection may take for the last response. */
const stopTimeoutMs = 10_000

/**
 * Prepares a server for its end. Call it before the server listens.
 * @returns a function that ends the server: no new connections; it closes once every request under way has its response
 */
export function prepareStop(server: Server): () => Promise<void> {
  /** The connections without a request under way, including those that never had one: browsers open some in advance. */
  const idle = new Set<Socket>()
  let isStopping = false

  server.on('connection', (socket: Socket) => {
    idle.add(socket)
    socket.once('close', () => idle.delete(socket))
  })
  server.prependListener('request', ({ socket }, response) => {
    idle.delete(socket)
    if (isStopping) response.shouldKeepAlive = false
    // By then the last byte has been handed over.
    response.once('finish', () => {
      if (isStopping) socket.destroySoon()
      else if (!socket.destroyed) idle.add(socket)
    })
  })
  // `close` calls Node's own, which counts a response as sent as soon as it is written, and cuts it.
  server.closeIdleConnections = () => undefined

  return () => {
    isStopping = true
    return new Promise((closed) => {
      const lastMoment = setTimeout(() => server.closeAllConnections(), stopTimeoutMs)
      server.close(() => {
        clearTimeout(lastMoment)
        closed()
      })
      // Not earlier: a client that is sent away comes back at once, and must find nobody listening.
      for (const socket of idle) socket.destroy()
    })
  }
}
