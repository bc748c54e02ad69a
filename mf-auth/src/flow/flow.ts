import type { Challenge } from 'shared/identity'

/*
 * Which view of the signed-out area follows which (spec §4; readings, "Signed-out flow"). Pure: calls are made elsewhere.
 *
 *   deciding ── identified ──▶ sign-in · sign-up · reset
 *   sign-up ── sign-up-accepted ──▶ verify (sign-up)
 *   sign-in ── sign-in-unconfirmed ──▶ verify (sign-up)
 *   sign-in ── challenged ──▶ challenge ── challenge-answered ──▶ challenge
 *   challenge ── challenge-expired · abandoned ──▶ sign-in
 *   sign-in · challenge ── reset-required ──▶ reset
 *   reset ── reset-code-sent ──▶ verify (reset)
 *   verify ── verified · abandoned ──▶ sign-in
 *   verify ── tab-chosen ──▶ sign-in · sign-up · reset
 *   any ── session-changed ──▶ attributes · verify (phone) · signed-in
 *   attributes ── attributes-saved ──▶ verify (phone)
 */

export const tabs = ['sign-in', 'sign-up', 'reset'] as const
export type Tab = (typeof tabs)[number]

/** What a confirmation code proves: a new account, the right to a new password, or a signed-in customer's phone. */
export type VerificationPurpose = 'sign-up' | 'reset' | 'phone'

/** Who checks a code: the authentication helper, if it sent the code by voice or SMS, or the identity provider. */
export type VerificationChannel = 'call' | 'sms' | 'identity'

export interface Verification {
  readonly purpose: VerificationPurpose
  /** `+55` and eleven digits. */
  readonly phoneNumber: string
  /** Confirms a sign-up. Undefined if `identify` failed. */
  readonly username?: string | undefined
  /** Signs in after the confirmation. Never stored, so a reload loses it. */
  readonly password?: string | undefined
  /** From the latest 'sms' or 'call' response. 'verify' sends it back. */
  readonly hash?: string | undefined
  /** When the customer may ask for another code, in epoch milliseconds. Undefined if no code was sent. */
  readonly resendAt?: number | undefined
  /** Whether the code was sent again by SMS. That happens once. */
  readonly resent: boolean
  /** The channels whose codes may be on their way or at hand, the one that was asked last at the end. */
  readonly sent: readonly VerificationChannel[]
}

export type FlowState =
  /** `identify` is running for the phone that this device remembers. */
  | { readonly view: 'deciding'; readonly phoneNumber: string }
  /** `phoneNumber` fills the form. It comes from the step that led back here. */
  | { readonly view: Tab; readonly phoneNumber?: string | undefined }
  | { readonly view: 'verify'; readonly verification: Verification }
  /** What the provider asks for after the password. Never stored, so a reload starts the sign-in again. */
  | { readonly view: 'challenge'; readonly phoneNumber: string; readonly challenge: Challenge }
  | { readonly view: 'attributes' }
  /** The phone is verified. The console replaces this area. */
  | { readonly view: 'signed-in' }

/** What `identify` tells about a phone, in the order of the checks. */
export type Identification = 'no-account' | 'google' | 'apple' | 'phone-not-verified' | 'ready'

type FlowSession = 'anonymous' | { readonly phoneNumber: string | undefined; readonly verified: boolean }

