import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { RemoteName } from 'shared/federation'
import type { Platform } from '../platform/platform.ts'
import { readKnownVersions } from '../qa/known-versions.ts'
import { readScenarios } from '../qa/known.ts'
import { openQaSite } from '../qa/qa-site.ts'
import { readQa } from './built-site.ts'
import type { ServedSite } from './serve-site.ts'
import { siteConfigOf } from './site-of-its-own.ts'
import { testStore } from './test-store.ts'

/** Serves the QA page on a free port, with the versions of a test's store. */
export async function serveQa(platform: Platform, remotes: readonly RemoteName[]): Promise<ServedSite> {
  const directory = process.env.TEST_QA
  if (!directory) throw new Error('build-once.ts has not run')
  const { store: ownStore, version: host } = readQa(directory)
  const store = testStore(remotes)
  const known = {
    scenarios: new Map(await Promise.all(remotes.map(async (remote) => [remote, await readScenarios(remote)] as const))),
    versions: await readKnownVersions(store, remotes),
  }
  const server = createServer(openQaSite({ config: siteConfigOf(platform), control: platform.addresses.control, store, ownStore, host, known }))
  await new Promise<void>((listening) => server.listen(0, listening))
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed())
        server.closeAllConnections()
      }),
  }
}
