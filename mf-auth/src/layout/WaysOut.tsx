import { signOut } from 'shared/session'
import { Button, chakra, useAction } from 'shared/ui'
import type { FlowStep } from '../flow/flow-store.ts'
import { messages } from '../messages.ts'

/** The way out of a step that needs no session: back to sign-in, with the phone filled in. */
export function BackButton({ step }: { readonly step: FlowStep }) {
  return (
    <WayOut>
      <Button variant="quiet" fullWidth onClick={() => step.send({ type: 'abandoned' })}>
        {messages.back}
      </Button>
    </WayOut>
  )
}

/** The way out for a signed-in customer who cannot go on. */
export function SignOutButton() {
  const leaving = useAction(signOut)
  return (
    <WayOut>
      <Button variant="quiet" fullWidth loading={leaving.isRunning} onClick={() => leaving.run()}>
        {messages.signOut}
      </Button>
    </WayOut>
  )
}

/** The last button of a view has no surface. This keeps the card's distances to its words, not to its edges. */
const WayOut = chakra('div', { base: { marginBlock: '-2' } })
