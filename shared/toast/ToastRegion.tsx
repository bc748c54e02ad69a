import { useEffect, useState, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { createToastElement, followDialogs } from './toast-element.ts'
import { loadedRegion, loadToasts, plainToast, subscribeToToasts } from './toasts-on-demand.ts'

/** The element where toasts appear (spec §9). A page has one, and loads `toast.css`. */
export function ToastRegion() {
  const [element] = useState(createToastElement)
  useEffect(() => followDialogs(element), [element])

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
    element,
  )
}
