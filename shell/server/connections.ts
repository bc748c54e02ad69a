import type { RequestListener, Server } from 'node:http'
import type { Socket } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'

/** How long a visitor with a slow connection may take for the last response. */
const stopTimeoutMs = 10_000
/** Neither browsers nor proxies send a request before the former one's response; each takes two kilobytes until its turn. */
const requestsAhead = 100

/**
 * Answers the requests of each connection one after the other, so that who reads nothing costs one response, and prepares a graceful stop,
 * before the server listens. The result stops it, and resolves once every request has its response. From then on each response closes its
 * connection; new ones are accepted for `drainMs`.
 */
export function followConnections(server: Server, answer: RequestListener, drainMs = 0): () => Promise<void> {
  /** The requests without a whole response. Many connections have none, some never had one: browsers open them in advance. */
  const underWay = new Map<Socket, Parameters<RequestListener>[]>()
  let isStopping = false

  server.on('connection', (socket: Socket) => {
    underWay.set(socket, [])
    socket.once('close', () => underWay.delete(socket))
  })
  server.on('request', (request, response) => {
    const { socket } = request
    const requests = underWay.get(socket)
    if (!requests || requests.length > requestsAhead) return void socket.destroy()
    if (isStopping) response.shouldKeepAlive = false
    // At `finish` the last byte has been passed to the system.
    response.once('finish', () => {
      requests.shift()
      if (isStopping) socket.destroySoon()
      else if (requests[0]) answer(...requests[0])
    })
    if (requests.push([request, response]) === 1) answer(request, response)
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
      for (const [socket, requests] of underWay) if (requests.length === 0) socket.destroy()
    })
  }
}
