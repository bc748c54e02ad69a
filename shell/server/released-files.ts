import { exposeOf, remoteOfScreen, type Release, type ReleaseFile, type ScreenName } from 'shared/federation'
import type { SiteConfig } from 'shared/contract'
import type { PublishedRelease } from '../release/published-release.ts'
import type { SiteDocument } from '../src/site-document.ts'

/** The part of a release that the browser needs, with resolved addresses. */
export function siteDocument(config: SiteConfig, { id, shell, remotes }: PublishedRelease, arm?: Release['arm']): SiteDocument {
  const resolved = Object.entries(remotes).map(([name, { version, entry, screens }]) => {
    const at = atOriginOf(config, name)
    const files = Object.entries(screens).map(([expose, chunks]) => [expose, chunks.map(at)] as const)
    return [name, { version, entry: at(entry), screens: Object.fromEntries(files) }] as const
  })
  return { config, release: { id, ...(arm && { arm }), shell: { version: shell.version }, remotes: Object.fromEntries(resolved) } }
}

/** A remote's entry and a screen's chunks, at the origin that serves them. */
export function screenFiles(config: SiteConfig, release: PublishedRelease, screen: ScreenName): readonly ReleaseFile[] {
  const name = remoteOfScreen[screen]
  const remote = release.remotes[name]
  if (!remote || 'hot' in remote.entry) return []
  return [remote.entry, ...(remote.screens[exposeOf(screen)] ?? [])].map(atOriginOf(config, name))
}

/** The files that a screen fetches on demand, at the origin that serves them. */
export function filesOnDemand(config: SiteConfig, release: PublishedRelease, screen: ScreenName): readonly ReleaseFile[] {
  const name = remoteOfScreen[screen]
  return (release.remotes[name]?.onDemand[exposeOf(screen)] ?? []).map(atOriginOf(config, name))
}

const atOriginOf =
  ({ remotes }: SiteConfig, remote: string) =>
  <File extends { readonly url: string }>(file: File): File => ({ ...file, url: `${remotes.origins[remote] ?? ''}${file.url}` })
