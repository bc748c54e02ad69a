import { useEffect } from 'react'

/**
 * Keeps the screen awake. The browser takes the lock back when the page is hidden, so it is asked for again when the page is seen. A
 * browser that has none, or refuses it to save energy, changes nothing.
 */
export function useWakeLock(): void {
  useEffect(() => {
    let isOver = false
    let lock: WakeLockSentinel | undefined

    const request = async () => {
      if (!('wakeLock' in navigator) || document.visibilityState !== 'visible' || lock?.released === false) return
      lock = await navigator.wakeLock.request('screen').catch(() => undefined)
      if (isOver) await lock?.release()
    }
    void request()
    const requestAgain = () => void request()
    document.addEventListener('visibilitychange', requestAgain)
    return () => {
      isOver = true
      document.removeEventListener('visibilitychange', requestAgain)
      void lock?.release()
    }
  }, [])
}
