import type { SiteConfig } from 'shared/contract'
import type { Release } from 'shared/federation'
import { paths } from 'shared/router/paths'
import {
  replaceAddress,
  takeProviderAnswer,
  takeSignedOutOrganization,
  type ProviderAnswer,
} from 'shared/session/arrival'
import { abortAfter, whenAborted } from 'shared/tasks'
import { messages } from '../messages.ts'
import { destinationOf } from '../routes.ts'
import { signedInHint } from '../signed-in-hint.ts'

/** How long it may take to complete a federated sign-in: the next view must appear within ten seconds (spec §9; readings, "Identity"). */
const answerTimeoutMs = 8000

/**
 * Completes the federated sign-in or sign-out that led to this page, if any. Call it before anything reads the address:
 * afterwards the address is that of the page the customer came from, without code or error. Waits only for a sign-in.
 */
export async function arrive(config: SiteConfig, release: Release): Promise<void> {
  const organizationKey = takeSignedOutOrganization()
  const answer = takeProviderAnswer()
  if (answer) await endFederatedSignIn(config, release, answer)
  else if (organizationKey !== undefined && location.pathname === '/') follow(paths.home(organizationKey), release)
}

/** Restores the address that the customer left from, and shows an alert if there is no session. On success the tokens are stored. */
async function endFederatedSignIn(config: SiteConfig, release: Release, answer: ProviderAnswer): Promise<void> {
  const { loadFederatedSignIn, showAlert } = await import(/* webpackMode: "eager" */ 'shared/session')
  const outcome = await abortAfter(answerTimeoutMs, async (signal) => {
    const federated = await Promise.race([loadFederatedSignIn().catch(() => undefined), whenAborted(signal)])
    return federated?.completeFederatedSignIn(config, answer, signal)
  })
  if (!outcome) return showAlert({ status: 'danger', message: messages.signInUnfinished })
  const { path, alert } = outcome
  if (path !== undefined) follow(path, release)
  if (alert) showAlert(alert)
  else signedInHint.set(true)
}

/** Shows the address of a path from storage, but only if it leads to a screen of this site. */
function follow(path: string, { remotes }: Release): void {
  const { kind } = destinationOf(path, remotes)
  if (kind === 'console' || kind === 'verification') replaceAddress(path)
}
