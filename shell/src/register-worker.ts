/** So long nothing was fetched and nothing scrolled before the worker fetches what it keeps, and the browser compiles it: it competes with nothing that a customer waits for or looks at. */
const quietMs = 6000

/**
 * Registers the service worker once the page has been quiet. Without one, all works but a start without a network.
 * @returns what ends the waiting
 */
export function registerWorkerWhenQuiet(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let lastTop = 0
  const requests = new PerformanceObserver(waitAnew)

  function waitAnew(): void {
    clearTimeout(timer)
    timer = setTimeout(register, quietMs)
  }

  /** The position is compared, not followed: a listener would run in every frame of a scroll. */
  function register(): void {
    if (scrollY !== lastTop) {
      lastTop = scrollY
      waitAnew()
      return
    }
    requests.disconnect()
    // Absent where the page is not secure.
    if ('serviceWorker' in navigator) void navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' }).catch(() => undefined)
  }

  requests.observe({ type: 'resource' })
  waitAnew()
  return () => {
    requests.disconnect()
    clearTimeout(timer)
  }
}
