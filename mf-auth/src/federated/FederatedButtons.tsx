import { useState } from 'react'
import type { Provider } from 'shared/identity'
import { Button, chakra, Stack } from 'shared/ui'
import { messages } from '../messages.ts'
import { leaveFor, prefetchLeaving } from './leave-for.ts'
import { AppleMark, GoogleMark } from './provider-marks.tsx'

const buttons = [
  { provider: 'apple', mark: <AppleMark /> },
  { provider: 'google', mark: <GoogleMark /> },
] as const

/** The ways in that need no password: through Apple or Google, and back to this address (spec §2). */
export function FederatedButtons() {
  const [leaving, setLeaving] = useState<Provider>()

  async function leave(provider: Provider) {
    setLeaving(provider)
    await leaveFor(provider)
    setLeaving(undefined)
  }

  return (
    <Stack gap="5">
      <Divider>{messages.federated.or}</Divider>
      <Stack gap="3">
        {buttons.map(({ provider, mark }) => (
          <Button
            key={provider}
            variant="secondary"
            fullWidth
            icon={mark}
            loading={leaving === provider}
            disabled={leaving !== undefined && leaving !== provider}
            onFocus={prefetchLeaving}
            onPointerEnter={prefetchLeaving}
            onClick={() => void leave(provider)}
          >
            {messages.federated.access(provider)}
          </Button>
        ))}
      </Stack>
    </Stack>
  )
}

/** A word between two lines. */
const Divider = chakra('p', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '4',
    textStyle: 'small',
    color: 'ink.soft',
    _before: { content: '""', flex: '1', height: '1px', background: 'line' },
    _after: { content: '""', flex: '1', height: '1px', background: 'line' },
  },
})
