const gestures = ['wheel', 'touchmove', 'pointerdown', 'keydown']

/**
 * Scrolls down to where a customer was, once the page is long enough for it.
 * @returns ends with the arrival, with `abort()`, and as soon as the customer does anything
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
