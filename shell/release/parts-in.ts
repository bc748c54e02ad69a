import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { remotePattern, type RemoteName } from 'shared/federation'
import type { PartName } from './version.ts'

/** The remotes in a workspace: its folders with a remote's name and a package. There is no other list. */
export const remotesIn = (workspace: string): readonly RemoteName[] =>
  readdirSync(workspace)
    .filter((name): name is RemoteName => remotePattern.test(name) && existsSync(join(workspace, name, 'package.json')))
    .toSorted()

/** What can be published from a workspace: the shell and the remotes. */
export const partsIn = (workspace: string): readonly PartName[] => ['shell', ...remotesIn(workspace)]
