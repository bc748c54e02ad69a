import { useLayoutEffect, useRef, type PropsWithChildren } from 'react'
import { chakra, Notice } from 'shared/ui'

/** What stands in the way of a voucher. It comes into sight: the button that was pressed is pinned, and this may be beyond the screen. */
export function Problem({ status, children }: PropsWithChildren<{ readonly status: 'danger' | 'warning' | 'info' }>) {
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
