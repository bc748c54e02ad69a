import { openSync } from 'node:fs'
import { readSiteConfig } from 'shared/contract'
import { siteConfigDocument } from 'shared/testing'
import { createSiteServer } from 'shell/server'

/*
 * The site's own server made worse, in a process of its own: it opens files and never closes them, keeps more and more memory, and cuts
 * some answers. Told a store by a message, it tells its port.
 */
process.once('message', (store: string) => void serve(store))

async function serve(store: string): Promise<void> {
  const read = readSiteConfig(siteConfigDocument())
  if (!read.ok) throw new Error(read.problem)
  const server = await createSiteServer({ config: read.config, store })
  const kept: Buffer[] = []
  setInterval(() => {
    openSync(import.meta.filename, 'r')
    kept.push(Buffer.alloc(10_000_000, 1))
  }, 100)
  let requests = 0
  server.prependListener('request', ({ socket }) => {
    requests += 1
    if (requests % 100 === 0) socket.destroy()
  })
  server.listen(0, '127.0.0.1', () => process.send?.((server.address() as { port: number }).port))
}
