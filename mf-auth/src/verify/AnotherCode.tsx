import { useId, useSyncExternalStore } from 'react'
import { deviceNow } from 'shared/format'
import { Button, chakra, Stack, Text, useAction, VisuallyHidden } from 'shared/ui'
import { resendDelayMs, type Verification } from '../flow/flow.ts'
import type { FlowStep } from '../flow/flow-store.ts'
import { laterMessages } from '../later-messages.ts'
import { requestCode } from './verify.ts'

interface AnotherCodeProps {
  readonly verification: Verification
  readonly step: FlowStep
}

/** The ways to another code, once the first has had a minute to arrive. */
export function AnotherCode({ verification, step }: AnotherCodeProps) {
  const requesting = useAction(requestCode)
  const seconds = useSecondsUntil(verification.resendAt, resendDelayMs)
  const waitId = useId()
  const waits = seconds > 0

  const button = (channel: 'sms' | 'call', label: string) => (
    <Button
      variant="secondary"
      fullWidth
      disabled={waits}
      loading={requesting.input?.[0] === channel}
      aria-describedby={waits ? waitId : undefined}
      onClick={() => requesting.run(channel, verification, step)}
    >
      <span>{label}</span>
      {waits && <Countdown aria-hidden="true">{clock(seconds)}</Countdown>}
    </Button>
  )

  return (
    <Stack gap="3" css={resting}>
      <Text textStyle="small" color="ink.soft" textAlign="center">
        {laterMessages.verify.noCode}
      </Text>
      {waits && <VisuallyHidden id={waitId}>{laterMessages.verify.availableIn(seconds)}</VisuallyHidden>}
      {!verification.resent && button('sms', laterMessages.verify.resend)}
      {button('call', laterMessages.verify.voiceCall)}
    </Stack>
  )
}

/** The seconds are read while a button rests. */
const resting = {
  '& button:disabled': {
    opacity: '1',
    borderColor: 'transparent',
    background: 'ground',
    color: 'ink.soft',
    fontWeight: 'semibold',
  },
}

const clock = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`

const Countdown = chakra('span', { base: { marginInlineStart: '2', textStyle: 'number' } })

/**
 * Whole seconds until a deadline, zero after it. Read from the clock each time, so that neither a sleeping tab nor a reload changes it.
 * @param maximumMs the longest wait, even if the clock was set back meanwhile
 */
function useSecondsUntil(deadline: number | undefined, maximumMs: number): number {
  return useSyncExternalStore(subscribe, () => {
    const remainingMs = deadline === undefined ? 0 : Math.max(0, deadline - deviceNow())
    return Math.ceil(Math.min(remainingMs, maximumMs) / 1000)
  })
}

function subscribe(onChange: () => void): () => void {
  const timer = setInterval(onChange, 250)
  return () => clearInterval(timer)
}
