import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A server that listens, and how it ends. */
export interface Listening {
  readonly port: number
  /** Ends it with all its connections: browsers keep theirs open for minutes. */
  readonly close: () => Promise<void>
}

/** Lets a server listen on a free port. @param host its address; any of this machine's, if absent */
export async function listen(server: Server, host?: string): Promise<Listening> {
  await new Promise<void>((listening) => server.listen(0, host, listening))
  return {
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed())
        server.closeAllConnections()
      }),
  }
}
