import { createServer } from 'node:http'
import type { RemoteName } from 'shared/federation'
import { startPlatform } from '../platform/platform.ts'
import { readKnownVersions } from '../qa/known-versions.ts'
import { readKnownStates } from '../qa/known.ts'
import { openQaSite } from '../qa/qa-site.ts'
import { readQa } from './built-site.ts'
import { listen } from './listen.ts'
import type { ServedSite } from './serve-site.ts'
import { siteConfigOf } from './site-of-its-own.ts'
import { testStore } from './test-store.ts'

/** Serves the QA page on a free port, with the versions of a test's store. */
export async function serveQa(remotes: readonly RemoteName[]): Promise<ServedSite> {
  const directory = process.env.TEST_QA
  if (!directory) throw new Error('build-once.ts has not run')
  const server = createServer()
  const { port, close } = await listen(server)
  const url = `http://localhost:${port}`
  const platform = await startPlatform({ siteUrl: `${url}/` })
  const { store: ownStore, version: host } = readQa(directory)
  const store = testStore(remotes)
  const known = {
    states: new Map(await Promise.all(remotes.map(async (remote) => [remote, await readKnownStates(remote)] as const))),
    versions: await readKnownVersions(store, remotes),
  }
  server.on(
    'request',
    openQaSite({ config: siteConfigOf(platform), control: platform.addresses.control, store, ownStore, host, known }),
  )
  return {
    url,
    async close() {
      await close()
      await platform.close()
    },
  }
}
