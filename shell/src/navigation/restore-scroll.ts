const gestures = ['wheel', 'touchmove', 'pointerdown', 'keydown']

/**
 * Scrolls to a former position as soon as the page is long enough.
 * @param top the position, in CSS pixels
 * @returns aborted once the position is reached, or the customer scrolls, presses or types; call `abort()` to stop earlier
 */
export function restoreScroll(top: number): AbortController {
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
