import { useContext, useEffect, useLayoutEffect, useRef } from 'react'
import { paths, useLocation, useNavigate } from 'shared/router'
import { LocationContext } from 'shared/router/host'
import { customerStorage, loadOrganizations, session, siteConfig, useSession } from 'shared/session'
import { acknowledge, dismissAlert, keptOrganization, openOrganization } from 'shared/session/host'
import { clearToasts, showToast } from 'shared/toast'
import { applyBrandTheme, brandTheme } from 'shared/ui'
import { manifestAddress } from '../../contract/routes.ts'
import { signedInHint } from '../../contract/signed-in-hint.ts'
import { checkTerms } from './check-terms.ts'
import type { Stage } from './use-stage.ts'

/** How long after verification the customer is acknowledged (spec §9). */
const acknowledgeDelayMs = 500

/**
 * Loads the organisation of the address, and applies its colours once they are known.
 * @param isWithoutSite a page stands in place of the site: it wears what this device keeps
 */
export function useOrganizationOfAddress(key: string | undefined, isWithoutSite: boolean): void {
  const { user, organization } = useSession()
  const { current, lookup } = organization
  const worn = current ?? (isWithoutSite ? keptOrganization(key) : undefined)

  useEffect(() => {
    void openOrganization(key)
    // A site that is installed at an organisation opens at that organisation.
    document.querySelector('link[rel=manifest]')?.setAttribute('href', manifestAddress(key))
  }, [key])

  useEffect(() => {
    if (user && current) customerStorage.set(user.sub, 'organization', { ...current, token: undefined })
  }, [user, current])

  // Before paint, and not while the next organisation is loading: the page never flashes another colour.
  useLayoutEffect(() => {
    if (lookup === 'pending' && !worn) return
    const theme = brandTheme(worn?.colors)
    applyBrandTheme(theme)
    for (const [scheme, color] of Object.entries(theme.themeColor)) {
      document.querySelector(`meta[name="theme-color"][media*=${scheme}]`)?.setAttribute('content', color)
    }
  }, [worn, lookup])
}

/**
 * Checks the terms for a signed-in customer. Once the customer is verified, loads the list of organisations, and acknowledges
 * the customer. A failed list is requested again at each screen, since it may contain the token that the screen's calls need.
 */
export function useSignedInCustomer(key: string | undefined, stage: Stage): void {
  const { pathname } = useLocation()
  const listedFor = useRef<string>(undefined)
  const { user } = useSession()
  // Only after the first screen is rendered: a response during the rendering would make React render all of it again, in one task.
  const signedIn = stage === 'loading' ? undefined : user?.sub
  const verified = stage === 'signed-in' ? signedIn : undefined

  useEffect(() => {
    const visit = verified && `${verified} ${pathname}`
    if (listedFor.current === visit) return
    // After a sign-out too: the list is empty, and the same customer may come back to the same address.
    listedFor.current = visit
    if (!verified) return
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
    const abandoned = new AbortController()
    void checkTerms(siteConfig(), key, location.href, abandoned.signal).then(({ updates, url }) => {
      if (updates && !abandoned.signal.aborted) location.assign(url)
    })
    return () => abandoned.abort()
  }, [key, signedIn])
}

/** Navigates to the organisation's home address when the session ends, and tells the server by the cookie whether there is a session. */
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

/** Clears what was said when the customer goes to another view. The site itself replaces the address, and may say why. */
export function useMessagesOfView(): void {
  const { location, navigationType } = useContext(LocationContext)
  const how: string = navigationType
  const shown = useRef(location.key)

  useEffect(() => {
    if (location.key !== shown.current && how !== 'REPLACE') clearToasts()
    shown.current = location.key
  }, [location.key, how])
}

/** Shows each alert of the session store once, as a toast. */
export function useAlerts(): void {
  const { show, status, message } = useSession().ui.alert

  useEffect(() => {
    if (!show) return
    showToast({ status, message })
    dismissAlert()
  }, [show, status, message])
}
