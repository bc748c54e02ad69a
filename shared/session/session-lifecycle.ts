import type { Customer } from '../contract/index.ts'
import {
  currentTokens,
  fetchCustomer,
  forgetTokens,
  loadHostedSignOut,
  sessionOwner,
  signOut as endStoredSession,
} from '../identity/host.ts'
import {
  isFederated,
  loadAccount,
  loadAccountSettings,
  type IdentityError,
  type IdentityResult,
} from '../identity/index.ts'
import { opened } from '../query/opened-cache.ts'
import { abortAfter, delay, whenAborted } from '../tasks/index.ts'
import {
  customerStorage,
  entryPrefix,
  rememberedLogin,
  signedOutOrganizationEntry,
  signUpDraft,
  writeStored,
} from './browser-storage.ts'
import { forgetView, showAlert, siteConfig, state } from './session-state.ts'
import { forgetAcknowledgement } from './notify-services.ts'

/*
 * Who is signed in in this tab, from the check at the start to the sign-out. The identity provider decides; the stored tokens say
 * to whom its answer belongs. Until it answers, this tab or another one may sign out or sign in somebody else: what a late answer may
 * show is decided in `refreshCustomer`, what it may store by the session's lock (decision 0027).
 *
 * A session ends with a renewal or a check that the provider refuses, with 'Sair', a 401 on the organisations, an unknown
 * organisation, the account's deletion, or a sign-out in another tab.
 */

/** The splash is removed after this time at the latest (readings, "Routes, start, organisation"). */
const startTimeoutMs = 15_000

/** How long the check waits for the early requests after its own response, so that the screen is rendered once instead of twice. */
const earlyGraceMs = 200

/** How long a sign-out may wait for the provider (spec §9). */
const signOutTimeoutMs = 3000

/** How long a sign-out may wait for the code that reads the tokens. It is part of the same time. */
const ownerTimeoutMs = 1000

let prepareConsole = (): Promise<void> => Promise.resolve()

/** Sets what fetches the code around a customer's screens, so that it is there before the customer is shown. */
export function installConsole(prepare: typeof prepareConsole): void {
  prepareConsole = prepare
}

/** The check under way: whoever asks meanwhile gets its answer, but for those who know that the session has changed. */
let checking: Promise<void> | undefined

/**
 * Asks the identity provider whether the stored session is still valid; safe to call again.
 * @param early requests that run during the check
 */
export const checkSession = (early?: Promise<void>): Promise<void> =>
  (checking ??= decideSession(early).finally(() => (checking = undefined)))

async function decideSession(early?: Promise<void>): Promise<void> {
  await Promise.race([refreshCustomer(early), delay(startTimeoutMs)])
  if (state.authentication === 'loading') undecided({ kind: 'network' })
}

/** Follows the stored tokens, which another tab may have replaced or erased. */
export async function followStoredSession(): Promise<void> {
  const isDecided = state.authentication === 'anonymous' || state.authentication === 'authenticated'
  if (!isDecided || (await sessionOwner()) !== state.user?.sub) await decideSession()
}

/** How many sign-outs began on this page. What a check that is older finds out no longer counts. */
let signOuts = 0

/** How often one check asks at most. It asks again only if the session changed while it waited for the answer. */
const mostRounds = 5

/**
 * Reads the customer again, after a sign-in or a change of attributes: asks who is signed in until the answer belongs to the session
 * that is stored then, and shows that customer or nobody.
 */
export async function refreshCustomer(early?: Promise<void>): Promise<IdentityResult> {
  const before = signOuts
  for (let round = 0; round < mostRounds; round += 1) {
    if (round > 0) await delay(round * 100)
    const stored = state.user && (await sessionOwner())
    // Before the provider's response about another customer, which takes time.
    if (state.user && state.user.sub !== stored) setSignedIn(undefined, stored)
    const tokens = await currentTokens()
    const prepared = tokens.ok && !tokens.value ? undefined : prepareConsole()
    if (!tokens.ok) return undecided(tokens.error, before)
    const customer = tokens.value ? await fetchCustomer() : notSignedIn
    if (customer.ok) await Promise.race([Promise.all([early, prepared]), delay(earlyGraceMs)])
    const owner = await sessionOwner()
    if (owner !== tokens.value?.sub) continue
    if (!tokens.value) {
      setSignedIn(undefined, undefined)
      return notSignedIn
    }
    if (customer.ok && customer.value.sub === owner) {
      // No session opens at an organisation that turned out not to exist (spec §4).
      if (state.organization.lookup === 'not-found') await leaveUnknownOrganization(owner)
      else setSignedIn(customer.value, owner)
      return { ok: true, value: undefined }
    }
    // GetUser sends nothing but the token, so wrong credentials are a wrong token.
    const isOver = customer.ok || isSessionOver(customer.error) || customer.error.kind === 'wrong-credentials'
    if (!isOver) return undecided(customer.error, before)
    // The session is over, or the provider knows its tokens as somebody else's.
    if (!(await forgetTokens(tokens.value))) continue
    endInvalidSession()
    break
  }
  return notSignedIn
}

const notSignedIn = { ok: false, error: { kind: 'not-signed-in' } } as const

/** Whether a call failed because nobody is signed in any more. The session itself tells the customer, so a form need not. */
export const isSessionOver = ({ kind }: IdentityError): boolean => kind === 'session-ended' || kind === 'not-signed-in'

/** Without a decision the tokens stay, and so does the customer who is shown. Somebody who has just signed in must be able to leave too. */
function undecided(error: IdentityError, before = signOuts): IdentityResult {
  // The sign-out has decided meanwhile.
  if (before !== signOuts) return notSignedIn
  state.checkFailure = error.kind
  if (!state.user) state.authentication = 'unreachable'
  return { ok: false, error }
}

