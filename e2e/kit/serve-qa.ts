import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { RemoteName } from 'shared/federation'
import { startPlatform, type Platform } from '../platform/platform.ts'
import { readKnownVersions } from '../qa/known-versions.ts'
import { readScenarios } from '../qa/known.ts'
import { openQaSite } from '../qa/qa-site.ts'
import { readQa } from './built-site.ts'
import { pictureKey } from './picture-key.ts'
import type { ServedSite } from './serve-site.ts'
import { siteConfigOf } from './site-of-its-own.ts'
import { testStore } from './test-store.ts'

/** The QA page, on a platform where time stands still: a picture of it is the same tomorrow. */
export interface ServedQa extends ServedSite {
  readonly platform: Platform
  /** The folder of the pictures that this browser draws. */
  readonly pictureKey: string
  /** The platform's time, epoch milliseconds. */
  readonly now: number
}

/** A Wednesday, 10:00 in São Paulo: far from the ends of its month and of its year. */
const now = Date.parse('2026-03-18T13:00:00Z')

/** Serves the QA page on a free port, with the versions of a test's store. */
export async function serveQa(remotes: readonly RemoteName[]): Promise<ServedQa> {
  const directory = process.env.TEST_QA
  if (!directory) throw new Error('build-once.ts has not run')
  const server = createServer()
  await new Promise<void>((listening) => server.listen(0, listening))
  const url = `http://localhost:${(server.address() as AddressInfo).port}`
  const platform = await startPlatform({ siteUrl: `${url}/`, time: () => now })
  const { store: ownStore, version: host } = readQa(directory)
  const store = testStore(remotes)
  const known = {
    scenarios: new Map(await Promise.all(remotes.map(async (remote) => [remote, await readScenarios(remote)] as const))),
    versions: await readKnownVersions(store, remotes),
  }
  server.on('request', openQaSite({ config: siteConfigOf(platform), control: platform.addresses.control, store, ownStore, host, known }))
  return {
    url,
    platform,
    pictureKey: await pictureKey(ownStore, host),
    now,
    async close() {
      await new Promise<void>((closed) => {
        server.close(() => closed())
        server.closeAllConnections()
      })
      await platform.close()
    },
  }
}
