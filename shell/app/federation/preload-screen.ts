import type { Release, ReleaseFile, ScreenName } from 'shared/federation'
import { findScreen } from '../../contract/released-screens.ts'

/** Preloads all files of a screen at once; the runtime would request one after the other. A second call has no effect. */
export function preloadScreen(release: Release, screen: ScreenName): void {
  const found = findScreen(release.remotes, screen)
  const entry = found && release.remotes[found.remote]?.entry
  if (!entry || 'hot' in entry) return
  for (const file of [entry, ...found.released.files]) preload(file)
}

function preload({ url, integrity }: ReleaseFile): void {
  const named = document.head.querySelector<HTMLLinkElement>(`link[href="${url}"]`)
  // Without `start-watch`, nothing has begun to preload it.
  if (named?.rel === 'later') named.rel = 'preload'
  if (named) return
  const link = document.createElement('link')
  link.rel = 'preload'
  link.as = 'script'
  link.href = url
  link.integrity = integrity
  link.crossOrigin = 'anonymous'
  document.head.append(link)
}
