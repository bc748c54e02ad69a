import * as v from 'valibot'
import { ApiFailure, callApi, valueOrThrow } from '../api/index.ts'
import { organizationSchema, type Organization } from '../contract/index.ts'
import { opened } from '../query/opened-cache.ts'
import { isLost, onceOnline, readWithRetries } from '../query/retries.ts'
import { delay } from '../tasks/index.ts'
import { customerStorage } from './browser-storage.ts'
import { loadQueries } from './load-queries.ts'
import { leaveUnknownOrganization, signOut } from './session-lifecycle.ts'
import { state } from './session-state.ts'

/**
 * Makes the organisation of the address the current one. Its brand is public, so visitors load it too. An unknown organisation
 * signs a customer out, and shows a visitor the product's own brand.
 */
export async function openOrganization(key: string | undefined): Promise<void> {
  const { organization } = state
  if (organization.key === key && ['pending', 'found', 'not-found'].includes(organization.lookup)) return
  // Responses for the former organisation are never shown. What a screen that is there already asks for the next one goes on.
  const former = organization.key
  void opened.cache?.cancelQueries({
    predicate: ({ queryKey }) => queryKey[0] === 'customer' && queryKey[2] === former,
  })
  organization.key = key
  organization.current = key === undefined ? undefined : keptOrganization(key)
  organization.lookup = key === undefined ? 'none' : 'pending'
  if (key === undefined) return
  try {
    const found = await readOrganization(key)
    if (organization.key !== key) return
    organization.current = found
    organization.lookup = 'found'
  } catch (failure) {
    if (organization.key !== key) return
    const isNotFound = hasStatus(failure, 404)
    organization.lookup = isNotFound ? 'not-found' : 'failed'
    if (isNotFound) organization.current = undefined
    if (isNotFound && state.user) await leaveUnknownOrganization(state.user.sub)
  }
}

/** How long an organisation is not asked for again. */
const organizationKeptMs = 300_000

/** The organisations that were asked for lately, by key. */
export const askedOrganizations = new Map<string, Promise<Organization>>()

/** A public organisation. It does not wait for the cache's code, which a page without a customer does not have. */
function readOrganization(key: string): Promise<Organization> {
  const asked = askedOrganizations.get(key)
  if (asked) return asked
  const answer = readWithRetries(() => callApi('organization', { path: { key } }))
  askedOrganizations.set(key, answer)
  const forget = () => void askedOrganizations.delete(key)
  answer.then(() => delay(organizationKeptMs).then(forget), forget)
  return answer
}

/** Ends the wait of a list that was lost. */
let stopWaiting: (() => void) | undefined

/** Loads a customer's organisations; call it again after a failure. A 401 signs out (spec §4). */
export async function loadOrganizations(sub: string): Promise<void> {
  const { organization } = state
  stopWaiting?.()
  try {
    const { queryClient } = await loadQueries()
    const orgs = await queryClient.fetchQuery({
      queryKey: ['organizations', sub],
      queryFn: async ({ signal }) => valueOrThrow(await callApi('organizations', { signal })),
    })
    if (state.user?.sub !== sub) return
    Object.assign(organization, { orgs, fetched: true, listFailed: false })
  } catch (failure) {
    if (state.user?.sub !== sub) return
    Object.assign(organization, { fetched: true, listFailed: true })
    if (isLost(failure)) stopWaiting = onceOnline(() => void (state.user?.sub === sub && loadOrganizations(sub)))
    if (hasStatus(failure, 401)) await signOut()
  }
}

/** The brand of the organisation where the signed-in customer was last, as the shell keeps it: a start without a network has no other. @param key only if it is this one's; undefined for any */
export function keptOrganization(key: string | undefined): Organization | undefined {
  const kept = v.safeParse(organizationSchema, customerStorage.get('organization'))
  return kept.success && kept.output.key === (key ?? kept.output.key) ? kept.output : undefined
}

const hasStatus = (failure: unknown, status: number) =>
  failure instanceof ApiFailure && failure.error.kind === 'status' && failure.error.status === status
