import type { SiteConfig } from 'shared/contract'
import type { Release, ReleasedScreen, ReleaseFile, ScreenName } from 'shared/federation'
import type { PublishedRelease } from '../store/published-release.ts'
import { findScreen } from '../contract/released-screens.ts'
import { isRoutedByShell } from '../contract/routes.ts'
import type { SiteDocument } from '../contract/site-document.ts'

/** The part of a release that the browser needs, with resolved addresses. */
export function siteDocument(
  config: SiteConfig,
  { id, shell, remotes }: PublishedRelease,
  arm?: Release['arm'],
): SiteDocument {
  const resolved = Object.entries(remotes).map(([name, { version, entry, screens }]) => {
    const at = atOriginOf(config, name)
    const shown = Object.entries(screens).map(
      ([screen, released]) => [screen, forBrowser(screen, { ...released, files: released.files.map(at) })] as const,
    )
    return [name, { version, entry: at(entry), screens: Object.fromEntries(shown) }] as const
  })
  return {
    config,
    release: { id, ...(arm && { arm }), shell: { version: shell.version }, remotes: Object.fromEntries(resolved) },
  }
}

/** The shell knows the paths of the specification's screens, so the page leaves them out. */
function forBrowser(screen: ScreenName, { path, ...rest }: ReleasedScreen): ReleasedScreen {
  return isRoutedByShell(screen) || path === undefined ? rest : { path, ...rest }
}

/** A remote's entry and a screen's chunks, at the origin that serves them. */
export function screenFiles(
  config: SiteConfig,
  { remotes }: PublishedRelease,
  screen: ScreenName,
): readonly ReleaseFile[] {
  const found = findScreen(remotes, screen)
  const entry = found && remotes[found.remote]?.entry
  if (!entry || 'hot' in entry) return []
  return [entry, ...found.released.files].map(atOriginOf(config, found.remote))
}

/** The files that a screen fetches on demand, at the origin that serves them. */
export function filesOnDemand(
  config: SiteConfig,
  { remotes }: PublishedRelease,
  screen: ScreenName,
): readonly ReleaseFile[] {
  const name = findScreen(remotes, screen)?.remote
  return name === undefined ? [] : (remotes[name]?.onDemand[screen] ?? []).map(atOriginOf(config, name))
}

const atOriginOf =
  ({ remotes }: SiteConfig, remote: string) =>
  <File extends { readonly url: string }>(file: File): File => ({
    ...file,
    url: `${remotes.origins[remote] ?? ''}${file.url}`,
  })
