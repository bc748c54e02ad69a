import { abortAfter } from 'shared/tasks'

/** How long a page of this tab that is being left may still hold the lock. */
const patienceMs = 2000

/** Whether the override was kept for this very tab, which holds a lock: a duplicate, or a window that it opens, gets its storage too. */
export function holdTab(tab: string): Promise<boolean> {
  // Absent outside a secure context, and then the site is not reached over https either.
  if (!('locks' in navigator)) return Promise.resolve(true)
  return new Promise((hold) => {
    const request = (signal: AbortSignal) =>
      new Promise<void>((asked) => {
        const granted = () => {
          hold(true)
          asked()
          return new Promise<never>(() => undefined)
        }
        navigator.locks.request(`override ${tab}`, { signal }, granted).catch(() => {
          hold(false)
          asked()
        })
      })
    void abortAfter(patienceMs, request)
  })
}
