import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { RemoteOptions } from 'shared/federation/build'

/** What a remote's own configuration says of it: its name and its screens. */
export async function readRemote(directory: string): Promise<RemoteOptions> {
  const { href } = pathToFileURL(join(directory, 'rspack.config.ts'))
  const { remote } = (await import(/* @vite-ignore */ href)) as { remote: RemoteOptions }
  return remote
}
