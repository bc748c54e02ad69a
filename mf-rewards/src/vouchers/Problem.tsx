import { useLayoutEffect, useRef, type ReactNode } from 'react'
import { chakra, Notice } from 'shared/ui'

interface ProblemProps {
  readonly status: 'danger' | 'warning' | 'info'
  readonly children: ReactNode
}

/** What stands in the way of a voucher. It comes into sight: the button that was pressed is pinned, and this may be beyond the screen. */
export function Problem({ status, children }: ProblemProps) {
  const element = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    element.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <Middle ref={element}>
      <Notice role="alert" status={status}>
        {children}
      </Notice>
    </Middle>
  )
}

const Middle = chakra('div', { base: { display: 'grid', placeItems: 'center', flex: '1', width: 'full' } })
