import { Button } from 'shared/ui'
import type { SendFlowEvent } from '../flow/flow-store.ts'
import { messages } from '../messages.ts'
import { WayOut } from './WayOut.tsx'

/** The way out of a step that needs no session: sign-in, with the phone filled in. */
export function BackButton({ send }: { send: SendFlowEvent }) {
  return (
    <WayOut>
      <Button variant="quiet" fullWidth onClick={() => send({ type: 'abandoned' })}>
        {messages.back}
      </Button>
    </WayOut>
  )
}
