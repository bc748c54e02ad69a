import type { KeyObject } from 'node:crypto'
import { mkdtempDisposable, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { RemoteName } from 'shared/federation'
import { publishVersion } from 'shell/store'
import { signOverride, type OverrideClaims } from 'shell/store/override-token'
import { openStore } from 'shell/store/store'
import { readCurrentRelease } from 'shell/store/compose-release'
import { siteConfigOf, test as siteTest, testStore } from '../kit/index.ts'
import { buildChanged, copyWorkspace, type Change } from '../site/copy-workspace.ts'
import { serveHotSite, type HotSite, type HotSiteOptions } from '../site/serve-hot-site.ts'

interface OwnBuilds {
  /** A folder for builds of the test's own. */
  readonly workspace: string
  /** Serves remotes from sources in that folder. The page leaves the site before it closes. @returns its address */
  readonly serveHot: (remotes: readonly RemoteName[], options?: Partial<HotSiteOptions>) => Promise<string>
}

export const test: ReturnType<typeof siteTest.extend<OwnBuilds>> = siteTest.extend<OwnBuilds>({
  workspace: async ({ browserName }, provide) => {
    await using workspace = await mkdtempDisposable(join(tmpdir(), `${browserName}-`))
    await provide(workspace.path)
  },
  serveHot: async ({ page, platform, workspace }, provide) => {
    const sites: HotSite[] = []
    await provide(async (remotes, options) => {
      await copyWorkspace(workspace, remotes)
      const [config, store] = [siteConfigOf(platform), testStore()]
      const release = await readCurrentRelease(store)
      if (!release) throw new Error('nothing is published')
      const site = await serveHotSite({ config, release, store, workspace, remotes, port: 0, ...options })
      sites.push(site)
      return site.url
    })
    await page.goto('about:blank')
    for (const site of sites) await site.close()
  },
})

/** Changes a file of the workspace, which must have something to change. */
export async function edit(workspace: string, file: string, from: string, to: string): Promise<void> {
  const path = join(workspace, file)
  const text = await readFile(path, 'utf8')
  if (!text.includes(from)) throw new Error(`${file} has no ${from}`)
  await writeFile(path, text.replace(from, to))
}

export const publisher = 'the team of mf-scores'

/** Builds mf-scores from changed sources, and publishes it without releasing it. @returns its id, and its entry's address */
export async function publishScores(workspace: string, store: string, change: Change) {
  await buildChanged('mf-scores', workspace, change)
  const published = { at: new Date().toISOString(), by: publisher, commit: '0123456789ab' }
  const options = { workspace, part: 'mf-scores', published, compressed: false } as const
  const { id, content } = (await publishVersion(openStore(store), options)).version
  return { id, entry: 'entry' in content ? content.entry.url : '' }
}

export const throwing = (text: string): Change => ({
  file: 'src/ScoresScreen.tsx',
  change: () => `export default () => { throw new Error('${text}') }\n`,
})

/** A link's token for a version of mf-scores, valid for ten minutes, but for what a test changes. */
export function overrideToken(key: KeyObject, origin: string, version: string, change: Partial<OverrideClaims> = {}) {
  const from = Math.floor(Date.now() / 1000)
  return signOverride(key, { remote: 'mf-scores', version, origin, from, until: from + 600, ...change })
}