/** `at` is when it happened, in epoch milliseconds. */
export type FlowEvent =
  | { readonly type: 'identified'; readonly as: Identification }
  | { readonly type: 'tab-chosen'; readonly tab: Tab }
  /** The provider itself sent the code. */
  | {
      readonly type: 'sign-up-accepted'
      readonly phoneNumber: string
      readonly username: string
      readonly password: string
      readonly at: number
    }
  /** `code` is undefined if it could not be sent. */
  | {
      readonly type: 'sign-in-unconfirmed'
      readonly phoneNumber: string
      readonly username: string | undefined
      readonly password: string
      readonly code: { readonly hash: string; readonly at: number } | undefined
    }
  | { readonly type: 'challenged'; readonly phoneNumber: string; readonly challenge: Challenge }
  | { readonly type: 'challenge-answered'; readonly challenge: Challenge }
  | { readonly type: 'challenge-expired' }
  /** The provider refuses the password until it is reset. */
  | { readonly type: 'reset-required'; readonly phoneNumber: string }
  | { readonly type: 'reset-code-sent'; readonly phoneNumber: string; readonly hash: string; readonly at: number }
  | { readonly type: 'phone-code-sent'; readonly at: number }
  | { readonly type: 'code-resent'; readonly channel: 'sms' | 'call'; readonly hash: string }
  /** The code was accepted, and nobody was signed in. */
  | { readonly type: 'verified' }
  | { readonly type: 'abandoned' }
  | { readonly type: 'attributes-saved'; readonly phoneNumber: string; readonly at: number }
  | { readonly type: 'session-changed'; readonly session: FlowSession }

/** How long a customer waits before asking for another code (spec §9). */
export const resendDelayMs = 60_000

/** The step that a state belongs to. A response that comes when the customer is at another step is late. */
export function stepOf(state: FlowState): string {
  switch (state.view) {
    case 'deciding':
      return `deciding ${state.phoneNumber}`
    case 'verify':
      return `verify ${state.verification.purpose} ${state.verification.phoneNumber}`
    case 'challenge':
      return `challenge ${state.challenge.kind} ${state.phoneNumber}`
    default:
      return state.view
  }
}

/** The state after an event; the same state if the event means nothing to it. */
export function nextState(state: FlowState, event: FlowEvent): FlowState {
  switch (event.type) {
    case 'identified':
      return state.view === 'deciding' ? { view: firstViews[event.as] } : state
    case 'tab-chosen':
      return state.view === event.tab ? state : leaveFor(event.tab, state)
    case 'sign-up-accepted': {
      const { type: _, at, ...account } = event
      return verifying({ purpose: 'sign-up', ...account, resendAt: at + resendDelayMs, sent: ['identity'] })
    }
    case 'sign-in-unconfirmed': {
      const { type: _, code, ...account } = event
      return verifying({
        purpose: 'sign-up',
        ...account,
        hash: code?.hash,
        resendAt: code && code.at + resendDelayMs,
        // The provider sent one at the sign-up.
        sent: code ? ['identity', 'sms'] : ['identity'],
      })
    }
    case 'challenged':
      return { view: 'challenge', phoneNumber: event.phoneNumber, challenge: event.challenge }
    case 'challenge-answered':
      return state.view === 'challenge' ? { ...state, challenge: event.challenge } : state
    case 'challenge-expired':
      return state.view === 'challenge' ? leaveFor('sign-in', state) : state
    case 'reset-required':
      return { view: 'reset', phoneNumber: event.phoneNumber }
    case 'reset-code-sent': {
      const { phoneNumber, hash, at } = event
      return verifying({ purpose: 'reset', phoneNumber, hash, resendAt: at + resendDelayMs, sent: ['sms'] })
    }
    case 'phone-code-sent':
      return withVerification(state, { resendAt: event.at + resendDelayMs, sent: ['identity'] })
    case 'code-resent':
      return withResentCode(state, event)
    case 'verified':
    case 'abandoned':
      return leaveFor('sign-in', state)
    case 'attributes-saved': {
      const { phoneNumber, at } = event
      return verifying({ purpose: 'phone', phoneNumber, resendAt: at + resendDelayMs, sent: ['identity'] })
    }
    case 'session-changed':
      return event.session === 'anonymous' ? withoutSession(state) : withSession(state, event.session)
  }
}

export interface FlowStart {
  readonly session: FlowSession
  /** The view that this browser tab was at before a reload. */
  readonly savedView: string | undefined
  readonly savedVerification: Verification | undefined
  readonly rememberedPhoneNumber: string | undefined
  /** The phone in the page's address. `identify` is not called for it. */
  readonly hintedPhoneNumber: string | undefined
}

