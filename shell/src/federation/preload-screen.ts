import { exposeOf, remoteOfScreen, type Release, type ReleaseFile, type ScreenName } from 'shared/federation'

/** Preloads all files of a screen at once; the runtime would request one after the other. A second call has no effect. */
export function preloadScreen(release: Release, screen: ScreenName): void {
  const remote = release.remotes[remoteOfScreen[screen]]
  if (!remote || 'hot' in remote.entry) return
  for (const file of [remote.entry, ...(remote.screens[exposeOf(screen)] ?? [])]) preload(file)
}

function preload({ url, integrity }: ReleaseFile): void {
  if (document.head.querySelector(`link[href="${url}"]`)) return
  const link = document.createElement('link')
  link.rel = 'preload'
  link.as = 'script'
  link.href = url
  link.integrity = integrity
  link.crossOrigin = 'anonymous'
  document.head.append(link)
}
