import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { ReleaseFile } from 'shared/federation'
import { declarationsOf, type RemoteOptions } from 'shared/federation/build'
import { remoteNames, workspace } from './parts.ts'

/** A remote's name and screens, from its own configuration. */
export async function readRemote(directory: string): Promise<RemoteOptions> {
  const { href } = pathToFileURL(join(directory, 'rspack.config.ts'))
  const { remote } = (await import(/* @vite-ignore */ href)) as { remote: RemoteOptions }
  return remote
}

export const readRemotes = (): Promise<readonly RemoteOptions[]> =>
  Promise.all(remoteNames.map((name) => readRemote(join(workspace, name))))

const nothing = { onDemand: {}, files: [], requires: {}, uses: {}, builtWith: {} }

/** A remote in a release without its publication: nothing is known of what it uses. @param filesOf a screen's files */
export const unpublishedRemote = <Entry>(
  { screens, maxKb }: RemoteOptions,
  entry: Entry,
  filesOf: (screen: string) => readonly ReleaseFile[] = () => [],
) => ({
  version: 'development',
  entry,
  screens: Object.fromEntries(
    Object.entries(declarationsOf(screens)).map(([name, screen]) => [name, { ...screen, files: filesOf(name) }]),
  ),
  maxKb,
  ...nothing,
})
