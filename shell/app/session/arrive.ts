import type { SiteConfig } from 'shared/contract'
import type { Release } from 'shared/federation'
import { paths } from 'shared/router/paths'
import type { ProviderAnswer } from 'shared/session'
import {
  pendingSignInEntry,
  readStored,
  replaceAddress,
  signedOutOrganizationEntry,
  writeStored,
} from 'shared/session/arrival'
import { abortAfter, whenAborted } from 'shared/tasks'
import { messages } from '../messages.ts'
import { destinationOf } from '../../contract/routes.ts'
import { signedInHint } from '../../contract/signed-in-hint.ts'

/*
 * Reads what led to this page: a provider's response in the address, or a sign-out. It is read once, before anything else reads
 * the address: a code or a token must not stay in the history, nor be sent with a request.
 */

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

/** The organisation from which a federated customer signed out; can be read once. */
export function takeSignedOutOrganization(): string | undefined {
  const key = readStored('session', signedOutOrganizationEntry)
  if (key !== undefined) writeStored('session', signedOutOrganizationEntry, undefined)
  return key
}

const answerParameters = ['code', 'state', 'error', 'error_description', 'error_uri', 'access_token', 'id_token']

/**
 * Reads the provider's response from the address, and removes it there; undefined if this tab has begun no federated sign-in.
 * Then a response is removed all the same, but a bare `code` or `error` is somebody's campaign, and stays.
 */
export function takeProviderAnswer(): ProviderAnswer | undefined {
  const isAwaited = readStored('session', pendingSignInEntry) !== undefined
  const address = new URL(location.href)
  const answer = answerIn(address)
  if (answer && (isAwaited || isResponse(address.href))) {
    for (const name of answerParameters) address.searchParams.delete(name)
    if (answer.kind === 'unrequested') address.hash = ''
    replaceAddress(address)
  }
  return isAwaited ? (answer ?? { kind: 'none' }) : undefined
}

function answerIn({ href, searchParams, hash }: URL): ProviderAnswer | undefined {
  if (aToken.test(href) || /[#&](code|error)=/.test(hash)) return { kind: 'unrequested' }
  const error = searchParams.get('error')
  if (error !== null) return { kind: 'error', error, description: searchParams.get('error_description') ?? '' }
  const code = searchParams.get('code')
  return code === null ? undefined : { kind: 'code', code, state: searchParams.get('state') ?? '' }
}

const aToken = /[?#&](access|id)_token=/

/** Whether a provider wrote the address: no campaign adds `state` to its code, nor a description to its error. */
const isResponse = (href: string) => aToken.test(href) || /[?#&](state|error_description)=/.test(href)
