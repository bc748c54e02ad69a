import { useLayoutEffect, useRef } from 'react'
import { restoreScroll } from './restore-scroll.ts'

/**
 * Shows each address where the customer left it, and a new one at its start.
 * @param address undefined while none is shown
 * @param isForgotten whether the session is over, and with it where its customer was
 */
export function useScrollMemory(address: string | undefined, isForgotten: boolean): void {
  const positions = useRef(new Map<string, number>())

  useLayoutEffect(() => {
    // The browser would scroll the former screen, before the next one is there.
    history.scrollRestoration = 'manual'
  }, [])

  useLayoutEffect(() => {
    if (isForgotten) positions.current.clear()
    if (address === undefined) return
    const restoring = restoreScroll(positions.current.get(address) ?? 0)
    const remember = () => {
      if (restoring.signal.aborted) positions.current.set(address, scrollY)
    }
    addEventListener('scroll', remember, { passive: true })
    return () => {
      restoring.abort()
      removeEventListener('scroll', remember)
    }
  }, [address, isForgotten])
}
