import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { RemoteOptions } from 'shared/federation/build'
import { endProcess } from '../store/file-store.ts'
import { storeAddress } from '../store/open-store.ts'

/** The checkout that the commands stand in. */
export const workspace = resolve(import.meta.dirname, '../..')

/** Where versions and releases are: RELEASE_STORE, else this checkout's own. */
export const releaseStore = storeAddress(process.env.RELEASE_STORE ?? join(workspace, 'shell/.site'))

/** A remote's name and screens, from its own configuration. */
export async function readRemote(directory: string): Promise<RemoteOptions> {
  const { href } = pathToFileURL(join(directory, 'rspack.config.ts'))
  const { remote } = (await import(/* @vite-ignore */ href)) as { remote: RemoteOptions }
  return remote
}

/** Ends a command with exit code 1 and one line that says why. */
export function refuse(problem: unknown): never {
  console.error(String(problem instanceof Error ? problem.message : problem).replaceAll(/\s+/g, ' '))
  endProcess(1)
}
