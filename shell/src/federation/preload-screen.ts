import { exposeOf, remoteOfScreen, type Release, type ReleaseFile, type ScreenName } from 'shared/federation'

/** Fetches a screen's files all at once, ahead of the runtime, which asks for one after the other. Asked for again, it does nothing. */
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
