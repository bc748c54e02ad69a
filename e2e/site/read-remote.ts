import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { RemoteOptions } from 'shared/federation/build'
import { remoteNames, workspace } from './parts.ts'

/** A remote's name and screens, from its own configuration. */
export async function readRemote(directory: string): Promise<RemoteOptions> {
  const { href } = pathToFileURL(join(directory, 'rspack.config.ts'))
  const { remote } = (await import(/* @vite-ignore */ href)) as { remote: RemoteOptions }
  return remote
}

/** The remotes of this checkout. */
export const readRemotes = (): Promise<readonly RemoteOptions[]> =>
  Promise.all(remoteNames.map((name) => readRemote(join(workspace, name))))
