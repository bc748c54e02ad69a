import type { ScreenName } from 'shared/federation'
import type { ScreenLoader } from '../federation/screen-loader.ts'
import { destinationOf } from '../routes.ts'

/**
 * Loads a screen's code once somebody points at, touches or focuses a link to it: with the click it is there. Once only: what
 * failed is asked for again by the click, not by a pointer that passes. Not by preload links, of whose files the browser would
 * complain that nobody used them.
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
