import { useEffect, useRef } from 'react'
import { useLocation, useNavigate, type NavigateOptions, type To } from 'react-router-dom'

/**
 * Leaves the present page once. The page stays on screen for a moment after the press; a second press in that time would go on from
 * the next page, such as two steps back instead of one.
 * @returns goes to an address, or some steps through the history; false where this page was left already
 */
export function useNavigateOnce(): (to: To | number, options?: NavigateOptions) => boolean {
  const navigate = useNavigate()
  const { key } = useLocation()
  const leftPage = useRef<string>(undefined)
  // The same page may be entered again, by the browser's own way back.
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
