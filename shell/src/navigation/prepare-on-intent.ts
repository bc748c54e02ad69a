import type { ScreenLoader } from '../federation/screen-loader.ts'
import { destinationOf } from '../routes.ts'

/** Loads a screen's code once somebody points at, touches or focuses a link to it: with the click it is there. What fails is asked for again then. */
export function prepareOnIntent(loader: ScreenLoader): void {
  const prepare = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null
    if (link?.origin !== location.origin) return
    const destination = destinationOf(link.pathname)
    if (destination.kind !== 'console') return
    loader.prepare(destination.screen)
    void loader.load(destination.screen)
  }
  // A finger's touch is a pointer's arrival too.
  for (const intent of ['pointerover', 'focusin']) addEventListener(intent, prepare)
}
