import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { BuildSources } from 'shared/federation'

/** The first source that changed since the build, if any. A package outside the workspace, as in a folder of builds, is not compared. */
export async function staleSource(workspace: string, sources: BuildSources): Promise<string | undefined> {
  for (const [source, hash] of Object.entries(sources)) {
    const [folder = ''] = source.split('/')
    const isPresent = existsSync(join(workspace, folder, 'package.json'))
    if (isPresent && (await sha256Of(join(workspace, source))) !== hash) return source
  }
  return undefined
}

/** undefined if there is no such file. */
async function sha256Of(path: string): Promise<string | undefined> {
  const content = await readFile(path).catch(() => undefined)
  return content && createHash('sha256').update(content).digest('hex')
}
