import { useEffect, useRef, type ReactNode } from 'react'
import { signOut, useSession } from 'shared/session'
import { Box, Button, chakra, PageTitle, Stack, Text, useAction, useDocumentTitle } from 'shared/ui'
import type { FlowStep } from '../flow/flow-store.ts'
import { messages } from '../messages.ts'

/* The white column that holds one view, and what the views in it are made of. */

interface AuthCardProps {
  /** Above the content, from edge to edge. */
  readonly top?: ReactNode
  readonly title?: string
  /** What to do here, in one sentence. */
  readonly explanation?: ReactNode
  readonly children: ReactNode
}

export function AuthCard({ top, title, explanation, children }: AuthCardProps) {
  return (
    <CardSurface>
      {top}
      <CardContent>
        {title && <ViewTitle title={title} explanation={explanation} />}
        {children}
      </CardContent>
    </CardSurface>
  )
}

/** A view's title. It takes the focus if no control has it: the one that led here went away before this view came. */
export function ViewTitle({ title, explanation }: { readonly title: string; readonly explanation?: ReactNode }) {
  const { organization } = useSession()
  const heading = useRef<HTMLHeadingElement>(null)
  useDocumentTitle(title, organization.current?.name)

  useEffect(() => {
    if (document.activeElement?.matches('body, main')) heading.current?.focus({ preventScroll: true })
  }, [])

  return (
    <Stack gap="2">
      <PageTitle ref={heading} textStyle="title">
        {title}
      </PageTitle>
      {explanation && (
        <Text textStyle="body" color="ink.soft">
          {explanation}
        </Text>
      )}
    </Stack>
  )
}

/** A form that shows its own errors: the browser shows none. */
export const Form = chakra(
  'form',
  { base: { display: 'flex', flexDirection: 'column', gap: '5' } },
  { defaultProps: { noValidate: true } },
)

/** The way out of a step: of the session, or back to sign-in with the phone filled in. */
export function WayOut({ step }: { readonly step: FlowStep }) {
  const { user } = useSession()
  const leaving = useAction(async () => (user ? signOut() : step.send({ type: 'abandoned' })))
  return (
    // The last button of a view has no surface: the card's distances are to its words, not to its edges.
    <Box marginBlock="-2">
      <Button variant="quiet" fullWidth loading={leaving.isRunning} onClick={leaving.run}>
        {user ? messages.signOut : messages.back}
      </Button>
    </Box>
  )
}

const CardSurface = chakra('div', {
  base: {
    width: 'full',
    maxWidth: 'form',
    marginInline: 'auto',
    background: 'paper',
    borderRadius: 'lg',
    boxShadow: 'card',
    outline: '1px solid transparent',
    overflow: 'hidden',
  },
})

const CardContent = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '6',
    paddingInline: { base: '5', sm: '8' },
    paddingTop: '7',
    paddingBottom: '8',
    // A phone in landscape.
    '@media (max-height: 30rem)': { paddingTop: '4' },
  },
})
