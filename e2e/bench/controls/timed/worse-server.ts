import { openSync } from 'node:fs'
import type { ServerResponse } from 'node:http'
import { brotliCompressSync } from 'node:zlib'
import type { SiteConfig } from 'shared/contract'
import { createSiteServer, type SiteServer } from 'shell/server'

/** How the site's own server is made worse. */
export type Worsening = 'compresses each answer anew' | 'cuts answers, opens files and keeps memory'

export interface WorseServerOptions {
  readonly config: SiteConfig
  readonly store: string
  readonly worsening: Worsening
}

/* The site's own server made worse, in its own process. A message says what to serve; it replies with its port. */
process.once('message', (options: WorseServerOptions) => void serve(options))

async function serve({ config, store, worsening }: WorseServerOptions): Promise<void> {
  const server = await createSiteServer({ config, store })
  worsenings[worsening](server)
  server.listen(0, '127.0.0.1', () => process.send?.((server.address() as { port: number }).port))
}

const worsenings: Readonly<Record<Worsening, (server: SiteServer) => void>> = {
  'compresses each answer anew': (server) => {
    server.prependListener('request', (_, response: ServerResponse) => {
      const end = response.end.bind(response) as (body?: unknown) => ServerResponse
      response.end = (body?: unknown) => {
        if (body instanceof Uint8Array) brotliCompressSync(body)
        return end(body)
      }
    })
  },
  'cuts answers, opens files and keeps memory': (server) => {
    const kept: Buffer[] = []
    setInterval(() => {
      openSync(import.meta.filename, 'r')
      kept.push(Buffer.alloc(10_000_000, 1))
    }, 100)
    let requests = 0
    server.prependListener('request', ({ socket }) => {
      requests += 1
      if (requests % 10 === 0) socket.destroy()
    })
  },
}