/** Where a visit starts: the session decides, else the view saved in this browser tab, else `identify` for a remembered phone. */
export function firstState(start: FlowStart): FlowState {
  const { session, savedView, savedVerification, rememberedPhoneNumber, hintedPhoneNumber } = start
  const saved: FlowState | undefined = savedVerification && { view: 'verify', verification: savedVerification }
  if (session !== 'anonymous') {
    return withSession(saved?.verification.purpose === 'phone' ? saved : { view: 'sign-in' }, session)
  }
  if (savedView === 'verify' && saved && saved.verification.purpose !== 'phone') return saved
  const tab = tabs.find((candidate) => candidate === savedView)
  if (tab) return { view: tab }
  const isHinted = hintedPhoneNumber !== undefined && hintedPhoneNumber !== rememberedPhoneNumber
  return rememberedPhoneNumber && !isHinted
    ? { view: 'deciding', phoneNumber: rememberedPhoneNumber }
    : { view: 'sign-in' }
}

/** A call that a state needs as soon as it is entered: the customer presses nothing. */
export type AwaitedCall =
  | { readonly call: 'identify'; readonly phoneNumber: string }
  /** Made once per session and phone: then `resendAt` is set, and a reload keeps it. */
  | { readonly call: 'request-phone-code'; readonly phoneNumber: string }

export function awaitedCall(state: FlowState): AwaitedCall | undefined {
  if (state.view === 'deciding') return { call: 'identify', phoneNumber: state.phoneNumber }
  if (state.view !== 'verify') return undefined
  const { purpose, phoneNumber, resendAt } = state.verification
  return purpose === 'phone' && resendAt === undefined ? { call: 'request-phone-code', phoneNumber } : undefined
}

const firstViews: Readonly<Record<Identification, Tab>> = {
  'no-account': 'sign-up',
  'phone-not-verified': 'reset',
  google: 'sign-in',
  apple: 'sign-in',
  ready: 'sign-in',
}

function withSession(state: FlowState, { phoneNumber, verified }: Exclude<FlowSession, 'anonymous'>): FlowState {
  if (phoneNumber === undefined)
    return state.view === 'attributes' || isProvingPhone(state) ? state : { view: 'attributes' }
  if (verified) return state.view === 'signed-in' ? state : { view: 'signed-in' }
  return isProvingPhone(state) && state.verification.phoneNumber === phoneNumber
    ? state
    : verifying({ purpose: 'phone', phoneNumber, sent: [] })
}

function withoutSession(state: FlowState): FlowState {
  return state.view === 'attributes' || state.view === 'signed-in' || isProvingPhone(state)
    ? { view: 'sign-in' }
    : state
}

/** Keeps the phone of the step that is left, so that nobody types it again. */
function leaveFor(tab: Tab, state: FlowState): FlowState {
  switch (state.view) {
    case 'verify':
      return { view: tab, phoneNumber: state.verification.phoneNumber }
    case 'challenge':
      return { view: tab, phoneNumber: state.phoneNumber }
    default:
      return { view: tab }
  }
}

const isProvingPhone = (state: FlowState): state is Extract<FlowState, { view: 'verify' }> =>
  state.view === 'verify' && state.verification.purpose === 'phone'

const verifying = (verification: Omit<Verification, 'resent'>): FlowState => ({
  view: 'verify',
  verification: { ...verification, resent: false },
})

function withResentCode(state: FlowState, { channel, hash }: Extract<FlowEvent, { type: 'code-resent' }>): FlowState {
  if (state.view !== 'verify') return state
  const { verification } = state
  const sent = [...verification.sent.filter((other) => other !== channel), channel]
  return withVerification(state, { sent, hash, ...(channel === 'sms' && { resent: true }) })
}

function withVerification(state: FlowState, change: Partial<Verification>): FlowState {
  return state.view === 'verify' ? { view: 'verify', verification: { ...state.verification, ...change } } : state
}
