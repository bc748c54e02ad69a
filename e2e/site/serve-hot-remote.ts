import type { AddressInfo } from 'node:net'
import { rspack } from '@rspack/core'
import { RspackDevServer } from '@rspack/dev-server'
import type { SiteConfig } from 'shared/contract'
import type { RemoteRelease } from 'shared/federation'
import { declarationsOf, hotEntryUrl, hotRemoteConfig, type RemoteOptions } from 'shared/federation/build'
import { changeRelease } from 'shell/release/store'
import { openSite } from 'shell/server'
import { readRemote } from './read-remote.ts'

export interface HotRemoteOptions {
  readonly config: SiteConfig
  /** This site's own release store, with the refreshable shell and the other remotes. */
  readonly store: string
  /** The remote's folder. */
  readonly directory: string
  /** 0 means any free port. */
  readonly port: number
}

export interface HotSite {
  readonly url: string
  close(): Promise<void>
}

/**
 * Serves the composed site with one remote from its sources: an edit appears in open pages, which keep their state. The dev
 * server is the site's own server. Everything is of one origin, so pages keep the released site's security policy.
 */
export async function serveHotRemote({ config, store, directory, port }: HotRemoteOptions): Promise<HotSite> {
  const remote = await readRemote(directory)
  await releaseHotRemote(remote, store)
  const site = await openSite({ config, store })
  const server = new RspackDevServer(
    {
      // What is not released yet stays on this machine.
      host: 'localhost',
      port,
      static: false,
      compress: false,
      // The overlay writes markup as text, which the site's policy refuses. The terminal and the console show compile errors.
      client: { logging: 'warn', overlay: false },
      setupMiddlewares: (middlewares) => [...middlewares, site.listener],
    },
    rspack(hotRemoteConfig(remote)),
  )
  await server.start()
  const address = server.server?.address() as AddressInfo
  return { url: `http://localhost:${address.port}`, close: () => server.stop().finally(() => site.close()) }
}

/** Releases the remote as hot: its files change under their names. */
async function releaseHotRemote({ name, screens, maxKb }: RemoteOptions, store: string): Promise<void> {
  const shown = Object.entries(declarationsOf(screens)).map(([screen, declaration]) => [screen, { ...declaration, files: [] }] as const)
  // The runtime checks what the remote requires of the shell.
  const hot: RemoteRelease = { version: 'development', entry: { url: hotEntryUrl(name), hot: true }, screens: Object.fromEntries(shown) }
  await changeRelease(store, (served) => {
    if (!served) throw new Error(`nothing is published in ${store}`)
    // A published remote is never hot, so the store's type does not allow it.
    const remotes = { ...served.remotes, [name]: { ...hot, onDemand: {}, files: [], maxKb, requires: {}, uses: {}, builtWith: {} } }
    return { ...served, remotes } as typeof served
  })
}
