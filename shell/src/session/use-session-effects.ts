import { useEffect, useLayoutEffect, useRef } from 'react'
import { paths, useLocation, useNavigate } from 'shared/router'
import { loadOrganizations, session, siteConfig, useSession } from 'shared/session'
import { acknowledge, dismissAlert, openOrganization } from 'shared/session/host'
import { showToast } from 'shared/toast'
import { applyBrandTheme, brandTheme } from 'shared/ui'
import { manifestAddress } from '../manifest-address.ts'
import { registerWorkerWhenQuiet } from '../register-worker.ts'
import { signedInHint } from '../signed-in-hint.ts'
import { checkTerms } from './check-terms.ts'
import type { Stage } from './use-stage.ts'

/** How long after verification the customer is acknowledged (spec §9). */
const acknowledgeDelayMs = 500

/** Follows the address's organisation: its data, and its colours once they are known. */
export function useOrganizationOfAddress(key: string | undefined): void {
  const { current, lookup } = useSession().organization

  useEffect(() => {
    void openOrganization(key)
    // Installed from here, the site opens here.
    document.querySelector('link[rel=manifest]')?.setAttribute('href', manifestAddress(key))
  }, [key])

  // Before paint, and not while the next organisation is on its way: the page never flashes another colour.
  useLayoutEffect(() => {
    if (lookup === 'pending') return
    const theme = brandTheme(current?.colors)
    applyBrandTheme(theme)
    document.querySelector('meta[name="theme-color"]')?.setAttribute('content', theme.themeColor)
  }, [current, lookup])
}

/**
 * What follows from a customer being signed in, and verified: the terms; organisations, the acknowledgement. A list of organisations
 * that failed is asked for again with each screen: it may hold the token that the screen's calls need.
 */
export function useSignedInCustomer(key: string | undefined, stage: Stage): void {
  const { pathname } = useLocation()
  const listedFor = useRef<string>(undefined)
  const { user } = useSession()
  // Once their screen is there, and not while it is drawn: an answer that comes meanwhile makes React draw all of it again, at once.
  const signedIn = stage === 'loading' ? undefined : user?.sub
  const verified = stage === 'signed-in' ? signedIn : undefined

  useEffect(() => {
    const visit = `${verified} ${pathname}`
    if (!verified || listedFor.current === visit) return
    listedFor.current = visit
    const { fetched, listFailed } = session.organization
    if (!fetched || listFailed) void loadOrganizations(verified)
  }, [verified, pathname])

  useEffect(() => {
    if (!verified) return
    const timer = setTimeout(() => void acknowledge(verified), acknowledgeDelayMs)
    return () => clearTimeout(timer)
  }, [verified])

  useEffect(() => {
    if (!key || !signedIn) return
    let wanted = true
    void checkTerms(siteConfig(), key, location.href).then(({ updates, url }) => {
      if (wanted && updates) location.assign(url)
    })
    return () => {
      wanted = false
    }
  }, [key, signedIn])
}

/** Leads to the organisation's front door when the session ends, and remembers for the server that it did. */
export function useEndOfSession(key: string | undefined): void {
  const { authentication } = useSession()
  const navigate = useNavigate()
  const wasAuthenticated = useRef(false)

  useEffect(() => {
    if (authentication === 'loading' || authentication === 'unreachable') return
    signedInHint.set(authentication === 'authenticated')
    if (authentication === 'anonymous' && wasAuthenticated.current) void navigate(paths.home(key), { replace: true })
    wasAuthenticated.current = authentication === 'authenticated'
  }, [authentication, key, navigate])
}

/** Shows what an action asked to tell the customer, once. */
export function useAlerts(): void {
  const { show, status, message } = useSession().ui.alert

  useEffect(() => {
    if (!show) return
    showToast({ status, message })
    dismissAlert()
  }, [show, status, message])
}

/** Has the service worker registered while a customer is here: for visitors there is nothing to keep. */
export function useServiceWorker(stage: Stage): void {
  useEffect(() => (stage === 'signed-in' ? registerWorkerWhenQuiet() : undefined), [stage])
}
