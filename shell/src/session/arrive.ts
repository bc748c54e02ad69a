import type { SiteConfig } from 'shared/contract'
import { paths } from 'shared/router/paths'
import { takeProviderAnswer, takeSignedOutOrganization, type ProviderAnswer } from 'shared/session/arrival'
import { abortAfter, whenAborted } from 'shared/tasks'
import { messages } from '../messages.ts'
import { destinationOf } from '../routes.ts'
import { signedInHint } from '../signed-in-hint.ts'

/** How long a federated sign-in may take to end: the view that follows is there within ten seconds (spec §9; readings, "Identity"). */
const answerTimeoutMs = 8000

/**
 * Settles what led to this page, before anything reads its address: after it, the address is where the customer wants to be, and
 * says nothing else. Waits for a federated sign-in only.
 */
export async function arrive(config: SiteConfig): Promise<void> {
  const organizationKey = takeSignedOutOrganization()
  const answer = takeProviderAnswer()
  if (answer) await endFederatedSignIn(config, answer)
  else if (organizationKey !== undefined && location.pathname === '/') follow(paths.home(organizationKey))
}

/** Says what came of it, and goes back to where the customer left from; the session's start finds the tokens, if there are any. */
async function endFederatedSignIn(config: SiteConfig, answer: ProviderAnswer): Promise<void> {
  const { loadFederatedSignIn, showAlert } = await import(/* webpackMode: "eager" */ 'shared/session')
  const outcome = await abortAfter(answerTimeoutMs, async (signal) => {
    const federated = await Promise.race([loadFederatedSignIn().catch(() => undefined), whenAborted(signal)])
    return federated?.completeFederatedSignIn(config, answer, signal)
  })
  if (!outcome) return showAlert({ status: 'danger', message: messages.signInUnfinished })
  const { path, alert } = outcome
  if (path !== undefined) follow(path)
  if (alert) showAlert(alert)
  else signedInHint.set(true)
}

/** A path from storage is followed where it leads to a screen of ours, and nowhere else. */
function follow(path: string): void {
  const { kind } = destinationOf(path)
  if (kind === 'console' || kind === 'verification') history.replaceState(history.state, '', path)
}
