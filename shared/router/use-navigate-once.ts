import { useRef } from 'react'
import { useLocation, useNavigate, type To } from 'react-router-dom'

/**
 * Leaves the present page once. The page stays on screen for a moment after the press; a second press in that time would go on from
 * the next page, such as two steps back instead of one.
 * @returns goes to an address, or some steps through the history; false where this page was left already
 */
export function useNavigateOnce(): (to: To | number) => boolean {
  const navigate = useNavigate()
  const { key } = useLocation()
  const leftPage = useRef<string>(undefined)
  return (to) => {
    if (leftPage.current === key) return false
    leftPage.current = key
    void (typeof to === 'number' ? navigate(to) : navigate(to))
    return true
  }
}