/**
 * Shows a customer, or nobody. Nothing else changes who is signed in.
 * @param owner whose session is stored: what the device keeps for that customer stays
 */
function setSignedIn(customer: Customer | undefined, owner: string | undefined): void {
  const left = state.user && state.user.sub !== customer?.sub
  if (left) forgetView()
  // A reload that finds nobody signed in keeps it.
  if (customer || state.authentication !== 'loading') signUpDraft.forget()
  if (left || !customer) {
    rememberedLogin.forgetUsername()
    forgetAcknowledgement()
    Object.assign(state.organization, { orgs: [], fetched: false, listFailed: false })
    if (!state.organization.key) state.organization.current = undefined
    opened.cache?.clear()
  }
  customerStorage.open(owner)
  state.user = customer
  state.authentication = customer ? 'authenticated' : 'anonymous'
}

/** Ends a session that the provider declared invalid; its tokens are already erased. Erases the phone number too (readings). */
export function endInvalidSession(): void {
  rememberedLogin.forget()
  forgetView()
  setSignedIn(undefined, undefined)
  showAlert({ status: 'warning', message: 'Sua sessão terminou. Entre de novo para continuar.' })
}

/** Ends a session at an organisation that does not exist (spec §4), and says why. */
export async function leaveUnknownOrganization(sub: string): Promise<void> {
  showAlert({ status: 'warning', message: 'Não encontramos esta empresa. Confira o endereço.' })
  await leave(sub, { everywhere: false })
}

/**
 * Signs out, here or on every device. This device erases the tokens at once, whatever the provider responds. Within three seconds
 * no personal data is left on it (spec §4, §8).
 * @returns whether the provider confirmed the sign-out in that time; if not, other devices may still be signed in
 */
export async function signOut(options: { everywhere: boolean } = { everywhere: false }): Promise<boolean> {
  signOuts += 1
  if (state.user) return leave(state.user.sub, options)
  // Nobody is signed in here any more: a session that is stored now is somebody else's.
  if (state.authentication !== 'unreachable') return true
  const owner = await Promise.race([sessionOwner(), delay(ownerTimeoutMs)])
  if (owner !== undefined) return leave(owner, options)
  // The identity client, which reads the tokens, cannot be fetched: they are erased unread.
  const prefix = entryPrefix(siteConfig().identity.userPoolClientId)
  for (const name of Object.keys(localStorage)) if (name.startsWith(prefix)) writeStored('local', name, undefined)
  setSignedIn(undefined, undefined)
  return false
}

async function leave(owner: string, options: { everywhere: boolean }): Promise<boolean> {
  // Before the tokens are erased: they say whether the customer is federated.
  const hosted = (await isFederated()) ? reachableHostedSignOut() : undefined
  const outcome = await Promise.race([
    endStoredSession({ ...options, owner }).catch(() => undefined),
    delay(signOutTimeoutMs).then(() => 'timeout' as const),
  ])
  if (outcome === 'timeout') console.info('Signout timeout fail')
  // Somebody may have signed in since. Nobody waits here for the provider's word about them.
  if ((await sessionOwner()) === undefined) setSignedIn(undefined, undefined)
  else void followStoredSession()
  const address = await hosted
  if (address) {
    // It returns to `/`, and from there to the organisation. Without the visit the hosted UI's own session would last for another
    // hour, and anybody who presses the button in that time would be signed in (decisions, 0009).
    writeStored('session', signedOutOrganizationEntry, state.organization.key)
    location.replace(address)
  }
  return outcome !== undefined && outcome !== 'timeout' && outcome.ok
}

/** The address of the hosted UI's sign-out, for a federated customer; undefined if it does not respond in time (spec §8). */
async function reachableHostedSignOut(): Promise<string | undefined> {
  const address = await abortAfter(signOutTimeoutMs, (signal) => {
    const reachable = loadHostedSignOut().then((hosted) => hosted.reachableLogoutAddress(siteConfig(), signal))
    return Promise.race([reachable.catch(() => undefined), whenAborted(signal)])
  })
  if (!address) console.info('Signout timeout fail')
  return address
}

export type Account = Awaited<ReturnType<typeof loadAccount>>

/**
 * A function that calls the identity provider with an operation. It fetches the operations' code on first use; a failure to fetch it
 * is `network`. If the provider says that the session is over, it ends here (spec §4).
 */
const callerOf =
  <Operations>(load: () => Promise<Operations>) =>
  async <Value>(call: (operations: Operations) => Promise<IdentityResult<Value>>): Promise<IdentityResult<Value>> => {
    const operations = await load().catch(() => undefined)
    if (!operations) return { ok: false, error: { kind: 'network' } }
    const result = await call(operations)
    if (!result.ok && isSessionOver(result.error) && state.user) await decideSession()
    return result
  }

/** Calls the identity provider for a form. */
export const callAccount = callerOf(loadAccount)

/** Calls the identity provider for the customer's settings: password, devices, deletion. */
export const callAccountSettings = callerOf(loadAccountSettings)

/** Permanently deletes the customer's account, and everything of the customer on this device, also the phone number. */
export async function deleteAccount(): Promise<IdentityResult> {
  const phoneNumber = rememberedLogin.phoneNumber()
  const username = rememberedLogin.username()
  // Before the tokens are erased: other tabs then show the sign-in view, which would start with a phone number that is still stored.
  rememberedLogin.forget()
  const deleted = await callAccountSettings((settings) => settings.deleteAccount())
  if (deleted.ok) await followStoredSession()
  else if (state.user && phoneNumber) rememberedLogin.remember(username ? { phoneNumber, username } : { phoneNumber })
  return deleted
}
