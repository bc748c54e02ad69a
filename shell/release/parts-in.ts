import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { remotePattern, type RemoteName } from 'shared/federation'
import type { PartName } from './version.ts'

/** The shell and the remotes in a workspace: its folders with a part's name that hold a package, or another file. There is no other list. */
export const partsIn = (workspace: string, held = 'package.json'): readonly PartName[] =>
  [
    'shell',
    ...readdirSync(workspace)
      .toSorted()
      .filter((name) => remotePattern.test(name)),
  ].filter((name): name is PartName => existsSync(join(workspace, name, held)))

/** The remotes in a workspace. */
export const remotesIn = (workspace: string): readonly RemoteName[] =>
  partsIn(workspace).filter((name) => name !== 'shell')
