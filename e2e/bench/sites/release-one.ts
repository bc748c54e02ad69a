import { cp, readFile, symlink, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { publish } from 'shell/release'
import type { RemoteName } from 'shared/federation'
import { workspace } from '../../site/build-site.ts'
import { buildPart } from './composed-site.ts'

/**
 * Releases a remote in which one text changed, as its team would.
 * @param directory an empty folder for its sources and build
 */
export async function releaseChangedRemote(remote: RemoteName, directory: string, store: string): Promise<void> {
  const source = join(directory, 'source', remote)
  const original = join(workspace, remote)
  await cp(original, source, { recursive: true, filter: (path) => !['node_modules', 'dist', '.types'].includes(basename(path)) })
  await symlink(join(original, 'node_modules'), join(source, 'node_modules'))
  await changeOneText(join(source, 'src/messages.ts'))
  await buildPart(source, join(directory, remote, 'dist'))
  await publish({ store, workspace: directory, parts: [remote] })
}

async function changeOneText(file: string): Promise<void> {
  const text = await readFile(file, 'utf8')
  const changed = text.replace(/(title: '[^']+)'/, "$1 novo'")
  if (changed === text) throw new Error(`${file} has no title to change`)
  await writeFile(file, changed)
}
