import type { Challenge } from 'shared/identity'

/*
 * The signed-out area: which view a customer sees, and what leads from one to the next
 * (spec §4, "Signed-out view flow"; readings, "Signed-out flow"). Pure: calls are made elsewhere
 * and come back as events.
 *
 *   deciding ── identified ──▶ sign-in · sign-up · reset
 *   sign-up ── sign-up-accepted ──▶ verify (sign-up)
 *   sign-in ── sign-in-unconfirmed ──▶ verify (sign-up)
 *   sign-in ── challenged ──▶ challenge ── challenge-answered ──▶ challenge
 *   challenge ── challenge-expired · abandoned ──▶ sign-in
 *   sign-in · challenge ── reset-required ──▶ reset
 *   reset ── reset-code-sent ──▶ verify (reset)
 *   verify ── verified · abandoned ──▶ sign-in
 *   any ── session-changed ──▶ attributes · verify (phone) · signed-in
 *   attributes ── attributes-saved ──▶ verify (phone)
 */

export const tabs = ['sign-in', 'sign-up', 'reset'] as const
export type Tab = (typeof tabs)[number]

/** What a confirmation code proves: a new account, the right to a new password, or a signed-in customer's phone. */
export type VerificationPurpose = 'sign-up' | 'reset' | 'phone'

export interface Verification {
  readonly purpose: VerificationPurpose
  /** `+55` and eleven digits. */
  readonly phoneNumber: string
  /** Confirms a sign-up; unknown where `identify` gave no answer. */
  readonly username?: string | undefined
  /** Signs in after the confirmation. In memory only: never stored, so gone after a reload. */
  readonly password?: string | undefined
  /** Of the latest 'sms' or 'call' answer; goes back in 'verify'. */
  readonly hash?: string | undefined
  /** When another code may be asked for, epoch milliseconds; undefined while none was sent. */
  readonly resendAt?: number | undefined
  /** Whether a resend was answered: there is one only. */
  readonly resent: boolean
}

export type FlowState =
  /** `identify` is under way for the phone that this device knows. */
  | { readonly view: 'deciding'; readonly phoneNumber: string }
  /** `phoneNumber` is that of the step that led back here; the form begins with it. */
  | { readonly view: Tab; readonly phoneNumber?: string | undefined }
  | { readonly view: 'verify'; readonly verification: Verification }
  /** What a sign-in asks for after its password. In memory only: a reload begins the sign-in anew. */
  | { readonly view: 'challenge'; readonly phoneNumber: string; readonly challenge: Challenge }
  | { readonly view: 'attributes' }
  /** Verified: the console takes the place of this area. */
  | { readonly view: 'signed-in' }

/** What `identify` says of a phone, in the order in which it is decided. */
export type Identification = 'unknown' | 'google' | 'apple' | 'phone-not-verified' | 'known'

/** The session as this area sees it. */
export type FlowSession = 'anonymous' | { readonly phoneNumber: string | undefined; readonly verified: boolean }

/** `at` is when it happened, epoch milliseconds. */
export type FlowEvent =
  | { readonly type: 'identified'; readonly as: Identification }
  | { readonly type: 'tab-chosen'; readonly tab: Tab }
  /** The provider itself sent the code. */
  | { readonly type: 'sign-up-accepted'; readonly phoneNumber: string; readonly username: string; readonly password: string; readonly at: number }
  /** `code` is missing where it could not be sent. */
  | {
      readonly type: 'sign-in-unconfirmed'
      readonly phoneNumber: string
      readonly username: string | undefined
      readonly password: string
      readonly code: { readonly hash: string; readonly at: number } | undefined
    }
  | { readonly type: 'challenged'; readonly phoneNumber: string; readonly challenge: Challenge }
  /** One challenge followed the other. */
  | { readonly type: 'challenge-answered'; readonly challenge: Challenge }
  | { readonly type: 'challenge-expired' }
  /** The provider takes no password of this account before it is reset. */
  | { readonly type: 'reset-required'; readonly phoneNumber: string }
  | { readonly type: 'reset-code-sent'; readonly phoneNumber: string; readonly hash: string; readonly at: number }
  | { readonly type: 'phone-code-sent'; readonly phoneNumber: string; readonly at: number }
  | { readonly type: 'code-resent'; readonly phoneNumber: string; readonly hash: string }
  | { readonly type: 'voice-call-requested'; readonly phoneNumber: string; readonly hash: string }
  /** Proven, and nobody was signed in by it. */
  | { readonly type: 'verified' }
  /** The customer went back. */
  | { readonly type: 'abandoned' }
  | { readonly type: 'attributes-saved'; readonly phoneNumber: string; readonly at: number }
  | { readonly type: 'session-changed'; readonly session: FlowSession }

/** How long a customer waits for a code before asking for another (spec §9). */
export const resendDelayMs = 60_000

