import { useEffect } from 'react'

/**
 * Keeps the screen awake. The browser takes the lock back when the page is hidden, so it is asked for again when the page is seen. A
 * browser that has none, or refuses it to save energy, changes nothing.
 */
export function useWakeLock(): void {
  useEffect(() => {
    let lock: Promise<WakeLockSentinel | undefined> = Promise.resolve(undefined)
    const request = () => {
      if (!('wakeLock' in navigator) || document.hidden) return
      lock = lock
        .then((held) => (held?.released === false ? held : navigator.wakeLock.request('screen')))
        .catch(() => undefined)
    }
    request()
    document.addEventListener('visibilitychange', request)
    return () => {
      document.removeEventListener('visibilitychange', request)
      // Also one that is given later.
      void lock.then((held) => held?.release())
    }
  }, [])
}
