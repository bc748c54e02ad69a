import { useEffect, useState, type ReactNode } from 'react'
import { signOut, useSession } from 'shared/session'
import { Button, Skeleton, Stack, useAction, VisuallyHidden } from 'shared/ui'
import type { FlowStep } from '../flow/flow-store.ts'
import type * as laterSteps from '../later-steps.ts'
import { messages } from '../messages.ts'
import { AuthCard } from './AuthCard.tsx'

type LaterSteps = typeof laterSteps

interface LaterStepProps {
  readonly step: FlowStep
  readonly children: (views: LaterSteps) => ReactNode
}

/** A step after the tabs. Most visits end at sign-in, so the code of these steps is fetched with the first of them. */
export function LaterStep({ step, children }: LaterStepProps) {
  const { user } = useSession()
  const { views, retry } = useLaterSteps()
  // Without a question, whose code may not come either.
  const leaving = useAction(async () => (user ? signOut() : step.send({ type: 'abandoned' })))
  if (views === 'loading') return <StepSkeleton />
  if (views !== 'failed') return children(views)
  return (
    <AuthCard title={messages.laterStep.loadFailed} explanation={messages.laterStep.loadFailedExplanation}>
      <Stack gap="3">
        <Button fullWidth onClick={retry}>
          {messages.laterStep.tryAgain}
        </Button>
        <Button variant="quiet" fullWidth loading={leaving.isRunning} onClick={leaving.run}>
          {user ? messages.signOut : messages.back}
        </Button>
      </Stack>
    </AuthCard>
  )
}

/** Fetches the code, and again at each retry: the bundler's runtime forgets a file that failed to load. */
function useLaterSteps() {
  const [views, setViews] = useState<LaterSteps | 'loading' | 'failed'>('loading')

  useEffect(() => {
    if (views !== 'loading') return
    let isShown = true
    import(/* webpackChunkName: "later-steps" */ '../later-steps.ts').then(
      (loaded) => isShown && setViews(loaded),
      () => isShown && setViews('failed'),
    )
    return () => {
      isShown = false
    }
  }, [views])

  return { views, retry: () => setViews('loading') }
}

function StepSkeleton() {
  return (
    <AuthCard>
      {/* Keeps the focus, which the pressed control has lost, for the title that follows. */}
      <VisuallyHidden tabIndex={-1}>{messages.deciding}</VisuallyHidden>
      <Stack gap="2">
        <Skeleton height="7" width="56" />
        <Skeleton height="6" />
      </Stack>
      <Stack gap="5">
        <Skeleton height="16" borderRadius="md" />
        <Skeleton height="control" borderRadius="md" />
      </Stack>
    </AuthCard>
  )
}
