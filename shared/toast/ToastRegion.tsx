import { useEffect, useState, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { createPlace, followDialogs } from './place.ts'
import { loadedRegion, loadToasts, plainToast, subscribeToToasts } from './toasts-on-demand.ts'

/** The place where toasts appear (spec §9). A page has one, and loads `toast.css`. */
export function ToastRegion() {
  const [place] = useState(createPlace)
  useEffect(() => followDialogs(place), [place])

  // Loads the code at the customer's first input: a message may follow soon.
  useEffect(() => {
    const touched = new AbortController()
    for (const event of ['pointerdown', 'keydown'] as const) {
      addEventListener(event, () => void loadToasts(), { once: true, passive: true, signal: touched.signal })
    }
    return () => touched.abort()
  }, [])

  const region = useSyncExternalStore(subscribeToToasts, loadedRegion)
  const plain = useSyncExternalStore(subscribeToToasts, plainToast)
  return createPortal(
    region ??
      (plain && (
        <div role="alert" className="Toastify__toast">
          {plain.message}
        </div>
      )),
    place,
  )
}
