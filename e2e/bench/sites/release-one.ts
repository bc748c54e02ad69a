import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { publish, type PublishedRelease } from 'shell/release'
import type { RemoteName } from 'shared/federation'
import { compilePart } from '../../site/compile.ts'
import { copyRemote } from '../../site/copy-remote.ts'

/**
 * Releases a remote with one changed text, as its team would.
 * @param directory an empty folder for its sources and build
 */
export async function releaseChangedRemote(
  remote: RemoteName,
  directory: string,
  store: string,
): Promise<PublishedRelease> {
  const source = await copyRemote(remote, join(directory, 'source'))
  await changeOneText(join(source, 'src/messages.ts'))
  await compilePart(source, join(directory, remote, 'dist'))
  return publish({ store, workspace: directory, parts: [remote] })
}

async function changeOneText(file: string): Promise<void> {
  const text = await readFile(file, 'utf8')
  const changed = text.replace(/(title: '[^']+)'/, "$1 novo'")
  if (changed === text) throw new Error(`${file} has no title to change`)
  await writeFile(file, changed)
}
