import { createApiClient, installApiClient, type ApiResult } from '../api/index.ts'
import type { EndpointName, SiteConfig } from '../contract/index.ts'
import { configureIdentity, currentTokens, onSessionElsewhere, onSessionEnd, type Tokens } from '../identity/host.ts'
import { nextTask } from '../tasks/index.ts'
import { prefetchPoints } from './prefetch-points.ts'
import { checkSession, followStoredSession } from './check-session.ts'
import { endInvalidSession } from './end-session.ts'
import { takePhoneHint } from './phone-hint.ts'
import { state } from './session-state.ts'
import { installSiteConfig } from './site.ts'

/**
 * Configures the page's singletons and checks who is signed in.
 * @param organizationKey the organisation of the address; the customer's points there are requested during the check
 */
export async function startSession(config: SiteConfig, organizationKey?: string): Promise<void> {
  takePhoneHint()
  installSiteConfig(config)
  configureIdentity(config)
  installApiClient(createApiClient({ config, tokens: sessionTokens, onLeftOut }))
  onSessionEnd(endInvalidSession)
  onSessionElsewhere(() => void followStoredSession())
  addEventListener('pageshow', ({ persisted }) => {
    // A page in the back-forward cache gets no events from other tabs.
    if (persisted) void followStoredSession()
  })
  addEventListener('online', () => {
    if (state.authentication === 'unreachable') void checkSession()
  })
  await checkSession(organizationKey === undefined ? undefined : nextTask().then(() => prefetchPoints(organizationKey)))
}

/** Logs to the console, for support, which items of a response were left out: with the field's name, never its value. */
function onLeftOut(name: EndpointName, field: string, items: number): void {
  console.warn(`[api] ${name}: ${items} left out, ${field} is not what the contract says`)
}

async function sessionTokens(refused?: Pick<Tokens, 'idToken'>): Promise<ApiResult<Tokens | undefined>> {
  let tokens = await currentTokens()
  // If they differ, another call has already renewed them.
  if (refused && tokens.ok && tokens.value?.idToken === refused.idToken) tokens = await currentTokens({ renew: true })
  if (tokens.ok && !areOfCustomerShown(tokens.value)) {
    void followStoredSession()
    return { ok: false, error: { kind: 'not-signed-in' } }
  }
  if (tokens.ok) return tokens
  // The session is not over, but its tokens could not be renewed now: no connection, a fault, or too many calls.
  return { ok: false, error: { kind: 'network' } }
}

/** Whether the tokens belong to the customer whom this tab shows. Data of two customers must never be mixed. */
const areOfCustomerShown = (tokens: Tokens | undefined): boolean => !state.user || tokens?.sub === state.user.sub
