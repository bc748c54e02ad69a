/** Fetches what keeps the focus from getting lost when the page is first used: no control goes away before that had the focus. */
export function keepFocusOnceUsed(): void {
  const touched = new AbortController()
  const load = () => {
    touched.abort()
    // Where it cannot be fetched, the page is as any other.
    void import(/* webpackChunkName: "focus" */ 'shared/focus').then(({ keepFocus }) => keepFocus(), () => undefined)
  }
  for (const event of ['pointerdown', 'keydown']) addEventListener(event, load, { passive: true, signal: touched.signal })
}
