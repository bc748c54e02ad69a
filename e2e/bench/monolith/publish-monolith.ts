import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { declarationsOf } from 'shared/federation/build'
import type { ReleasedScreen, ReleaseFile, ScreenName } from 'shared/federation'
import { publish, type PublishedRelease } from 'shell/release'
import { changeRelease } from 'shell/release/store'
import { compile } from '../../site/compile.ts'
import { monolithConfig } from './monolith-config.ts'
import { screenFilesName } from './monolith-files-plugin.ts'
import { readRemotes } from '../../site/read-remote.ts'

/**
 * Builds the monolith and publishes it for the site's server. The release lists the screens' chunks as
 * if remotes had them, so the page preloads them too: the comparison is with the best monolith, not with
 * one that finds its chunks late.
 * @param directory an empty folder for the build
 */
export async function publishMonolith(directory: string, store: string): Promise<void> {
  const dist = join(directory, 'shell/dist')
  await compile(await monolithConfig(dist))
  const release = await publish({ store, workspace: directory, parts: ['shell'] })
  const files = JSON.parse(await readFile(join(dist, screenFilesName), 'utf8')) as Record<ScreenName, readonly string[]>
  const started = new Set(release.shell.scripts.map(({ url }) => url))
  const [entry] = release.shell.scripts
  if (!entry) throw new Error('the monolith has no start file')

  async function chunksOf(screen: ScreenName): Promise<ReleaseFile[]> {
    const scripts = (files[screen] ?? []).filter((name) => name.endsWith('.js') && !started.has(`/assets/${name}`))
    return Promise.all(scripts.map((name) => describe(dist, name)))
  }
  const remotes: [string, PublishedRelease['remotes'][string]][] = []
  for (const { name, screens, maxKb } of await readRemotes()) {
    const released: [ScreenName, ReleasedScreen][] = []
    for (const [screen, declaration] of Object.entries(declarationsOf(screens)))
      released.push([screen, { ...declaration, files: await chunksOf(screen) }])
    // A start file replaces the entry: it is already on its way, so the preload costs nothing.
    remotes.push([
      name,
      {
        version: '1.0.0',
        entry,
        screens: Object.fromEntries(released),
        onDemand: {},
        files: [],
        maxKb,
        requires: {},
        uses: {},
        builtWith: {},
      },
    ])
  }
  await changeRelease(store, () => ({ shell: release.shell, remotes: Object.fromEntries(remotes) }))
}

async function describe(dist: string, name: string): Promise<ReleaseFile> {
  const hash = createHash('sha384').update(await readFile(join(dist, name)))
  return { url: `/assets/${name}`, integrity: `sha384-${hash.digest('base64')}` }
}
