import { startTransition, useContext, useEffect, useLayoutEffect, useRef, useState, type ContextType } from 'react'
import type { Release, ScreenName } from 'shared/federation'
import { LocationContext } from 'shared/router/host'
import type { ScreenLoader } from '../federation/screen-loader.ts'
import { destinationOf } from '../../contract/routes.ts'
import { prefersLessMotion } from './prefers-less-motion.ts'

/** How long the former screen stays while the next one's code is fetched. After that the next one's skeleton is shown. */
const patienceMs = 300

/** An address, and how the customer came to it. */
type Arrival = ContextType<typeof LocationContext>

/**
 * The address that the page shows. From one console screen to another it stays the former one until the next can be drawn; then the
 * two screens cross. Every other change is shown at once.
 */
export function useShownLocation(loader: ScreenLoader, isSignedIn: boolean): Arrival {
  const arrival = useContext(LocationContext)
  const [shown, setShown] = useState(arrival)
  const rendered = useRef<(shown: Arrival) => void>(undefined)

  const next = isSignedIn && isAnotherPage(arrival, shown) ? screenAt(arrival, loader.release) : undefined
  const isCrossing = next !== undefined && screenAt(shown, loader.release) !== undefined
  if (!isCrossing && shown !== arrival) setShown(arrival)

  useEffect(() => {
    if (!isCrossing) return
    let wanted = true
    const show = () => {
      if (!wanted) return
      wanted = false
      clearTimeout(late)
      cross(
        () =>
          new Promise<Arrival>((resolve) => {
            rendered.current = resolve
            // React renders a transition in slices, so the page stays responsive.
            startTransition(() => setShown(arrival))
          }),
      )
    }
    const late = setTimeout(show, patienceMs)
    void loader.begin(next).then(show)
    return () => {
      wanted = false
      clearTimeout(late)
    }
  }, [loader, arrival, next, isCrossing])

  // A navigation to another address ends the wait too. Until then the view transition shows a still picture of the page.
  useLayoutEffect(() => rendered.current?.(shown), [shown])

  return isCrossing ? shown : arrival
}

const isAnotherPage = (one: Arrival, other: Arrival): boolean => one.location.pathname !== other.location.pathname

function screenAt({ location }: Arrival, { remotes }: Release): ScreenName | undefined {
  const destination = destinationOf(location.pathname, remotes)
  return destination.kind === 'console' ? destination.screen : undefined
}

/** Lets what is shown and what `render` renders cross. Both are pictures by then, so no frame is empty (`shared/ui/global-styles.ts`). */
function cross(render: () => Promise<unknown>): void {
  if (prefersLessMotion() || !('startViewTransition' in document)) {
    void render()
    return
  }
  const transition = document.startViewTransition(render)
  const crossing = new AbortController()
  // The pictures lie over the page: a press ends them, and reaches what is beneath.
  const endAtPress = () => {
    transition.skipTransition()
    addEventListener('click', pressBeneath, { once: true })
  }
  addEventListener('pointerdown', endAtPress, { signal: crossing.signal })
  void transition.finished.finally(() => crossing.abort())
  // It is refused while the page is hidden or another one begins. Then the next screen appears without it.
  transition.ready.catch(() => undefined)
}

function pressBeneath({ target, clientX, clientY }: MouseEvent): void {
  if (target === document.documentElement)
    document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('a, button')?.click()
}
