import { Navigate, paths } from 'shared/router'
import { LocationContext } from 'shared/router/host'
import { siteConfig, useSession } from 'shared/session'
import { RemoteScreen } from './federation/RemoteScreen.tsx'
import type { ScreenLoader } from './federation/screen-loader.ts'
import { AuthLayout, AuthSkeleton } from './layout/AuthLayout.tsx'
import { ConsoleOnDemand } from './layout/ConsoleOnDemand.tsx'
import { OrganizationFailure } from './layout/OrganizationFailure.tsx'
import { useBrand } from './layout/use-brand.ts'
import { messages } from './messages.ts'
import { useNavigation } from './navigation/use-navigation.ts'
import { useShownLocation } from './navigation/use-shown-location.ts'
import { ErrorPage } from './pages/ErrorPage.tsx'
import { UnreachablePage } from './pages/UnreachablePage.tsx'
import { declaredPlaces } from '../contract/released-screens.ts'
import { destinationOf, isOfflineScreen, needsNoOrganization, organizationNear } from '../contract/routes.ts'
import {
  useAlerts,
  useEndOfSession,
  useMessagesOfView,
  useOrganizationOfAddress,
  useSignedInCustomer,
} from './session/use-session-effects.ts'
import { useServiceWorker } from './session/use-service-worker.ts'
import { useStage } from './session/use-stage.ts'
import { useEffect } from 'react'
import { BrandPlate, chakra, Status } from 'shared/ui'

/** What is around a remote's screen. */
export interface SiteFrames {
  readonly Auth: typeof AuthLayout
  readonly Console: typeof ConsoleOnDemand
}

const siteFrames: SiteFrames = { Auth: AuthLayout, Console: ConsoleOnDemand }

interface AppProps {
  readonly loader: ScreenLoader
  readonly frames?: SiteFrames | undefined
}

/** The site: the address and the session decide which frame holds which remote's screen. */
export function App({ loader, frames = siteFrames }: AppProps) {
  const { lookup } = useSession().organization
  const stage = useStage()
  const brand = useBrand()
  const shown = useShownLocation(loader, stage === 'signed-in')
  const { pathname } = shown.location
  const { remotes } = loader.release
  const destination = destinationOf(pathname, remotes)
  const key = destination.kind === 'console' ? destination.key : undefined

  useOrganizationOfAddress(key, destination.kind === 'not-found' || stage === 'unreachable')
  useSignedInCustomer(key, stage)
  useEndOfSession(key)
  useMessagesOfView()
  useAlerts()
  useNavigation(stage, pathname)
  useServiceWorker(stage, loader.release)

  switch (destination.kind) {
    case 'not-found':
      return <ErrorPage explanation={messages.unknownExplanation} start={paths.home(organizationNear(pathname))} />
    case 'redirect':
      return <Navigate to={destination.to} replace />
    case 'club':
      return <ExternalRedirect to={siteConfig().clubUrl} />
    case 'console':
    case 'verification':
  }
  const splash = <Splash name={brand.name} src={brand.src} />
  if (stage === 'loading') return splash
  const isOffline = destination.kind === 'console' && isOfflineScreen(destination.screen, remotes)
  const unreachable = <UnreachablePage organizationKey={key} />
  if (stage === 'unreachable' && !isOffline) return unreachable
  if (stage === 'signed-out') {
    // The address does not change: once verified, the customer sees the page that the link leads to.
    return (
      <frames.Auth>
        <RemoteScreen
          loader={loader}
          screen={destination.kind === 'verification' ? 'Verification' : 'Auth'}
          skeleton={<AuthSkeleton />}
        />
      </frames.Auth>
    )
  }
  if (destination.kind === 'verification') return <Navigate to={paths.home()} replace />
  return (
    <frames.Console
      fallback={stage === 'unreachable' ? unreachable : splash}
      places={declaredPlaces(loader.release)}
      tone={destination.screen === 'Home' ? 'brand' : 'paper'}
      isReachable={stage === 'signed-in'}
    >
      {lookup === 'failed' && !needsNoOrganization(destination.screen, remotes) ? (
        <OrganizationFailure organizationKey={key ?? ''} release={loader.release} />
      ) : (
        // While the customer's next screen is prepared, the former one keeps its own address.
        <LocationContext value={shown}>
          <RemoteScreen loader={loader} screen={destination.screen} />
        </LocationContext>
      )}
    </frames.Console>
  )
}

/** Leaves the site for a configured address. The browser's back button skips this page. */
function ExternalRedirect({ to }: { to: string }) {
  useEffect(() => location.replace(to), [to])
  return null
}

/** The whole screen until the session is known: the organisation's pulsing logo. The page's HTML shows the same before any script runs (`shell/server/first-paint.ts`). */
function Splash({ name, src }: { name: string; src: string | undefined }) {
  return (
    <chakra.div display="grid" placeItems="center" minHeight="100dvh" background="ground">
      <Status>Carregando</Status>
      <chakra.div display="grid" animation="breathe 2.4s ease-in-out 1s infinite" borderRadius="full" boxShadow="card">
        <BrandPlate name={name} src={src} size={176} />
      </chakra.div>
    </chakra.div>
  )
}
