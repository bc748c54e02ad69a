import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'shared/router'

/**
 * Leaves the page once: until it is gone a second press would start from the next page, and go two steps back instead of one.
 * @returns a function that goes to an address or through the history; it returns false if the page was left already
 */
export function useNavigateOnce(): (
  to: Partial<Location> | number,
  options?: { replace?: boolean; state?: unknown },
) => boolean {
  const navigate = useNavigate()
  const { key } = useLocation()
  const leftPage = useRef<string>(undefined)
  // The browser's back button may return to the same page.
  useEffect(() => {
    if (leftPage.current !== key) leftPage.current = undefined
  }, [key])
  return (to, options) => {
    if (leftPage.current === key) return false
    leftPage.current = key
    void (typeof to === 'number' ? navigate(to) : navigate(to, options))
    return true
  }
}
