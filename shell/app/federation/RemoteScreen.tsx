import { startTransition, Suspense, useEffect, useState, useSyncExternalStore } from 'react'
import type { ComponentType, ReactNode } from 'react'
import { askTime, followConnection, isOffline } from 'shared/api'
import type { Release, ScreenName } from 'shared/federation'
import { FailureNotice, ScreenColumn } from 'shared/ui'
import { messages } from '../messages.ts'
import { focusRegion, focusScreenThatCame } from '../layout/focus-screen.ts'
import { ScreenSkeleton } from '../layout/ScreenSkeleton.tsx'
import { findScreen } from '../../contract/released-screens.ts'
import { CopyReport } from '../report/CopyReport.tsx'
import { ScreenBoundary } from './ScreenBoundary.tsx'
import type { LoadResult, ScreenLoader } from './screen-loader.ts'

interface RemoteScreenProps {
  readonly loader: ScreenLoader
  readonly screen: ScreenName
  /** Stands for it while its code is loading. Default: what the shape has that its remote declares. */
  readonly skeleton?: ReactNode
}

/** Shows a remote's screen. If it fails, only this region shows the failure, with a button to try again. */
export function RemoteScreen({ screen, ...given }: RemoteScreenProps) {
  // Each screen counts its own retries.
  return <ScreenAttempts key={screen} screen={screen} {...given} />
}

function ScreenAttempts({ loader, screen, skeleton }: RemoteScreenProps) {
  const [retries, setRetries] = useState(0)
  const retry = () => {
    focusRegion()
    void loader.retry(screen)
    setRetries(retries + 1)
  }
  // The key makes each attempt start without the state of the one before.
  return <ScreenAttempt key={retries} {...{ loader, screen, skeleton, retries }} onRetry={retry} />
}

interface ScreenAttemptProps extends RemoteScreenProps {
  /** How often the customer has tried again. */
  readonly retries: number
  readonly onRetry: () => void
}

function ScreenAttempt({ loader, screen, skeleton: given, retries, onRetry }: ScreenAttemptProps) {
  const state = useScreen(loader, screen)
  const { release } = loader
  const skeleton = given ?? <ScreenSkeleton shape={findScreen(release.remotes, screen)?.released.shape ?? 'rows'} />
  const failed = <FailedScreen release={release} retries={retries} onRetry={onRetry} />
  useEffect(() => {
    if (state.status !== 'loading') focusScreenThatCame()
    // Not before: nothing on the way to the first screen waits behind it.
    if (state.status === 'ready') void askTime()
  }, [state.status])
  switch (state.status) {
    case 'loading':
      return state.slow ? <SlowScreen onRetry={onRetry} /> : skeleton
    case 'failed':
      return failed
    case 'ready': {
      const Screen = state.screen
      return (
        <ScreenBoundary fallback={failed} onError={(failure) => loader.reportThrown(screen, failure)}>
          <Suspense fallback={skeleton}>
            <Screen />
          </Suspense>
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

function FailedScreen({ release, retries, onRetry }: { release: Release; retries: number; onRetry: () => void }) {
  // The browser remembers some failures until the page is reloaded, so after two retries the button reloads it.
  const reload = retries > 1
  const retry = reload ? () => location.reload() : onRetry
  const isConnected = !useSyncExternalStore(followConnection, isOffline)
  const [lackedConnection] = useState(!isConnected)
  useEffect(() => {
    if (lackedConnection && isConnected) retry()
  })
  return (
    <ScreenColumn>
      <FailureNotice
        isScreen
        title={lackedConnection ? messages.offlineTitle : messages.screenFailed}
        minHeight="64"
        // It comes by itself with the connection.
        {...(!lackedConnection && { onRetry: retry })}
        retryLabel={reload ? messages.reloadPage : messages.tryAgain}
      >
        {lackedConnection ? messages.screenOfflineExplanation : messages.screenFailedExplanation}
      </FailureNotice>
      {!lackedConnection && <CopyReport release={release} />}
    </ScreenColumn>
  )
}

/** How long a load may take before the customer reads that it is slow. It continues. */
const slowAfterMs = 6000

type ScreenState =
  | { readonly status: 'loading'; readonly slow: boolean }
  | { readonly status: 'ready'; readonly screen: ComponentType }
  | { readonly status: 'failed' }

/** Follows one attempt to load a screen. For another attempt, mount the component again. */
function useScreen(loader: ScreenLoader, screen: ScreenName): ScreenState {
  const present = loader.loaded(screen)
  const [state, setState] = useState<ScreenState>(
    present ? { status: 'ready', screen: present } : { status: 'loading', slow: false },
  )

  const isLoading = state.status === 'loading'

  useEffect(() => {
    // Not `loader.loaded(screen)`: a load that ended since the render would then never be shown.
    if (!isLoading) return
    let mounted = true
    const slow = setTimeout(() => setState({ status: 'loading', slow: true }), slowAfterMs)
    void loader.load(screen).then((result) => {
      clearTimeout(slow)
      if (!mounted) return
      // React renders a transition in slices, so the page stays responsive.
      startTransition(() => setState(stateAfter(result)))
    })
    return () => {
      mounted = false
      clearTimeout(slow)
    }
  }, [loader, screen, isLoading])

  return state
}

const stateAfter = (result: LoadResult): ScreenState =>
  result.ok ? { status: 'ready', screen: result.screen } : { status: 'failed' }
