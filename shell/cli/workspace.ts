import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { RemoteOptions } from 'shared/federation/build'
import { configuredStore } from '../store/open-store.ts'

export { refuse } from '../store/refuse.ts'

/** The checkout that the commands stand in. */
export const workspace = resolve(import.meta.dirname, '../..')

/** Where versions and releases are: RELEASE_STORE, else this checkout's own. */
export const releaseStore = configuredStore(join(workspace, 'shell/.site'))

/** The key of the site on this machine, which `npm start` makes. */
export const localKeyFile = join(workspace, 'e2e/.platform/override-key.pem')

/** A remote's name and screens, from its own configuration. */
export async function readRemote(directory: string): Promise<RemoteOptions> {
  const { href } = pathToFileURL(join(directory, 'rspack.config.ts'))
  const { remote } = (await import(/* @vite-ignore */ href)) as { remote: RemoteOptions }
  return remote
}
