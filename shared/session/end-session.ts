import { signOut as endStoredSession } from '../identity/host.ts'
import { isFederated } from '../identity/index.ts'
import { queryClient } from '../query/index.ts'
import { forgetAcknowledgement } from './acknowledge.ts'
import { customerStorage } from './customer-storage.ts'
import { hostedSignOut, visitSignOut } from './hosted-sign-out.ts'
import { rememberedLogin } from './remembered-login.ts'
import { state } from './session-state.ts'
import { forgetView, showAlert } from './ui-actions.ts'

/** How long a sign-out may wait for the provider (spec §9). */
const signOutTimeoutMs = 3000

/**
 * Signs out, here or on every device. This device forgets the tokens at once; what the provider answers, or whether it does,
 * changes nothing here: within three seconds nothing personal is left (spec §4, §8).
 * @returns whether the provider confirmed it in that time: where it did not, other devices may still be signed in
 */
export async function signOut(options: { everywhere: boolean } = { everywhere: false }): Promise<boolean> {
  const leaving = state.user
  // To be asked while the tokens are there: they say whose they are.
  const hosted = (await isFederated()) ? hostedSignOut(signOutTimeoutMs) : undefined
  const answered = endStoredSession({ ...options, owner: leaving?.sub })
  const outcome = await Promise.race([answered.catch(() => undefined), after(signOutTimeoutMs)])
  if (outcome === 'timeout') console.info('Signout timeout fail')
  // A call may have found the tokens gone: then this tab has left already, and somebody may have signed in since.
  if (state.user === leaving) forgetCustomer()
  const address = await hosted
  if (address) visitSignOut(address, state.organization.key)
  return outcome !== undefined && outcome !== 'timeout' && outcome.ok
}

/** Leaves a session that the provider declared invalid, whose tokens are gone: the phone is forgotten too (readings). */
export function endInvalidSession(): void {
  rememberedLogin.forget()
  forgetCustomer()
  showAlert({ status: 'warning', message: 'Sua sessão terminou. Entre de novo para continuar.' })
}

/**
 * Leaves nothing of the customer in this tab. The tokens stay as they are: where another tab
 * signed out, those that are stored by now may be another customer's.
 */
export function forgetCustomer(): void {
  forgetView()
  becomeAnonymous()
}

/** The same, except for the view: what a visitor chose outlives a reload. */
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
  // An organisation's brand is public and stays, also while it is on its way.
  queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'organization' })
  queryClient.getMutationCache().clear()
}

const after = (milliseconds: number) =>
  new Promise<'timeout'>((resolve) => {
    setTimeout(() => resolve('timeout'), milliseconds)
  })
