import { useEffect, useState } from 'react'
import { remoteOfScreen, type ScreenName } from 'shared/federation'
import { FailureNotice, ScreenColumn } from 'shared/ui'
import { messages } from '../messages.ts'
import { focusScreenThatCame } from '../layout/focus-screen.ts'
import { ScreenSkeleton } from '../layout/ScreenSkeleton.tsx'
import { reportLoadError } from './report-load-error.ts'
import { ScreenBoundary } from './ScreenBoundary.tsx'
import type { ScreenLoader } from './screen-loader.ts'
import { useScreen } from './use-screen.ts'

interface RemoteScreenProps {
  readonly loader: ScreenLoader
  readonly screen: ScreenName
}

/** A remote's screen in its region: what goes wrong there stays there, with a retry. */
export function RemoteScreen({ loader, screen }: RemoteScreenProps) {
  // Each screen counts its own attempts.
  return <ScreenAttempts key={screen} loader={loader} screen={screen} />
}

function ScreenAttempts({ loader, screen }: RemoteScreenProps) {
  const [attempt, setAttempt] = useState(0)
  const retry = () => setAttempt(attempt + 1)
  // Each attempt starts from nothing: it does not keep the former failure.
  return <ScreenAttempt key={attempt} loader={loader} screen={screen} attempt={attempt} onRetry={retry} />
}

interface ScreenAttemptProps extends RemoteScreenProps {
  readonly attempt: number
  readonly onRetry: () => void
}

function ScreenAttempt({ loader, screen, attempt, onRetry }: ScreenAttemptProps) {
  const state = useScreen(loader, screen, attempt > 0)
  useEffect(() => {
    if (state.status === 'ready') focusScreenThatCame()
  }, [state.status])
  switch (state.status) {
    case 'loading':
      return state.slow ? <SlowScreen onRetry={onRetry} /> : <ScreenSkeleton />
    case 'failed':
      return <FailedScreen attempt={attempt} onRetry={onRetry} />
    case 'ready': {
      const Screen = state.screen
      return (
        <ScreenBoundary
          fallback={<FailedScreen attempt={attempt} onRetry={onRetry} />}
          onError={(error) =>
            reportLoadError({ remote: remoteOfScreen[screen], screen, phase: 'render', cause: 'threw', detail: String(error) })
          }
        >
          <Screen />
        </ScreenBoundary>
      )
    }
  }
}

function SlowScreen({ onRetry }: { onRetry: () => void }) {
  return (
    <ScreenColumn>
      <FailureNotice isScreen title={messages.screenSlow} minHeight="64" onRetry={onRetry}>
        {messages.screenSlowExplanation}
      </FailureNotice>
    </ScreenColumn>
  )
}

function FailedScreen({ attempt, onRetry }: { attempt: number; onRetry: () => void }) {
  // The browser keeps some failures for the life of the page: after two, offer a new one.
  const reload = attempt > 1
  return (
    <ScreenColumn>
      <FailureNotice
        isScreen
        title={messages.screenFailed}
        minHeight="64"
        onRetry={reload ? () => location.reload() : onRetry}
        retryLabel={reload ? messages.reloadPage : messages.tryAgain}
      >
        {messages.screenFailedExplanation}
      </FailureNotice>
    </ScreenColumn>
  )
}
