import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readSiteConfig, type SiteConfig } from 'shared/contract'
import { startPlatform } from '../../platform/platform.ts'
import { serveSite } from '../../kit/serve-site.ts'
import { publishMonolith } from '../monolith/publish-monolith.ts'
import { publishComposedSite, type ModulesByPart } from './composed-site.ts'

/** The composed site and the monolith, built, published and served, on one local platform. */
export interface BenchSites {
  /** A folder of this run's own, removed at the end. */
  readonly directory: string
  readonly config: SiteConfig
  readonly composed: { readonly url: string; readonly store: string; readonly modules: ModulesByPart }
  readonly monolith: { readonly url: string }
  close(): Promise<void>
}

export async function startBenchSites(): Promise<BenchSites> {
  const directory = await mkdtemp(join(tmpdir(), 'bench-'))
  const store = join(directory, 'composed-store')
  const monolithStore = join(directory, 'monolith-store')
  const modules = await publishComposedSite(join(directory, 'composed'), store)
  await publishMonolith(join(directory, 'monolith'), monolithStore)
  const platform = await startPlatform()
  const read = readSiteConfig(platform.siteConfig)
  if (!read.ok) throw new Error(read.problem)
  const composed = await serveSite(read.config, store)
  const monolith = await serveSite(read.config, monolithStore)
  return {
    directory,
    config: read.config,
    composed: { url: composed.url, store, modules },
    monolith: { url: monolith.url },
    async close() {
      await Promise.all([composed.close(), monolith.close()])
      await platform.close()
      await rm(directory, { recursive: true })
    },
  }
}
