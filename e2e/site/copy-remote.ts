import { cp, symlink } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { RemoteName } from 'shared/federation'
import { workspace } from './build-site.ts'

/**
 * Copies a remote's sources, so that a test can change them without touching the working tree.
 * @param directory where to put the remote's folder
 * @returns the copy
 */
export async function copyRemote(remote: RemoteName, directory: string): Promise<string> {
  const original = join(workspace, remote)
  const copy = join(directory, remote)
  await cp(original, copy, {
    recursive: true,
    filter: (path) => !['node_modules', 'dist', '.types', 'tsconfig.json'].includes(basename(path)),
  })
  await symlink(join(original, 'node_modules'), join(copy, 'node_modules'))
  return copy
}
