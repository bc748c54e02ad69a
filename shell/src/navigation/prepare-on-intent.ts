import type { ScreenName } from 'shared/federation'
import type { ScreenLoader } from '../federation/screen-loader.ts'
import { destinationOf } from '../routes.ts'

/**
 * Loads a screen's code when somebody points at, touches or focuses a link to it, so that it is there with the click. Each screen
 * once: after a failure the click loads it again, not a pointer that passes. It does not use preload links, because the browser warns
 * of preloaded files that nobody uses.
 */
export function prepareOnIntent(loader: ScreenLoader): void {
  const prepared = new Set<ScreenName>()

  const prepare = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null
    if (link?.origin !== location.origin || !navigator.onLine) return
    const destination = destinationOf(link.pathname)
    if (destination.kind !== 'console' || prepared.has(destination.screen)) return
    prepared.add(destination.screen)
    void loader.load(destination.screen)
  }
  // A finger's touch is a pointer's arrival too.
  for (const intent of ['pointerover', 'focusin']) addEventListener(intent, prepare)
}
