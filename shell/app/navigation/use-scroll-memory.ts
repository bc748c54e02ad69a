import { useLayoutEffect, useRef } from 'react'

/**
 * Restores the scroll position of an address that the customer returns to; shows a new address from its top.
 * @param address undefined while no screen is shown
 * @param isForgotten whether the session is over: then all positions are forgotten
 */
export function useScrollMemory(address: string | undefined, isForgotten: boolean): void {
  const positions = useRef(new Map<string, number>())
  const isFirst = useRef(true)

  useLayoutEffect(() => {
    // Otherwise the browser scrolls before the next screen is rendered.
    history.scrollRestoration = 'manual'
  }, [])

  useLayoutEffect(() => {
    if (isForgotten) positions.current.clear()
    if (address === undefined) return
    // The first address is already at its top. Scrolling would force a layout while the page starts.
    const restoring = isFirst.current ? undefined : restoreScroll(positions.current.get(address) ?? 0)
    isFirst.current = false
    const remember = () => {
      if (!restoring || restoring.signal.aborted) positions.current.set(address, scrollY)
    }
    addEventListener('scroll', remember, { passive: true })
    return () => {
      restoring?.abort()
      removeEventListener('scroll', remember)
    }
  }, [address, isForgotten])
}

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
