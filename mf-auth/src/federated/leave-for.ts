import type { Provider } from 'shared/identity'
import { loadFederatedSignIn } from 'shared/session'
import { showToast } from 'shared/toast'
import { sessionFailure } from '../failures.ts'

/** Leaves the site for a provider. Settles only for a customer who stayed, or is back, and says why. */
export async function leaveFor(provider: Provider): Promise<void> {
  const federated = await loadFederatedSignIn().catch(() => undefined)
  showToast(federated ? await federated.leaveForProvider(provider) : sessionFailure)
}

/** Whoever points at a button may press it: what that takes is on its way meanwhile. */
export const prefetchLeaving = (): void => void loadFederatedSignIn().catch(() => undefined)
