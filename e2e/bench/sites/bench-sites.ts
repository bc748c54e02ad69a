import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readSiteConfig, type SiteConfig } from 'shared/contract'
import { startPlatform } from '../../platform/platform.ts'
import { buildSite, siteOfThisRun, type BuiltSite } from '../../kit/built-site.ts'
import { serveSite } from '../../kit/serve-site.ts'
import { publishMonolith } from '../monolith/publish-monolith.ts'

/** The composed site, with its own store and its own local platform. */
export interface ComposedSite {
  /** Its own folder, removed at the end. */
  readonly directory: string
  readonly config: SiteConfig
  readonly composed: BuiltSite & { readonly url: string }
  close(): Promise<void>
}

/** The composed site, and the monolith on the same platform. */
export interface BenchSites extends ComposedSite {
  readonly monolith: { readonly url: string }
}

export async function startComposedSite(): Promise<ComposedSite> {
  const directory = await mkdtemp(join(tmpdir(), 'bench-'))
  const store = join(directory, 'composed-store')
  const built = (await siteOfThisRun()) ?? (await buildSite(join(directory, 'composed')))
  await cp(built.store, store, { recursive: true })
  const platform = await startPlatform()
  const read = readSiteConfig(platform.siteConfig)
  if (!read.ok) throw new Error(read.problem)
  const served = await serveSite(read.config, store)
  return {
    directory,
    config: read.config,
    composed: { ...built, url: served.url, store },
    async close() {
      await served.close()
      await platform.close()
      await rm(directory, { recursive: true })
    },
  }
}

export async function startBenchSites(): Promise<BenchSites> {
  const site = await startComposedSite()
  const store = join(site.directory, 'monolith-store')
  await publishMonolith(join(site.directory, 'monolith'), store)
  const monolith = await serveSite(site.config, store)
  return {
    ...site,
    monolith: { url: monolith.url },
    async close() {
      await monolith.close()
      await site.close()
    },
  }
}
