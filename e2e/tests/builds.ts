import { generateKeyPairSync, type KeyObject } from 'node:crypto'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { publishVersion } from 'shell/release'
import { signOverride, type OverrideClaims } from 'shell/release/override-token'
import { openStore } from 'shell/release/store'
import { test as siteTest } from '../kit/index.ts'
import { compilePart } from '../site/compile.ts'
import { copyRemote } from '../site/copy-workspace.ts'

/* What a test builds itself, and what opens it. */

interface OwnWorkspace {
  /** A folder for builds of the test's own. */
  readonly workspace: string
}

export const test: ReturnType<typeof siteTest.extend<OwnWorkspace>> = siteTest.extend<OwnWorkspace>({
  workspace: async ({ browserName }, provide) => {
    const workspace = await mkdtemp(join(tmpdir(), `${browserName}-`))
    await provide(workspace)
    await rm(workspace, { recursive: true })
  },
})

/** Changes a file of the workspace, which must have something to change. */
export async function edit(workspace: string, file: string, from: string, to: string): Promise<void> {
  const path = join(workspace, file)
  const text = await readFile(path, 'utf8')
  if (!text.includes(from)) throw new Error(`${file} has no ${from}`)
  await writeFile(path, text.replace(from, to))
}

/** Who publishes a changed version. */
export const publisher = 'the team of mf-scores'

/** Builds mf-scores from changed sources, and publishes it without releasing it. @param change of its folder */
export async function publishScores(
  workspace: string,
  store: string,
  change: (directory: string) => Promise<void>,
): Promise<{ readonly id: string; readonly entry: string }> {
  const directory = await copyRemote('mf-scores', workspace)
  await change(directory)
  await compilePart(directory, join(directory, 'dist'))
  const published = { at: new Date().toISOString(), by: publisher, commit: '0123456789ab' }
  const options = { workspace, part: 'mf-scores', published, compressed: false } as const
  const { id, content } = (await publishVersion(openStore(store), options)).version
  return { id, entry: 'entry' in content ? content.entry.url : '' }
}

/** Makes its screen throw. */
export const throwing = (text: string) => (directory: string) =>
  writeFile(join(directory, 'src/ScoresScreen.tsx'), `export default () => { throw new Error('${text}') }\n`)

/** Those who may override on a site: the key that signs, and the one that the site knows. */
export const overrideKeys = (): { key: KeyObject; overrideKey: KeyObject } => {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519')
  return { key: privateKey, overrideKey: publicKey }
}

/** A link's token for a version of mf-scores, valid for ten minutes, but for what a test changes. */
export function overrideToken(
  key: KeyObject,
  origin: string,
  version: string,
  change: Partial<OverrideClaims> = {},
): string {
  const from = Math.floor(Date.now() / 1000)
  return signOverride(key, { remote: 'mf-scores', version, origin, from, until: from + 600, ...change })
}
