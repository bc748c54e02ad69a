import { useSyncExternalStore } from 'react'

/** Whether this device has a network, as far as the browser knows. */
export const useOnline = (): boolean => useSyncExternalStore(follow, () => navigator.onLine)

function follow(onChange: () => void): () => void {
  const events = ['online', 'offline']
  for (const event of events) addEventListener(event, onChange)
  return () => {
    for (const event of events) removeEventListener(event, onChange)
  }
}
