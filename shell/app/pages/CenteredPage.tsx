import type { ReactNode } from 'react'
import { chakra, FailureMark, Stack } from 'shared/ui'

interface CenteredPageProps {
  /** Begins with the sign of a failure. */
  readonly isFailure?: boolean
  readonly role?: 'alert'
  readonly children: ReactNode
}

/** Too low for a drawing above what is said. */
const whereLow = { '@media (max-height: 30rem)': { '& > svg': { display: 'none' } } }

/** A page that says one thing, in the middle of the screen, instead of the site. */
export function CenteredPage({ isFailure, role, children }: CenteredPageProps) {
  return (
    <chakra.main display="grid" placeItems="center" minHeight="100dvh" padding="6">
      <Stack gap="4" alignItems="center" textAlign="center" role={role} css={whereLow}>
        {isFailure && <FailureMark />}
        {children}
      </Stack>
    </chakra.main>
  )
}
