import type { ReleaseFile } from 'shared/federation'
import { declarationsOf, type RemoteOptions } from 'shared/federation/build'

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
