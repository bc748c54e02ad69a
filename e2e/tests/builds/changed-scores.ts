import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { publishVersion } from 'shell/release'
import { openStore } from 'shell/release/store'
import { compilePart } from '../../site/compile.ts'
import { copyRemote } from '../../site/copy-workspace.ts'

/** A build of mf-scores from changed sources. */
export interface ChangedScores {
  /** Publishes it into a store without releasing it. */
  readonly publish: (store: string) => Promise<{ readonly id: string; readonly entry: string }>
  readonly remove: () => Promise<void>
}

/** Who publishes it. */
export const publisher = 'the team of mf-scores'

/** @param file of its sources, from its folder on */
export async function buildScores(file: string, change: (text: string) => string): Promise<ChangedScores> {
  const workspace = await mkdtemp(join(tmpdir(), 'scores-'))
  const source = await copyRemote('mf-scores', workspace)
  await writeFile(join(source, file), change(await readFile(join(source, file), 'utf8')))
  await compilePart(source, join(source, 'dist'))
  return {
    async publish(store) {
      const published = { at: new Date().toISOString(), by: publisher, commit: '0123456789ab' }
      const options = { workspace, part: 'mf-scores', published, compressed: false } as const
      const { id, content } = (await publishVersion(openStore(store), options)).version
      return { id, entry: 'entry' in content ? content.entry.url : '' }
    },
    remove: () => rm(workspace, { recursive: true }),
  }
}

/** Builds a version whose screen throws. */
export const buildThrowingScores = (text: string): Promise<ChangedScores> =>
  buildScores(
    'src/ScoresScreen.tsx',
    () => `export default function ScoresScreen() {
  throw new Error('${text}')
}
`,
  )
