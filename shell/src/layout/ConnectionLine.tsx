import { useSyncExternalStore } from 'react'
import { chakra } from 'shared/ui'
import { messages } from '../messages.ts'

/** Says that the device is offline. It floats above the tab bar, so that the content does not move. */
export function ConnectionLine() {
  const online = useOnline()
  return <Place role="status">{!online && <Line>{messages.offlineTitle}</Line>}</Place>
}

/** Whether this device has a network, as far as the browser knows. */
const useOnline = (): boolean => useSyncExternalStore(follow, () => navigator.onLine)

function follow(onChange: () => void): () => void {
  const events = ['online', 'offline']
  for (const event of events) addEventListener(event, onChange)
  return () => {
    for (const event of events) removeEventListener(event, onChange)
  }
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
