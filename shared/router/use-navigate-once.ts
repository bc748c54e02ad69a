import { useEffect, useRef } from 'react'
import { useLocation, useNavigate, type NavigateOptions, type To } from 'react-router-dom'

/**
 * Leaves the current page only once. The page stays on screen for a moment after a press. A second press in that time would start from
 * the next page: it would go two steps back instead of one.
 * @returns a function that goes to an address, or some steps through the history; it returns false if the page was left already
 */
export function useNavigateOnce(): (to: To | number, options?: NavigateOptions) => boolean {
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
