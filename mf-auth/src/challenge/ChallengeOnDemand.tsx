import { useEffect, useState, type ComponentType } from 'react'
import { Button, Skeleton, Stack, VisuallyHidden } from 'shared/ui'
import { AuthCard } from '../layout/AuthCard.tsx'
import { ViewTitle } from '../layout/ViewTitle.tsx'
import { BackButton } from '../layout/WaysOut.tsx'
import { messages } from '../messages.ts'
import type { ChallengeViewProps } from './ChallengeView.tsx'

type Loading =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly View: ComponentType<ChallengeViewProps> }
  | { readonly status: 'failed' }

/** The view of a challenge. Few customers ever see one, so its code is fetched with the first. */
export function ChallengeOnDemand(props: ChallengeViewProps) {
  const { loading, retry } = useChallengeView()
  switch (loading.status) {
    case 'loading':
      return <ChallengeSkeleton />
    case 'ready':
      return <loading.View {...props} />
    case 'failed':
      return (
        <AuthCard>
          <ViewTitle title={messages.challenge.loadFailed}>{messages.challenge.loadFailedExplanation}</ViewTitle>
          <Stack gap="3">
            <Button fullWidth onClick={retry}>
              {messages.challenge.tryAgain}
            </Button>
            <BackButton step={props.step} />
          </Stack>
        </AuthCard>
      )
  }
}

/** Fetches the code, and again at each retry: the bundler's runtime forgets a file that failed to load. */
function useChallengeView() {
  const [loading, setLoading] = useState<Loading>({ status: 'loading' })

  useEffect(() => {
    if (loading.status !== 'loading') return
    let isShown = true
    import(/* webpackChunkName: "challenges" */ './ChallengeView.tsx').then(
      ({ ChallengeView }) => isShown && setLoading({ status: 'ready', View: ChallengeView }),
      () => isShown && setLoading({ status: 'failed' }),
    )
    return () => {
      isShown = false
    }
  }, [loading])

  return { loading, retry: () => setLoading({ status: 'loading' }) }
}

function ChallengeSkeleton() {
  return (
    <AuthCard>
      <VisuallyHidden role="status">{messages.deciding}</VisuallyHidden>
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
