import { useEffect, useSyncExternalStore } from 'react'
import { loadedRegion, loadToasts, subscribeToRegion } from './toasts-on-demand.ts'

/** Where toasts appear (spec §9). Once a page, with the styles of `toast.css`. */
export function ToastRegion() {
  // Whoever touches the page may soon have to be told something, perhaps that the network is gone.
  useEffect(() => {
    const touched = new AbortController()
    for (const event of ['pointerdown', 'keydown'] as const) {
      addEventListener(event, () => void loadToasts(), { once: true, passive: true, signal: touched.signal })
    }
    return () => touched.abort()
  }, [])

  return useSyncExternalStore(subscribeToRegion, loadedRegion)
}
