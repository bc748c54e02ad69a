/** So long nothing was fetched before the worker fetches what it keeps: it competes with nothing that a customer waits for. */
const quietMs = 6000

/**
 * Registers the service worker once the page has been quiet. Without one, all works but a start without a network.
 * @returns what ends the waiting
 */
export function registerWorkerWhenQuiet(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const requests = new PerformanceObserver(waitAnew)

  function waitAnew(): void {
    clearTimeout(timer)
    timer = setTimeout(register, quietMs)
  }

  function register(): void {
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
