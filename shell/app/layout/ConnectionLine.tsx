import { useLayoutEffect, useRef, useSyncExternalStore } from 'react'
import { followConnection, isOffline } from 'shared/api'
import { chakra } from 'shared/ui'
import { messages } from '../messages.ts'

interface ConnectionLineProps {
  /** It stands on the tab bar or beside it, else at the window's edge. */
  readonly isOnTabBar: boolean
}

/** Says that there is no connection, in a strip for which the page keeps room at its end. */
export function ConnectionLine({ isOnTabBar }: ConnectionLineProps) {
  const offline = useSyncExternalStore(followConnection, isOffline)
  const strip = useRef<HTMLDivElement>(null)
  // Its height is a fraction of a pixel more.
  useLayoutEffect(() => {
    const { style } = document.documentElement
    style.setProperty('--offline-strip', offline ? `${(strip.current?.offsetHeight ?? 0) + 1}px` : '0px')
    return () => void style.removeProperty('--offline-strip')
  }, [offline])
  return (
    <Strip
      ref={strip}
      className="offline"
      role="status"
      bottom={isOnTabBar ? 'var(--tab-bar)' : '0'}
      insetInlineStart={isOnTabBar ? 'var(--rail)' : '0'}
    >
      {offline && <Line>{isOnTabBar ? messages.offlineWithVouchers : messages.offlineTitle}</Line>}
    </Strip>
  )
}

const Strip = chakra('div', {
  base: { position: 'fixed', zIndex: '2', insetInlineEnd: '0', background: 'ink', color: 'paper', textAlign: 'center' },
})

const Line = chakra('span', { base: { display: 'block', padding: '1', textStyle: 'small', fontWeight: 'semibold' } })
