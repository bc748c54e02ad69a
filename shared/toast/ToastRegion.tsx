import { useEffect, useSyncExternalStore } from 'react'
import { loadedRegion, loadToasts, plainToasts, subscribeToToasts } from './toasts-on-demand.ts'

/** The place where toasts appear (spec §9). A page has one, and loads `toast.css`. */
export function ToastRegion() {
  // Loads the code at the customer's first input: a message may follow soon.
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
