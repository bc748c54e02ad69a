import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { RemoteOptions } from 'shared/federation/build'

/** A remote's name and screens, from its own configuration. */
export async function readRemote(directory: string): Promise<RemoteOptions> {
  const { href } = pathToFileURL(join(directory, 'rspack.config.ts'))
  const { remote } = (await import(/* @vite-ignore */ href)) as { remote: RemoteOptions }
  return remote
}
