import { useEffect, useSyncExternalStore } from 'react'
import { loadedRegion, loadToasts, plainToasts, subscribeToToasts } from './toasts-on-demand.ts'

/** Where toasts appear (spec §9). Once a page, with the styles of `toast.css`. */
export function ToastRegion() {
  // Whoever touches the page may soon have to be told something.
  useEffect(() => {
    const touched = new AbortController()
    for (const event of ['pointerdown', 'keydown'] as const) {
      addEventListener(event, () => void loadToasts(), { once: true, passive: true, signal: touched.signal })
    }
    return () => touched.abort()
  }, [])

  const region = useSyncExternalStore(subscribeToToasts, loadedRegion)
  const plain = useSyncExternalStore(subscribeToToasts, plainToasts)
  if (region) return region
  if (plain.length === 0) return null
  return (
    <div role="alert" className="Toastify__toast-container">
      {plain.map(({ message }) => (
        <div key={message} className="Toastify__toast">
          {message}
        </div>
      ))}
    </div>
  )
}
