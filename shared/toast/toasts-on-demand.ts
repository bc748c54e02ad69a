import type * as toasts from './Toasts.tsx'

export interface Toast {
  status: 'success' | 'info' | 'warning' | 'danger'
  message: string
}

/** How long a message stands (spec §9). */
export const autoCloseMs = 6363

/*
 * What shows toasts is a file of its own: a page is there without it, and most visits never see one.
 * Fetched with the first message, or before, once the customer touches the page.
 */
let loaded: typeof toasts | undefined
let isLoading = false
let waiting: readonly Toast[] = []
/** Shown without that file, which could not be fetched. */
let plain: readonly Toast[] = []
const listeners = new Set<() => void>()

/** Says something in passing, at the top of the page. */
export function showToast(toast: Toast): void {
  waiting = [...waiting, toast]
  void loadToasts()
}

/** Fetches what shows toasts. Where it cannot be fetched, perhaps without a network, the messages are shown plainly. */
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

/** The region that shows toasts, once it is there. */
export const loadedRegion = () => loaded?.region

/** The messages to show as long as there is no region. */
export const plainToasts = () => plain

/** Tells of changes of {@link loadedRegion} and {@link plainToasts}. */
export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
