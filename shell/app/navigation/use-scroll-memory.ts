import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { storedPlaces } from 'shared/session/host'

/**
 * Restores the scroll position of an address that the customer returns to; shows a new address from its top.
 * @param address undefined while no screen is shown
 * @param isForgotten whether the session is over: then all positions are forgotten
 */
export function useScrollMemory(address: string | undefined, isForgotten: boolean): void {
  const [positions] = useState(() => new Map(wasReloaded() ? Object.entries(storedPlaces.read() ?? {}) : []))
  const isFirst = useRef(true)

  useLayoutEffect(() => {
    // Otherwise the browser scrolls before the next screen is rendered.
    history.scrollRestoration = 'manual'
  }, [])

  useEffect(() => {
    if (isForgotten) return storedPlaces.write()
    // Nothing is sure to run after it: a phone discards a hidden tab without a word.
    const keep = () => {
      if (document.hidden) storedPlaces.write(Object.fromEntries([...positions].slice(-storedCount)))
    }
    document.addEventListener('visibilitychange', keep)
    return () => document.removeEventListener('visibilitychange', keep)
  }, [positions, isForgotten])

  useLayoutEffect(() => {
    if (isForgotten) positions.clear()
    if (address === undefined) return
    const top = positions.get(address) ?? 0
    // The first address is already at its top. Scrolling would force a layout while the page starts.
    const restoring = isFirst.current && top === 0 ? undefined : restoreScroll(top)
    isFirst.current = false
    const remember = () => {
      if (isForgotten || (restoring && !restoring.signal.aborted)) return
      positions.delete(address)
      positions.set(address, scrollY)
    }
    addEventListener('scroll', remember, { passive: true })
    return () => {
      restoring?.abort()
      removeEventListener('scroll', remember)
    }
  }, [address, positions, isForgotten])
}

/** Also after a phone has discarded the tab. Whoever typed the address begins at the top. */
const wasReloaded = (): boolean =>
  (performance.getEntriesByType?.('navigation')[0] as PerformanceNavigationTiming | undefined)?.type === 'reload' ||
  Boolean((document as { wasDiscarded?: boolean }).wasDiscarded)

/** The latest places that a reload finds. */
const storedCount = 20

const gestures = ['wheel', 'touchmove', 'pointerdown', 'keydown']

/**
 * Scrolls to a former position as soon as the page is long enough.
 * @param top the position, in CSS pixels
 * @returns aborted once the position is reached, or the customer scrolls, presses or types; call `abort()` to stop earlier
 */
function restoreScroll(top: number): AbortController {
  const restoring = new AbortController()
  const { signal } = restoring
  const growth = new ResizeObserver(attempt)

  function attempt(): void {
    scrollTo(0, top)
    if (Math.ceil(scrollY) >= Math.floor(top)) restoring.abort()
  }

  signal.addEventListener('abort', () => growth.disconnect())
  for (const gesture of gestures) addEventListener(gesture, () => restoring.abort(), { signal, passive: true })
  growth.observe(document.body)
  attempt()
  return restoring
}
