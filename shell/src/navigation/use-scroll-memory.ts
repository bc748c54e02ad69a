import { useLayoutEffect, useRef } from 'react'
import { restoreScroll } from './restore-scroll.ts'

/**
 * Shows each address where the customer left it, and a new one at its start.
 * @param address undefined while none is shown
 * @param isForgotten whether the session is over, and with it where its customer was
 */
export function useScrollMemory(address: string | undefined, isForgotten: boolean): void {
  const positions = useRef(new Map<string, number>())
  const isFirst = useRef(true)

  useLayoutEffect(() => {
    // The browser would scroll the former screen, before the next one is there.
    history.scrollRestoration = 'manual'
  }, [])

  useLayoutEffect(() => {
    if (isForgotten) positions.current.clear()
    if (address === undefined) return
    // The page's first address is at its start already; to make sure would be a layout in the middle of the start.
    const restoring = isFirst.current ? undefined : restoreScroll(positions.current.get(address) ?? 0)
    isFirst.current = false
    const remember = () => {
      if (!restoring || restoring.signal.aborted) positions.current.set(address, scrollY)
    }
    addEventListener('scroll', remember, { passive: true })
    return () => {
      restoring?.abort()
      removeEventListener('scroll', remember)
    }
  }, [address, isForgotten])
}
