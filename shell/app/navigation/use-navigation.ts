import { useEffect, useRef } from 'react'
import { focusScreen } from '../layout/focus-screen.ts'
import type { Stage } from '../session/use-stage.ts'
import { useScrollMemory } from './use-scroll-memory.ts'

/**
 * After a navigation, and when a sign-in or sign-out changes the frame: restores the screen's scroll position and moves the focus to
 * its heading.
 * @param pathname the address that is shown
 */
export function useNavigation(stage: Stage, pathname: string): void {
  const isShown = stage === 'signed-in' || stage === 'signed-out'
  const page = isShown ? `${stage} ${pathname}` : undefined
  const former = useRef(page)

  useScrollMemory(page, stage === 'signed-out')

  useEffect(() => {
    if (page === undefined) return
    // The page's first address is no navigation.
    const isNavigation = former.current !== undefined && former.current !== page
    former.current = page
    if (isNavigation) focusScreen()
  }, [page])
}
