import type { AddressInfo } from 'node:net'
import { exampleSiteConfig } from 'shared/testing'
import { expect, onTestFinished } from 'vitest'
import { createSiteServer } from '../server/site-server.ts'
import { rawRequest } from './raw-request.ts'

/** Serves a release store until the running test ends. @returns the site's address */
export async function serveExample(...given: Parameters<typeof openExample>): Promise<string> {
  const { url, close } = await openExample(...given)
  onTestFinished(close)
  return url
}

/** Serves a release store for several tests that only read. */
export async function openExample(
  store: string,
  config = exampleSiteConfig(),
  overrideKey?: Parameters<typeof createSiteServer>[0]['overrideKey'],
): Promise<{ readonly url: string; readonly close: () => void }> {
  const server = await createSiteServer({ config, store, overrideKey })
  await new Promise<void>((listening) => {
    server.listen(0, '127.0.0.1', listening)
  })
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}

/** Waits until a server serves a release; it looks for a new one several times a second. */
export async function untilServed(url: string, id: string): Promise<void> {
  await expect
    .poll(async () => JSON.parse((await rawRequest(url, '/healthz')).text) as unknown)
    .toMatchObject({ release: id })
}
