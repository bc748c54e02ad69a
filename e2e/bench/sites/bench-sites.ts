import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readSiteConfig, type SiteConfig } from 'shared/contract'
import { startPlatform } from '../../platform/platform.ts'
import { serveSite } from '../../kit/serve-site.ts'
import { publishMonolith } from '../monolith/publish-monolith.ts'
import { publishComposedSite, type ModulesByPart } from './composed-site.ts'

/** The composed site, built, published and served, on a local platform of its own. */
export interface ComposedSite {
  /** A folder of this run's own, removed at the end. `composed` in it holds the builds. */
  readonly directory: string
  readonly config: SiteConfig
  readonly composed: { readonly url: string; readonly store: string; readonly modules: ModulesByPart }
  close(): Promise<void>
}

/** The composed site, and the monolith on the same platform. */
export interface BenchSites extends ComposedSite {
  readonly monolith: { readonly url: string }
}

/** @param compressed whether files are sent as customers get them, in the smallest form; it takes as long as building them */
export async function startComposedSite(compressed = true): Promise<ComposedSite> {
  const directory = await mkdtemp(join(tmpdir(), 'bench-'))
  const store = join(directory, 'composed-store')
  const modules = await publishComposedSite(join(directory, 'composed'), store, compressed)
  const platform = await startPlatform()
  const read = readSiteConfig(platform.siteConfig)
  if (!read.ok) throw new Error(read.problem)
  const served = await serveSite(read.config, store)
  return {
    directory,
    config: read.config,
    composed: { url: served.url, store, modules },
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
