import { abortAfter } from 'shared/tasks'

/** How long a page of this tab that is being left may still hold the lock. */
const patienceMs = 2000

/**
 * Whether this is the tab that an override was kept for. A window that a tab opens, and a duplicated tab, begin with a copy of its
 * storage; the tab itself holds this lock as long as its page is there.
 * @param tab names the tab
 */
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
