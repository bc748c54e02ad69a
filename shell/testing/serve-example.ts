import type { KeyObject } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import type { SiteConfig } from 'shared/contract'
import { exampleSiteConfig } from 'shared/testing'
import { expect, onTestFinished } from 'vitest'
import { createSiteServer, type SiteServer } from '../server/site-server.ts'
import { rawRequest } from './raw-request.ts'

export interface ExampleSite {
  readonly url: string
  readonly server: SiteServer
}

/** Serves a release store until the running test ends. */
export async function serveExample(
  store: string,
  config: SiteConfig = exampleSiteConfig(),
  overrideKey?: KeyObject,
): Promise<ExampleSite> {
  const site = await openExample(store, config, overrideKey)
  onTestFinished(() => closeExample(site))
  return site
}

/** Serves a release store for several tests that only read. */
export async function openExample(
  store: string,
  config: SiteConfig = exampleSiteConfig(),
  overrideKey?: KeyObject,
): Promise<ExampleSite> {
  const server = await createSiteServer({ config, store, overrideKey })
  await new Promise<void>((listening) => {
    server.listen(0, '127.0.0.1', listening)
  })
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, server }
}

export function closeExample({ server }: ExampleSite): void {
  server.closeAllConnections()
  server.close()
}

/** Waits until a server serves a release; it looks for a new one several times a second. */
export async function untilServed(url: string, id: string): Promise<void> {
  await expect
    .poll(async () => JSON.parse((await rawRequest(url, '/healthz')).text) as unknown)
    .toMatchObject({ release: id })
}
