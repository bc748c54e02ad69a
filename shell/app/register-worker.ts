/**
 * How long the page must be quiet (no request, no scrolling) before the worker is registered: its downloads must not slow down
 * what the customer waits for.
 */
const quietMs = 6000

/**
 * Registers the service worker once the page has been quiet. Without a worker everything works, except starting offline.
 * @returns a function that stops waiting
 */
export function registerWorkerWhenQuiet(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let lastTop = 0
  // Firefox has a setting without it: then only scrolling counts.
  const requests = 'PerformanceObserver' in globalThis ? new PerformanceObserver(restartTimer) : undefined

  function restartTimer(): void {
    clearTimeout(timer)
    timer = setTimeout(register, quietMs)
  }

  /** Compares the scroll position with the last one: a scroll listener would run in every frame. */
  function register(): void {
    if (scrollY !== lastTop) {
      lastTop = scrollY
      restartTimer()
      return
    }
    requests?.disconnect()
    // Absent outside a secure context.
    if ('serviceWorker' in navigator)
      void navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' }).catch(() => undefined)
  }

  requests?.observe({ type: 'resource' })
  restartTimer()
  return () => {
    requests?.disconnect()
    clearTimeout(timer)
  }
}
