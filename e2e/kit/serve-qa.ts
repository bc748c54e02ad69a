import { createServer } from 'node:http'
import type { RemoteName } from 'shared/federation'
import { openQaSite } from '../qa/qa-site.ts'
import { startQa } from '../qa/start-qa.ts'
import { readQa } from './built-site.ts'
import { listen } from './listen.ts'
import type { ServedSite } from './serve-site.ts'
import { testStore } from './test-store.ts'

/** Serves the QA page on a free port, with the versions of a test's store. */
export async function serveQa(remotes: readonly RemoteName[]): Promise<ServedSite> {
  const directory = process.env.TEST_QA
  if (!directory) throw new Error('build-once.ts has not run')
  const server = createServer()
  const { port, close } = await listen(server)
  const url = `http://localhost:${port}`
  const { store: ownStore, version: host } = readQa(directory)
  const { platform, ...qa } = await startQa({ siteUrl: `${url}/`, firstPort: 0, remotes, store: testStore(remotes) })
  server.on('request', openQaSite({ ...qa, ownStore, host }))
  return {
    url,
    async close() {
      await close()
      await platform.close()
    },
  }
}
