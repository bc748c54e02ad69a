import { useSyncExternalStore } from 'react'
import { followConnection, isOffline } from 'shared/api'
import { chakra } from 'shared/ui'
import { messages } from '../messages.ts'

/** Says that there is no connection. It floats above the tab bar, so that the content does not move. */
export function ConnectionLine() {
  const offline = useSyncExternalStore(followConnection, isOffline)
  return <Place role="status">{offline && <Line>{messages.offlineTitle}</Line>}</Place>
}

const Place = chakra('div', {
  base: {
    position: 'fixed',
    zIndex: '2',
    bottom: { base: 'calc({sizes.14} + env(safe-area-inset-bottom) + {spacing.2})', lg: '4' },
    insetInline: '0',
    display: 'grid',
    placeItems: 'center',
    pointerEvents: 'none',
  },
})

const Line = chakra('span', {
  base: {
    paddingInline: '4',
    paddingBlock: '1.5',
    borderRadius: 'full',
    background: 'ink',
    color: 'paper',
    textStyle: 'small',
    fontWeight: 'semibold',
    animation: 'fadeIn {durations.moderate} {easings.out}',
  },
})
