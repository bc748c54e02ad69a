import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { rspack, type Compiler } from '@rspack/core'
import { remoteConfig } from 'shared/federation/build'
import { publishAndServe, type PublishedRelease } from 'shell/store'
import { buildSite, siteOfThisRun } from '../kit/built-site.ts'
import { serveSite } from '../kit/serve-site.ts'
import { startPlatform } from '../platform/platform.ts'
import { compile, compilePart } from '../site/compile.ts'
import { buildChanged, copyRemote, type Change } from '../site/copy-workspace.ts'
import { siteConfigOf } from '../site/local-platform.ts'
import { workspace } from '../site/parts.ts'
import { publishMonolith } from './monolith/monolith.ts'

export type BenchSites = Awaited<ReturnType<typeof startBenchSites>>

/** Serves the composed site and the monolith, each from its own store, on the same local platform. */
export async function startBenchSites() {
  const directory = await mkdtemp(join(tmpdir(), 'bench-'))
  const [store, monolithStore] = [join(directory, 'composed-store'), join(directory, 'monolith-store')]
  const built = (await siteOfThisRun()) ?? (await buildSite(join(directory, 'composed')))
  await cp(built.store, store, { recursive: true })
  await publishMonolith(join(directory, 'monolith'), monolithStore)
  const platform = await startPlatform()
  const config = siteConfigOf(platform)
  const [served, monolith] = [await serveSite(config, store), await serveSite(config, monolithStore)]
  async function close() {
    await Promise.all([served.close(), monolith.close()])
    await platform.close()
    // A browser's last process may still write.
    await rm(directory, { recursive: true, maxRetries: 10 })
  }
  return { directory, config, composed: { ...built, url: served.url, store }, monolith, [Symbol.asyncDispose]: close }
}

/** Releases a changed mf-home, as its team would. */
export async function releaseHome(directory: string, store: string, change: Change): Promise<PublishedRelease> {
  await buildChanged('mf-home', directory, change)
  return publishAndServe({ store, workspace: directory, parts: ['mf-home'] })
}

/** A text of each part that home loads. */
const texts = { shell: 'Está demorando mais que o normal', 'mf-home': 'Pedidos de autorização' } as const

/** Releases a part in which one text differs. It is built in its own folder: in another one its scripts would name their modules otherwise. */
export async function releaseText(
  part: keyof typeof texts,
  directory: string,
  store: string,
): Promise<PublishedRelease> {
  const text = texts[part]
  const changeText = ({ hooks }: Compiler) =>
    hooks.thisCompilation.tap('text', (compilation) =>
      compilation.hooks.processAssets.tap('text', (assets) => {
        const files = Object.entries(assets).filter(([, asset]) => asset.source().includes(text))
        if (files.length === 0) throw new Error(`no script of ${part} has the text ${text}`)
        for (const [name, asset] of files) {
          const changed = String(asset.source()).replace(text, `${text} novo`)
          compilation.updateAsset(name, new rspack.sources.RawSource(changed))
        }
      }),
    )
  await compilePart(join(workspace, part), join(directory, part, 'dist'), { apply: changeText })
  return publishAndServe({ store, workspace: directory, parts: [part] })
}

/** Builds and releases a sixth remote: the sources of mf-scores, with its own name, screen, path and tab. */
export async function releaseSixthRemote(directory: string, store: string): Promise<PublishedRelease> {
  const source = await copyRemote('mf-scores', join(directory, 'source'))
  const navigation = { title: 'Sexto', icon: 'M5 12h14', order: 1 }
  const screens = { Sixth: { module: './src/ScoresScreen.tsx', shape: 'rows', path: 'sexto', navigation } } as const
  const config = remoteConfig({ name: 'mf-sixth', directory: source, screens, maxKb: 20 })
  await compile({ ...config, output: { ...config.output, path: join(directory, 'mf-sixth/dist') } })
  return publishAndServe({ store, workspace: directory, parts: ['mf-sixth'] })
}
