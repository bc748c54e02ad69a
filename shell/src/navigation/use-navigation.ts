import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation } from 'shared/router'
import { focusScreen } from '../layout/focus-screen.ts'
import type { Stage } from '../session/use-stage.ts'
import { prefersLessMotion } from './prefers-less-motion.ts'
import { useScrollMemory } from './use-scroll-memory.ts'

const fadeMs = 150

/**
 * After a navigation, and when a sign-in or sign-out changes the frame: fades the screen in, restores its scroll position and
 * moves the focus to its heading.
 */
export function useNavigation(stage: Stage): void {
  const { pathname } = useLocation()
  const isShown = stage === 'signed-in' || stage === 'signed-out'
  const place = isShown ? `${stage} ${pathname}` : undefined
  const former = useRef(place)

  useScrollMemory(place, stage === 'signed-out')

  useLayoutEffect(() => {
    if (isNavigation(former.current, place)) fadeIn()
  }, [place])

  useEffect(() => {
    if (place === undefined) return
    const isDone = isNavigation(former.current, place)
    former.current = place
    if (isDone) focusScreen()
  }, [place])
}

/** The page's first address is no navigation. */
const isNavigation = (from: string | undefined, to: string | undefined) => from !== undefined && to !== undefined && from !== to

function fadeIn(): void {
  if (!prefersLessMotion()) document.querySelector('main')?.animate({ opacity: [0, 1] }, fadeMs)
}
