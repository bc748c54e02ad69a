import { cp, readFile, symlink, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { RemoteName } from 'shared/federation'
import { compilePart } from './compile.ts'
import { workspace } from './parts.ts'

const leftOut = new Set(['dist', '.types', '.site', 'tests'])

/**
 * Copies `shared`, the shell and some remotes, so that a test can change them. Their links to each other lead to the copies; installed
 * packages are the workspace's own.
 */
export async function copyWorkspace(directory: string, remotes: readonly RemoteName[]): Promise<void> {
  const filter = (path: string) => !leftOut.has(basename(path))
  for (const part of ['shared', 'shell', ...remotes])
    await cp(join(workspace, part), join(directory, part), { recursive: true, verbatimSymlinks: true, filter })
  await cp(join(workspace, 'tsconfig.base.json'), join(directory, 'tsconfig.base.json'))
  await symlink(join(workspace, 'node_modules'), join(directory, 'node_modules'))
}

/** Copies a remote's sources, so that a test can change them. @returns the copy */
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

/** A change of a remote's file, which must contain what is changed. */
export interface Change {
  readonly file: string
  readonly change: (text: string) => string
}

/** Builds a changed copy of a remote in an empty folder. @returns the file of every module that the build carries */
export async function buildChanged(
  remote: RemoteName,
  directory: string,
  { file, change }: Change,
): Promise<readonly string[]> {
  const source = await copyRemote(remote, join(directory, 'source'))
  const text = await readFile(join(source, file), 'utf8')
  if (change(text) === text) throw new Error(`${file} of ${remote} has nothing to change`)
  await writeFile(join(source, file), change(text))
  return compilePart(source, join(directory, remote, 'dist'))
}
