import { useEffect, useState, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { clearToasts, loadedRegion, loadToasts, plainToast, subscribeToToasts } from './toasts-on-demand.ts'
import { StatusRegion } from '../ui/Status.tsx'

/** The element where toasts appear (spec §9) and statuses are said. A page has one, and loads `toast.css`. */
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
    <>
      {region ??
        (plain && (
          <div role="alert" className="Toastify__toast">
            {plain.message}
          </div>
        ))}
      <StatusRegion />
    </>,
    element,
  )
}

function createToastElement(): HTMLElement {
  const element = document.createElement('div')
  element.className = 'toasts'
  element.popover = 'manual'
  return element
}

/** Keeps it in the open modal dialog: beneath its veil nothing can be pressed or is read out. A dialog that opens clears them. */
function followDialogs(element: HTMLElement): () => void {
  const follow = () => {
    const dialog = [...document.querySelectorAll('dialog[open]')].at(-1)
    const holder = dialog ?? document.body
    if (element.parentNode === holder) return
    if (dialog) clearToasts()
    holder.append(element)
    // Browsers before 2024 have no popovers: there it is the last one of the page.
    if ('showPopover' in element) element.showPopover()
  }
  const dialogs = new MutationObserver(follow)
  dialogs.observe(document.body, { subtree: true, attributeFilter: ['open'] })
  follow()
  return () => {
    dialogs.disconnect()
    element.remove()
  }
}
