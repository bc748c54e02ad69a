import { forgetTokens, loadAccount } from '../identity/index.ts'
import { queryClient } from '../query/index.ts'
import { forgetAcknowledgement } from './acknowledge.ts'
import { customerStorage } from './customer-storage.ts'
import { hostedSignOut, visitSignOut } from './hosted-sign-out.ts'
import { knownCustomer } from './known-customer.ts'
import { state } from './session-state.ts'
import { forgetView, showAlert } from './ui-actions.ts'

/** How long a sign-out may wait for the provider (spec §9). */
const signOutTimeoutMs = 3000

/**
 * Signs out, here or on every device. What the provider answers, or whether it does, changes
 * nothing for the customer: within three seconds nothing personal is left (spec §4, §8).
 */
export async function signOut(options: { everywhere: boolean } = { everywhere: false }): Promise<void> {
  const hosted = hostedSignOut(signOutTimeoutMs)
  const answered = loadAccount().then(({ signOut: revoke }) => revoke(options))
  const outcome = await Promise.race([answered.catch(() => 'failed'), after(signOutTimeoutMs)])
  if (outcome === 'timeout') console.info('Signout timeout fail')
  await forgetSession()
  const address = await hosted
  if (address) visitSignOut(address, state.organization.key)
}

/** Ends a session that the provider declared invalid: the phone is forgotten too (readings). */
export async function endInvalidSession(): Promise<void> {
  knownCustomer.forget()
  await forgetSession()
  showAlert({ status: 'warning', message: 'Sua sessão terminou. Entre de novo para continuar.' })
}

/** Forgets the tokens, and all of the customer in this tab. */
export async function forgetSession(): Promise<void> {
  await forgetTokens()
  forgetCustomer()
}

/**
 * Leaves nothing of the customer in this tab. The tokens stay as they are: where another tab
 * signed out, those that are stored by now may be another customer's.
 */
export function forgetCustomer(): void {
  knownCustomer.forgetUsername()
  customerStorage.erase()
  forgetView()
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
