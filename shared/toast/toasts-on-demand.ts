import type * as toasts from './Toasts.tsx'

export interface Toast {
  status: 'success' | 'info' | 'warning' | 'danger'
  message: string
}

/*
 * What shows toasts is a file of its own: a page is there without it, and most visits never see one.
 * Fetched with the first message, or before, once the customer touches the page.
 */
let loaded: typeof toasts | undefined
let isLoading = false
const waiting: Toast[] = []
const listeners = new Set<() => void>()

/** Says something in passing, at the top of the page. */
export function showToast(toast: Toast): void {
  waiting.push(toast)
  void loadToasts()
}

/** Fetches what shows toasts. Where it cannot be fetched, the messages wait for the network. */
export async function loadToasts(): Promise<void> {
  if (isLoading) return
  isLoading = true
  try {
    loaded ??= await import(/* webpackChunkName: "toasts" */ './Toasts.tsx')
    for (const listener of listeners) listener()
    for (const toast of waiting.splice(0)) loaded.show(toast)
  } catch {
    addEventListener('online', () => void loadToasts(), { once: true })
  } finally {
    isLoading = false
  }
}

/** The region that shows toasts, once it is there; told of by {@link subscribeToRegion}. */
export const loadedRegion = () => loaded?.region

export function subscribeToRegion(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
