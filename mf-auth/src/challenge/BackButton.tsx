import { Button } from 'shared/ui'
import type { SendFlowEvent } from '../flow/flow-store.ts'
import { messages } from '../messages.ts'

/** The way out of a challenge: sign-in, with the phone filled in. */
export function BackButton({ send }: { send: SendFlowEvent }) {
  return (
    <Button variant="quiet" fullWidth onClick={() => send({ type: 'abandoned' })}>
      {messages.challenge.back}
    </Button>
  )
}
