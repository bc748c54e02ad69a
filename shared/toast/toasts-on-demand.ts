import type * as toasts from './Toasts.tsx'

export interface Toast {
  status: 'success' | 'info' | 'warning' | 'danger'
  message: string
}

/** How long a message is shown (spec §9). */
export const autoCloseMs = 6363

/*
 * The code that shows toasts is a file of its own, because most visits never see a toast. It is loaded when the customer first touches
 * the page, or with the first message.
 */
let loaded: typeof toasts | undefined
let isLoading = false
let waiting: readonly Toast[] = []
/** Messages that are shown without that file, because it could not be loaded. */
let plain: readonly Toast[] = []
const listeners = new Set<() => void>()

/** Shows a short message at the top of the page. */
export function showToast(toast: Toast): void {
  waiting = [...waiting, toast]
  void loadToasts()
}

/** Loads the code that shows toasts. If it cannot be loaded, perhaps without a network, the messages are shown plainly. */
export async function loadToasts(): Promise<void> {
  if (isLoading) return
  isLoading = true
  try {
    loaded ??= await import(/* webpackChunkName: "toasts" */ './Toasts.tsx')
  } catch {
    if (waiting.length > 0) showPlainly(waiting)
  }
  isLoading = false
  if (loaded) tellListeners()
  for (const toast of waiting) loaded?.show(toast)
  waiting = []
}

function showPlainly(messages: readonly Toast[]): void {
  plain = messages
  tellListeners()
  setTimeout(() => {
    if (plain !== messages) return
    plain = []
    tellListeners()
  }, autoCloseMs)
}

function tellListeners(): void {
  for (const listener of listeners) listener()
}

/** The region that shows toasts, once it is loaded. */
export const loadedRegion = () => loaded?.region

/** The messages to show as long as there is no region. */
export const plainToasts = () => plain

/** Calls a listener when {@link loadedRegion} or {@link plainToasts} changes. */
export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