/** The view that follows; the same state where an event means nothing to it. */
export function nextState(state: FlowState, event: FlowEvent): FlowState {
  switch (event.type) {
    case 'identified':
      return state.view === 'deciding' ? { view: firstView(event.as) } : state
    case 'tab-chosen':
      return state.view === event.tab ? state : { view: event.tab }
    case 'sign-up-accepted': {
      const { phoneNumber, username, password, at } = event
      return verifying({ purpose: 'sign-up', phoneNumber, username, password, resendAt: at + resendDelayMs })
    }
    case 'sign-in-unconfirmed': {
      const { phoneNumber, username, password, code } = event
      return verifying({
        purpose: 'sign-up',
        phoneNumber,
        username,
        password,
        hash: code?.hash,
        resendAt: code && code.at + resendDelayMs,
      })
    }
    case 'challenged':
      return { view: 'challenge', phoneNumber: event.phoneNumber, challenge: event.challenge }
    case 'challenge-answered':
      return state.view === 'challenge' ? { ...state, challenge: event.challenge } : state
    case 'challenge-expired':
      return state.view === 'challenge' ? backToSignIn(state) : state
    case 'reset-required':
      return { view: 'reset', phoneNumber: event.phoneNumber }
    case 'reset-code-sent': {
      const { phoneNumber, hash, at } = event
      return verifying({ purpose: 'reset', phoneNumber, hash, resendAt: at + resendDelayMs })
    }
    case 'phone-code-sent':
      return withVerification(state, event.phoneNumber, { resendAt: event.at + resendDelayMs })
    case 'code-resent':
      return withVerification(state, event.phoneNumber, { hash: event.hash, resent: true })
    case 'voice-call-requested':
      return withVerification(state, event.phoneNumber, { hash: event.hash })
    case 'verified':
    case 'abandoned':
      return backToSignIn(state)
    case 'attributes-saved':
      return verifying({ purpose: 'phone', phoneNumber: event.phoneNumber, resendAt: event.at + resendDelayMs })
    case 'session-changed':
      return event.session === 'anonymous' ? withoutSession(state) : withSession(state, event.session)
  }
}

export interface FlowStart {
  readonly session: FlowSession
  /** The view chosen in this tab before a reload. */
  readonly savedView: string | undefined
  /** The verification of this tab before a reload. */
  readonly savedVerification: Verification | undefined
  /** The phone that this device knows. */
  readonly knownPhoneNumber: string | undefined
  /** The phone from the address; it asks `identify` nothing. */
  readonly hintedPhoneNumber: string | undefined
}

/** Where a visit begins: a session decides, else a view saved in this tab, else `identify` for a known phone. */
export function firstState({ session, savedView, savedVerification, knownPhoneNumber, hintedPhoneNumber }: FlowStart): FlowState {
  const saved: FlowState | undefined = savedVerification && { view: 'verify', verification: savedVerification }
  if (session !== 'anonymous') {
    return withSession(saved?.verification.purpose === 'phone' ? saved : { view: 'sign-in' }, session)
  }
  if (savedView === 'verify' && saved && saved.verification.purpose !== 'phone') return saved
  const tab = tabs.find((candidate) => candidate === savedView)
  if (tab) return { view: tab }
  const isHinted = hintedPhoneNumber !== undefined && hintedPhoneNumber !== knownPhoneNumber
  return knownPhoneNumber && !isHinted ? { view: 'deciding', phoneNumber: knownPhoneNumber } : { view: 'sign-in' }
}

/** A call that a state asks for by being entered, without the customer doing anything. */
export type AwaitedCall =
  | { readonly call: 'identify'; readonly phoneNumber: string }
  /** Once per session and phone: after it `resendAt` is set, and survives a reload. */
  | { readonly call: 'request-phone-code'; readonly phoneNumber: string }

export function awaitedCall(state: FlowState): AwaitedCall | undefined {
  if (state.view === 'deciding') return { call: 'identify', phoneNumber: state.phoneNumber }
  if (state.view !== 'verify') return undefined
  const { purpose, phoneNumber, resendAt } = state.verification
  return purpose === 'phone' && resendAt === undefined ? { call: 'request-phone-code', phoneNumber } : undefined
}

function firstView(identification: Identification): Tab {
  switch (identification) {
    case 'unknown':
      return 'sign-up'
    case 'phone-not-verified':
      return 'reset'
    case 'google':
    case 'apple':
    case 'known':
      return 'sign-in'
  }
}

function withSession(state: FlowState, { phoneNumber, verified }: Exclude<FlowSession, 'anonymous'>): FlowState {
  if (phoneNumber === undefined) return state.view === 'attributes' || isProvingPhone(state) ? state : { view: 'attributes' }
  if (verified) return state.view === 'signed-in' ? state : { view: 'signed-in' }
  return isProvingPhone(state) && state.verification.phoneNumber === phoneNumber ? state : verifying({ purpose: 'phone', phoneNumber })
}

function withoutSession(state: FlowState): FlowState {
  return state.view === 'attributes' || state.view === 'signed-in' || isProvingPhone(state) ? { view: 'sign-in' } : state
}

/** With the phone of the step that is left, so that nobody types it again. */
function backToSignIn(state: FlowState): FlowState {
  switch (state.view) {
    case 'verify':
      return { view: 'sign-in', phoneNumber: state.verification.phoneNumber }
    case 'challenge':
      return { view: 'sign-in', phoneNumber: state.phoneNumber }
    default:
      return { view: 'sign-in' }
  }
}

const isProvingPhone = (state: FlowState): state is Extract<FlowState, { view: 'verify' }> =>
  state.view === 'verify' && state.verification.purpose === 'phone'

const verifying = (verification: Omit<Verification, 'resent'>): FlowState => ({
  view: 'verify',
  verification: { ...verification, resent: false },
})

/** An answer that comes when the customer is elsewhere, or proves another phone, changes nothing. */
function withVerification(state: FlowState, phoneNumber: string, change: Partial<Verification>): FlowState {
  if (state.view !== 'verify' || state.verification.phoneNumber !== phoneNumber) return state
  return { view: 'verify', verification: { ...state.verification, ...change } }
}
