import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation } from 'shared/router'
import { focusScreen } from '../layout/focus-screen.ts'
import type { Stage } from '../session/use-stage.ts'
import { prefersLessMotion } from './prefers-less-motion.ts'
import { useScrollMemory } from './use-scroll-memory.ts'

const fadeMs = 150

/** After a navigation, and where the session's begin or end changes the frame, the screen fades in where it was left, with the focus at its start. */
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

/** The page's first place is none: nothing led there. */
const isNavigation = (from: string | undefined, to: string | undefined) => from !== undefined && to !== undefined && from !== to

function fadeIn(): void {
  if (!prefersLessMotion()) document.querySelector('main')?.animate({ opacity: [0, 1] }, fadeMs)
}
