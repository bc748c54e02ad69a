/** Quiet time before the worker is registered: no request and no scrolling. What it fetches, and the browser compiles, must not compete with what a customer waits for or looks at. */
const quietMs = 6000

/**
 * Registers the service worker once the page has been quiet. Without a worker everything works, except a start without a network.
 * @returns a function that stops waiting
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
