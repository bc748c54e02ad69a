import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'

/** How long a visitor with a slow connection may take for the last response. */
const stopTimeoutMs = 10_000

/**
 * Prepares a graceful stop, before the server listens. The result stops it, and resolves once every request has its response. From then on
 * each response closes its connection; new ones are accepted for `drainMs`.
 */
export function prepareStop(server: Server, drainMs = 0): () => Promise<void> {
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
    // At `finish` the last byte has been passed to the system.
    response.once('finish', () => {
      if (isStopping) socket.destroySoon()
      else if (!socket.destroyed) idle.add(socket)
    })
  })
  // `close` would call Node's own, which considers a connection idle as soon as the response is written, and cuts the response off.
  server.closeIdleConnections = () => undefined

  return async () => {
    isStopping = true
    if (drainMs > 0) await delay(drainMs)
    return new Promise((closed) => {
      const lastMoment = setTimeout(() => server.closeAllConnections(), stopTimeoutMs)
      server.close(() => {
        clearTimeout(lastMoment)
        closed()
      })
      // Only after the server has stopped listening: a client whose connection is closed connects again at once.
      for (const socket of idle) socket.destroy()
    })
  }
}
