import { autoCloseMs, type Toast } from './toast.ts'
import type * as toasts from './Toasts.tsx'

/* Most visits never see a toast, so its code loads at the first touch or with the first message. */
let loaded: typeof toasts | undefined
let isLoading = false
let waiting: Toast | undefined
/** The message that is shown without that file, because it could not be loaded. */
let plain: Toast | undefined
const listeners = new Set<() => void>()

/** Shows a short message at the top of the page, instead of the one that is shown. */
export function showToast(toast: Toast): void {
  waiting = toast
  void loadToasts()
}

/** Takes away what was said: the customer tries again, or looks at something else. */
export function clearToasts(): void {
  waiting = undefined
  loaded?.clear()
  if (plain) showPlainly(undefined)
}

export function uncoverField(): void {
  loaded?.uncoverField()
}

/** Loads the code that shows toasts. If it cannot be loaded, perhaps without a network, the message is shown plainly. */
export async function loadToasts(): Promise<void> {
  if (isLoading) return
  isLoading = true
  try {
    loaded ??= await import(/* webpackChunkName: "toasts" */ './Toasts.tsx')
  } catch {
    if (waiting) showPlainly(waiting)
  }
  isLoading = false
  if (loaded) notifyListeners()
  if (waiting) loaded?.show(waiting)
  waiting = undefined
}

function showPlainly(message: Toast | undefined): void {
  plain = message
  notifyListeners()
  if (message) setTimeout(() => plain === message && showPlainly(undefined), autoCloseMs)
}

function notifyListeners(): void {
  for (const listener of listeners) listener()
}

/** The region that shows toasts, once it is loaded. */
export const loadedRegion = () => loaded?.region

/** The message to show as long as there is no region. */
export const plainToast = () => plain

/** Calls a listener when {@link loadedRegion} or {@link plainToast} changes. */
export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
