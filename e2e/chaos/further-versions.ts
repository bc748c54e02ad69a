import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { RemoteName } from 'shared/federation'
import { publishVersion } from 'shell/release'
import { openStore } from 'shell/release/store'
import { workspace } from '../site/build-site.ts'
import { compilePart } from '../site/compile.ts'
import { copyRemote } from '../site/copy-remote.ts'
import { otherBytes } from '../site/other-bytes.ts'

/** A published version that a walk may promote. */
export interface FurtherVersion {
  readonly part: RemoteName
  readonly id: string
  /** Whether its screen throws. */
  readonly throws: boolean
}

/** What the screen of a broken version says in the console. */
export const thrown = 'this version throws'

/** Publishes versions for a walk to promote: two that work, and one whose screen throws. What is served stays. */
export async function publishFurtherVersions(store: string): Promise<readonly FurtherVersion[]> {
  const builds = await mkdtemp(join(tmpdir(), 'versions-'))
  try {
    const versions: FurtherVersion[] = []
    for (const part of ['mf-home', 'mf-rewards'] as const) {
      await compilePart(join(workspace, part), join(builds, part, 'dist'), otherBytes())
      versions.push({ part, id: await publishBuild(store, builds, part), throws: false })
    }
    const part = 'mf-scores'
    const source = await copyRemote(part, builds)
    await writeFile(join(source, 'src/ScoresScreen.tsx'), `export default function ScoresScreen() {\n  throw new Error('${thrown}')\n}\n`)
    await compilePart(source, join(source, 'dist'))
    return [...versions, { part, id: await publishBuild(store, builds, part), throws: true }]
  } finally {
    await rm(builds, { recursive: true })
  }
}

/**
 * Builds a remote with one text of its sources replaced, and publishes it.
 * @param file relative to the remote
 * @returns the version's id
 */
export async function publishChanged(store: string, part: RemoteName, file: string, text: string, replacement: string): Promise<string> {
  const builds = await mkdtemp(join(tmpdir(), 'changed-'))
  try {
    const source = await copyRemote(part, builds)
    const original = await readFile(join(source, file), 'utf8')
    if (original.split(text).length !== 2) throw new Error(`${file} does not have this text once: ${text}`)
    await writeFile(join(source, file), original.replace(text, () => replacement))
    await compilePart(source, join(source, 'dist'))
    return await publishBuild(store, builds, part)
  } finally {
    await rm(builds, { recursive: true })
  }
}

async function publishBuild(store: string, folder: string, part: RemoteName): Promise<string> {
  const published = { at: new Date().toISOString(), by: 'the chaos walk' }
  return (await publishVersion(openStore(store), { workspace: folder, part, published, compressed: false })).version.id
}
