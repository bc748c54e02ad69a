import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Lets a server listen on a free port. @param host its address; any of this machine's, if absent */
export async function listen(server: Server, host?: string) {
  await once(server.listen(0, host), 'listening')
  const { port } = server.address() as AddressInfo
  /** Ends it with all its connections: browsers keep theirs open for minutes. */
  const close = async (): Promise<void> => {
    server.close()
    server.closeAllConnections()
    await once(server, 'close')
  }
  return { port, url: `http://${host ?? 'localhost'}:${port}`, close, [Symbol.asyncDispose]: close }
}

export async function freePort(): Promise<number> {
  await using server = await listen(createServer())
  return server.port
}
