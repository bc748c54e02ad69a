import { createApiClient, installApiClient, type ApiResult } from '../api/index.ts'
import type { EndpointName, SiteConfig } from '../contract/index.ts'
import {
  configureIdentity,
  currentTokens,
  namedCustomer,
  onSessionElsewhere,
  onSessionEnd,
  sessionOwner,
  type Tokens,
} from '../identity/host.ts'
import { delay, nextTask } from '../tasks/index.ts'
import { takePhoneHint } from './arrival.ts'
import { loadQueries } from './load-queries.ts'
import { openOrganization } from './organization-actions.ts'
import { checkSession, endInvalidSession, followStoredSession, installConsole } from './session-lifecycle.ts'
import { installSiteConfig, state } from './session-state.ts'

/**
 * Configures the page's singletons and checks who is signed in.
 * @param organizationKey the organisation of the address; the customer's points there are requested during the check
 * @param prepareConsole fetches the code around a customer's screens; never rejects
 * @param onPointsAsked is called each time a request with tokens is sent; the first is the one for the points
 */
export async function startSession(
  config: SiteConfig,
  organizationKey?: string,
  prepareConsole?: () => Promise<void>,
  onPointsAsked?: () => void,
): Promise<void> {
  state.phoneHint = takePhoneHint()
  installSiteConfig(config)
  configureIdentity(config)
  if (prepareConsole) installConsole(prepareConsole)
  // A call is sent in the task in which it gets the tokens.
  const tokens: typeof sessionTokens = (refused) => sessionTokens(refused).finally(onPointsAsked)
  installApiClient(createApiClient({ config, tokens, onLeftOut }))
  onSessionEnd(endInvalidSession)
  onSessionElsewhere(() => void followStoredSession())
  addEventListener('pageshow', ({ persisted }) => {
    // A page in the back-forward cache gets no events from other tabs.
    if (persisted) void followStoredSession()
  })
  addEventListener('online', () => {
    checkingAgain ??= checkAgain().finally(() => (checkingAgain = undefined))
  })
  await checkSession(organizationKey === undefined ? undefined : nextTask().then(() => prefetchPoints(organizationKey)))
}

let checkingAgain: Promise<void> | undefined

/** A browser says that it is online before its requests arrive: what failed is asked again for a few seconds. */
async function checkAgain(): Promise<void> {
  if (state.organization.lookup === 'failed') void openOrganization(state.organization.key)
  for (let waitMs = 1000; state.authentication === 'unreachable' && waitMs < 10_000; waitMs *= 3) {
    await checkSession()
    await delay(waitMs)
  }
}

/** Logs to the console, for support, which items of a response were left out: with the field's name, never its value. */
function onLeftOut(name: EndpointName, field: string, items: number): void {
  console.warn(`[api] ${name}: ${items} left out, ${field} is not what the contract says`)
}

async function sessionTokens(
  refused?: Pick<Tokens, 'idToken' | 'accessToken'>,
): Promise<ApiResult<Tokens | undefined>> {
  const tokens = await currentTokens({ refused })
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

/**
 * Requests the points of the customer whom the ID token names, while the session is still being checked. They are not shown before
 * the check has succeeded. A failed check removes them with all of the customer's cached data.
 */
export async function prefetchPoints(organizationKey: string): Promise<void> {
  const [named] = await Promise.all([namedCustomer(), openOrganization(organizationKey)])
  // Another customer may have signed in by now, in another tab.
  if (!named || named.sub !== (await sessionOwner())) return
  const { current } = state.organization
  if (!named.phone_number || !named.phone_number_verified || current?.key !== organizationKey || !current.token) return
  const queries = await loadQueries().catch(() => undefined)
  await queries?.queryClient.prefetchQuery(
    queries.pointsQuery({
      sub: named.sub,
      phoneNumber: named.phone_number,
      organizationKey,
      organizationToken: current.token,
      ready: true,
    }),
  )
}
