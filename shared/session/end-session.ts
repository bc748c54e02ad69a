import { signOut as endStoredSession } from '../identity/host.ts'
import { isFederated } from '../identity/index.ts'
import { queryClient } from '../query/index.ts'
import { delay } from '../tasks/index.ts'
import { forgetAcknowledgement } from './acknowledge.ts'
import { customerStorage } from './customer-storage.ts'
import { hostedSignOut, visitSignOut } from './hosted-sign-out.ts'
import { rememberedLogin } from './remembered-login.ts'
import { state } from './session-state.ts'
import { forgetView, showAlert } from './ui-actions.ts'

/** How long a sign-out may wait for the provider (spec §9). */
const signOutTimeoutMs = 3000

/**
 * Signs out, here or on every device. This device erases the tokens at once, whatever the provider responds. Within three seconds
 * no personal data is left on it (spec §4, §8).
 * @returns whether the provider confirmed the sign-out in that time; if not, other devices may still be signed in
 */
export async function signOut(options: { everywhere: boolean } = { everywhere: false }): Promise<boolean> {
  const leaving = state.user
  // Before the tokens are erased: they say whether the customer is federated.
  const hosted = (await isFederated()) ? hostedSignOut(signOutTimeoutMs) : undefined
  const answered = endStoredSession({ ...options, owner: leaving?.sub })
  const outcome = await Promise.race([
    answered.catch(() => undefined),
    delay(signOutTimeoutMs).then(() => 'timeout' as const),
  ])
  if (outcome === 'timeout') console.info('Signout timeout fail')
  // Another call may have found that the tokens are erased. Then this tab is already signed out, and somebody may have signed in since.
  if (state.user === leaving) forgetCustomer()
  const address = await hosted
  if (address) visitSignOut(address, state.organization.key)
  return outcome !== undefined && outcome !== 'timeout' && outcome.ok
}

/** Ends a session that the provider declared invalid; its tokens are already erased. Erases the phone number too (readings). */
export function endInvalidSession(): void {
  rememberedLogin.forget()
  forgetCustomer()
  showAlert({ status: 'warning', message: 'Sua sessão terminou. Entre de novo para continuar.' })
}

/**
 * Removes everything of the customer from this tab, except the tokens: they may already belong to another customer, who signed in
 * in another tab.
 */
export function forgetCustomer(): void {
  forgetView()
  becomeAnonymous()
}

/** The same, but keeps the chosen view of the signed-out area, so that it survives a reload. */
export function becomeAnonymous(): void {
  rememberedLogin.forgetUsername()
  customerStorage.erase(state.user?.sub)
  forgetAcknowledgement()
  state.user = undefined
  state.organization.orgs = []
  state.organization.fetched = false
  state.organization.listFailed = false
  if (!state.organization.key) state.organization.current = undefined
  state.authentication = 'anonymous'
  // An organisation's brand is public, so its query stays, even while it is loading.
  queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'organization' })
  queryClient.getMutationCache().clear()
}
