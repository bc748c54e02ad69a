import { useId, useRef, useState } from 'react'
import { Button, chakra, Stack, Text, VisuallyHidden } from 'shared/ui'
import { resendDelayMs, type Verification } from '../flow/flow.ts'
import type { SendFlowEvent } from '../flow/flow-store.ts'
import { messages } from '../messages.ts'
import { requestVoiceCall, resendCode } from './request-code.ts'
import { useSecondsUntil } from './use-seconds-until.ts'

interface AnotherCodeProps {
  readonly verification: Verification
  readonly send: SendFlowEvent
}

/** The ways to another code, once the first has had its minute to arrive. */
export function AnotherCode({ verification, send }: AnotherCodeProps) {
  const [requesting, setRequesting] = useState<'sms' | 'call'>()
  // Decides at once, while `requesting` waits for a render: two clicks can come in between.
  const underWay = useRef(false)
  const seconds = useSecondsUntil(verification.resendAt, resendDelayMs)
  const waitId = useId()
  const waits = seconds > 0
  const description = waits ? waitId : undefined

  async function request(channel: 'sms' | 'call') {
    if (underWay.current) return
    underWay.current = true
    setRequesting(channel)
    const requested = channel === 'sms' ? resendCode(verification, send) : requestVoiceCall(verification, send)
    await requested.finally(() => {
      underWay.current = false
      setRequesting(undefined)
    })
  }

  return (
    <Stack gap="3">
      <Text textStyle="small" color="ink.soft" textAlign="center">
        {messages.verify.noCode}
      </Text>
      {waits && <VisuallyHidden id={waitId}>{messages.verify.availableIn(seconds)}</VisuallyHidden>}
      {!verification.resent && (
        <Button
          variant="secondary"
          fullWidth
          disabled={waits}
          loading={requesting === 'sms'}
          aria-describedby={description}
          onClick={() => void request('sms')}
        >
          {messages.verify.resend}
          {waits && <Countdown aria-hidden="true">{clock(seconds)}</Countdown>}
        </Button>
      )}
      <Button
        variant="secondary"
        fullWidth
        disabled={waits}
        loading={requesting === 'call'}
        aria-describedby={description}
        onClick={() => void request('call')}
      >
        {messages.verify.voiceCall}
      </Button>
    </Stack>
  )
}

const clock = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`

const Countdown = chakra('span', { base: { marginInlineStart: '2', textStyle: 'number' } })
