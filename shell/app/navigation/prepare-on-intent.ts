import { isOffline } from 'shared/api'
import type { ScreenName } from 'shared/federation'
import type { ScreenLoader } from '../federation/screen-loader.ts'
import { destinationOf } from '../../contract/routes.ts'

/**
 * Loads a screen's code when the customer points at, touches or focuses a link to it, so that it is loaded before the click. It
 * loads each screen once; after a failure only a click loads it again. It does not use preload links, because the browser warns
 * about preloaded files that are not used.
 */
export function prepareOnIntent(loader: ScreenLoader): void {
  const prepared = new Set<ScreenName>()

  const prepare = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null
    if (link?.origin !== location.origin || isOffline()) return
    const destination = destinationOf(link.pathname, loader.release.remotes)
    if (destination.kind !== 'console' || prepared.has(destination.screen)) return
    prepared.add(destination.screen)
    void loader.load(destination.screen)
  }
  // A touch dispatches `pointerover` too.
  for (const intent of ['pointerover', 'focusin']) addEventListener(intent, prepare)
}
