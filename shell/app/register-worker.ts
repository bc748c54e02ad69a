/** What the customer waits for has come by then: the worker's downloads must not slow it down. */
const waitMs = 8000

/**
 * Registers the service worker after a wait, and a second one if the customer has scrolled meanwhile: compiling its files would
 * disturb that. Never later: what is then kept must start a site that loses its network. Without a worker everything else works.
 * @returns a function that stops waiting
 */
export function registerWorkerLater(): () => void {
  let timer = setTimeout(() => {
    if (scrollY === 0) register()
    else timer = setTimeout(register, waitMs)
  }, waitMs)
  return () => clearTimeout(timer)
}

function register(): void {
  // Absent outside a secure context.
  if ('serviceWorker' in navigator)
    void navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' }).catch(() => undefined)
}
