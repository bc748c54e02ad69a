import { useSession } from 'shared/session'
import { Box, Button } from 'shared/ui'
import { useSignOut } from 'shared/vouchers/sign-out'
import type { Tab } from '../flow/flow.ts'
import type { FlowStep } from '../flow/flow-store.ts'
import { messages } from '../messages.ts'

interface WayOutProps {
  readonly step: FlowStep
  /** Where it leads, with what was typed there. Default: sign-in, with the phone filled in. */
  readonly tab?: Tab
  readonly children?: string
}

/** The way out of a step: of the session, or back to a tab. */
export function WayOut({ step, tab, children = messages.back }: WayOutProps) {
  const { user } = useSession()
  const leaving = useSignOut()
  const goBack = () => step.send(tab ? { type: 'tab-chosen', tab } : { type: 'abandoned' })
  return (
    // The last button of a view has no surface: the card's distances are to its words, not to its edges.
    <Box marginBlock="-2">
      <Button variant="quiet" fullWidth loading={leaving.isRunning} onClick={user ? leaving.press : goBack}>
        {user ? messages.signOut : children}
      </Button>
      {leaving.question}
    </Box>
  )
}
