import { cp, mkdir, rename, writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { basename, join } from 'node:path'
import { rspack } from '@rspack/core'
import { publish, type PublishedRelease } from 'shell/release'
import { createSiteServer, type SiteServer } from 'shell/server'
import type { RemoteName } from 'shared/federation'
import { compilePart } from '../../site/compile.ts'
import { copyRemote } from '../../site/copy-remote.ts'
import { workspace } from '../../site/build-site.ts'
import type { StorageState } from '../measure/cold-visits.ts'
import type { ComposedSite } from '../sites/bench-sites.ts'

/** The release store for a part that was made worse. */
export interface ReleasePlace {
  /** An empty folder for new builds. */
  readonly directory: string
  readonly store: string
}

export interface WorseSite extends ReleasePlace {
  readonly url: string
  readonly server: SiteServer
  close(): Promise<void>
}

/**
 * Serves another copy of the real site, from its own store, so that a control can make one thing worse.
 * @param name the name of its folder
 * @param release makes the site worse before it is served
 */
export async function serveWorseSite(
  { directory, config, composed }: ComposedSite,
  name: string,
  release: (place: ReleasePlace) => Promise<unknown> = async () => {},
): Promise<WorseSite> {
  const place = { directory: join(directory, name), store: join(directory, name, 'store') }
  await cp(composed.store, place.store, { recursive: true })
  await release(place)
  const server = await createSiteServer({ config, store: place.store })
  await new Promise<void>((listening) => server.listen(0, listening))
  return {
    ...place,
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    server,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed())
        server.closeAllConnections()
      }),
  }
}

/** One site's session for another site on the same platform: signing in once is enough for both. */
export const sessionAt = (url: string, session: StorageState): StorageState => ({
  ...session,
  origins: session.origins.map((kept) => ({ ...kept, origin: url })),
})

/**
 * Releases the shell with one more module in its start files.
 * @param folder `node_modules` puts it among the libraries, which have their own file
 * @param code JavaScript of that module
 */
export async function releaseWorseShell(
  { directory, store }: ReleasePlace,
  folder: 'own' | 'node_modules',
  code: string,
): Promise<PublishedRelease> {
  const file = await writePackage(join(directory, folder, 'worse'), code)
  const shell = join(workspace, 'shell')
  await compilePart(shell, join(directory, 'shell/dist'), new rspack.EntryPlugin(shell, file, { name: 'shell' }))
  return publish({ store, workspace: directory, parts: ['shell'] })
}

/** Writes a package with one module. @returns the module's file */
export async function writePackage(directory: string, code: string): Promise<string> {
  await mkdir(directory, { recursive: true })
  await writeFile(
    join(directory, 'package.json'),
    JSON.stringify({ name: basename(directory), version: '1.0.0', license: 'MIT' }),
  )
  const file = join(directory, 'index.js')
  await writeFile(file, code)
  return file
}

/**
 * Releases a remote, built from its own sources, with another module in front of a screen.
 * @param screen the screen's module
 * @param source TypeScript of that module; it finds the screen itself at `./Real.tsx`
 */
export async function releaseWorseScreen(
  { directory, store }: ReleasePlace,
  remote: RemoteName,
  screen: `${string}Screen`,
  source: string,
): Promise<PublishedRelease> {
  await buildWorseScreen(directory, remote, screen, source)
  return publish({ store, workspace: directory, parts: [remote] })
}

/** @returns the file of every module that the remote's build carries */
export async function buildWorseScreen(
  directory: string,
  remote: RemoteName,
  screen: `${string}Screen`,
  source: string,
): Promise<readonly string[]> {
  const copy = await copyRemote(remote, join(directory, 'sources'))
  await rename(join(copy, `src/${screen}.tsx`), join(copy, 'src/Real.tsx'))
  await writeFile(join(copy, `src/${screen}.tsx`), source)
  return compilePart(copy, join(directory, remote, 'dist'))
}
