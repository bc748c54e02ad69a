import type { Challenge } from 'shared/identity'
import { describe, expect, test } from 'vitest'
import {
  awaitedCall,
  firstState,
  nextState,
  stepOf,
  type FlowEvent,
  type FlowStart,
  type FlowState,
  type Verification,
} from './flow.ts'

const ana = '+5511912345678'
const davi = '+5531933334444'
const at = 1_000_000
const minuteLater = at + 60_000

const account = { phoneNumber: ana, username: 'ana_1', password: 'segredo' }

const view = (name: 'sign-in' | 'sign-up' | 'reset' | 'attributes' | 'signed-in'): FlowState => ({ view: name })
const backAtSignIn: FlowState = { view: 'sign-in', phoneNumber: ana }
const resetOfAna: FlowState = { view: 'reset', phoneNumber: ana }
const deciding: FlowState = { view: 'deciding', phoneNumber: ana }
const verify = (verification: Pick<Verification, 'purpose'> & Partial<Verification>): FlowState => ({
  view: 'verify',
  verification: { phoneNumber: ana, resent: false, sent: firstSent(verification), ...verification },
})
const firstSent = ({ purpose, resendAt }: Partial<Verification>): Verification['sent'] => {
  if (purpose === 'reset') return ['sms']
  return purpose === 'phone' && resendAt === undefined ? [] : ['identity']
}

const signUp = verify({ purpose: 'sign-up', ...account, resendAt: minuteLater })
const reset = verify({ purpose: 'reset', hash: 'first', resendAt: minuteLater })
const smsResent = verify({ purpose: 'reset', hash: 'second', resendAt: minuteLater, resent: true })
const resentBySms: FlowEvent = { type: 'code-resent', channel: 'sms', hash: 'second' }
const phone = verify({ purpose: 'phone', resendAt: minuteLater })
const verifyDavi = verify({ purpose: 'phone', phoneNumber: davi })

const challenge = (asked: Challenge): FlowState => ({ view: 'challenge', phoneNumber: ana, challenge: asked })
const factorChoice: Challenge = { kind: 'factor-choice', factors: ['sms', 'totp'] }
const choosing = { phoneNumber: ana, challenge: factorChoice }
const smsCode: Challenge = { kind: 'sms-code', destination: '+*********5678' }
const smsCodeAsked: FlowEvent = { type: 'challenge-answered', challenge: smsCode }

const session = (changed: FlowStart['session']): FlowEvent => ({ type: 'session-changed', session: changed })
const unverified = { phoneNumber: ana, verified: false }
const davis = { phoneNumber: davi, verified: false }
const verified = { phoneNumber: ana, verified: true }
const withoutPhone = { phoneNumber: undefined, verified: false }

/* What `identify` tells is in `answers.test.ts`. */
describe('a state, an event, the next state', () => {
  test.each<[string, FlowState, FlowEvent, FlowState]>([
    ['a response after the decision', view('sign-up'), { type: 'identified', as: 'ready' }, view('sign-up')],

    ['a tab', view('sign-in'), { type: 'tab-chosen', tab: 'reset' }, view('reset')],
    ['a tab instead of a code', signUp, { type: 'tab-chosen', tab: 'reset' }, resetOfAna],

    ['sign-up [4.32]', view('sign-up'), { type: 'sign-up-accepted', ...account, at }, signUp],
    [
      'unconfirmed sign-in',
      view('sign-in'),
      { type: 'sign-in-unconfirmed', ...account, code: { hash: 'sms', at } },
      verify({ purpose: 'sign-up', ...account, hash: 'sms', resendAt: minuteLater, sent: ['identity', 'sms'] }),
    ],
    [
      'unconfirmed sign-in without a code: it may be asked for at once',
      view('sign-in'),
      { type: 'sign-in-unconfirmed', ...account, username: undefined, code: undefined },
      verify({ purpose: 'sign-up', ...account, username: undefined }),
    ],
    ['a sign-in with a challenge', view('sign-in'), { type: 'challenged', ...choosing }, challenge(factorChoice)],
    ['one challenge follows the other', challenge(factorChoice), smsCodeAsked, challenge(smsCode)],
    ['a challenge that follows after going back', view('sign-in'), smsCodeAsked, view('sign-in')],
    ['a challenge whose time is up', challenge(smsCode), { type: 'challenge-expired' }, backAtSignIn],
    ['its time is up after the customer left', view('reset'), { type: 'challenge-expired' }, view('reset')],
    ['back from a challenge', challenge(smsCode), { type: 'abandoned' }, backAtSignIn],
    ['a password that must be reset', view('sign-in'), { type: 'reset-required', phoneNumber: ana }, resetOfAna],

    ['reset [4.35]', view('reset'), { type: 'reset-code-sent', phoneNumber: ana, hash: 'first', at }, reset],

    ['a code resent by SMS replaces the hash, and is the last', reset, resentBySms, smsResent],
    [
      'a voice call replaces the hash, and leaves the resend',
      reset,
      { type: 'code-resent', channel: 'call', hash: 'call' },
      verify({ purpose: 'reset', hash: 'call', resendAt: minuteLater, sent: ['sms', 'call'] }),
    ],
    [
      'an SMS after a voice call is the last',
      verify({ purpose: 'reset', sent: ['sms', 'call'] }),
      resentBySms,
      verify({ purpose: 'reset', hash: 'second', resent: true, sent: ['call', 'sms'] }),
    ],
    ['a resent code after going back', view('sign-in'), resentBySms, view('sign-in')],

    ['verified, nobody signed in', signUp, { type: 'verified' }, backAtSignIn],
    ['back', reset, { type: 'abandoned' }, backAtSignIn],
    ['back from a view without a phone', view('attributes'), { type: 'abandoned' }, view('sign-in')],

    ['signed in and verified', view('sign-in'), session(verified), view('signed-in')],
    ['signed in after a challenge', challenge(smsCode), session(verified), view('signed-in')],
    ['signed in, phone unverified', view('sign-in'), session(unverified), verify({ purpose: 'phone' })],
    ['signed in without a phone', view('sign-in'), session(withoutPhone), view('attributes')],
    ['the same phone, still unverified', phone, session(unverified), phone],
    ['another phone', phone, session(davis), verifyDavi],
    ['the phone is verified', phone, session(verified), view('signed-in')],
    ['attributes saved', view('attributes'), { type: 'attributes-saved', phoneNumber: ana, at }, phone],
    ['attributes saved, session not yet read again', phone, session(withoutPhone), phone],
    ['a code requested for the phone', verify({ purpose: 'phone' }), { type: 'phone-code-sent', at }, phone],

    ['signed out while proving the phone', phone, session('anonymous'), view('sign-in')],
    ['signed out at the attributes', view('attributes'), session('anonymous'), view('sign-in')],
    ['signed out of the console', view('signed-in'), session('anonymous'), view('sign-in')],
    ['nobody signed in, as before', signUp, session('anonymous'), signUp],
    ['nobody signed in, challenge open', challenge(smsCode), session('anonymous'), challenge(smsCode)],
    ['nobody signed in, identify running', deciding, session('anonymous'), deciding],
  ])('%s', (_, state, event, following) => {
    expect(nextState(state, event)).toEqual(following)
  })
})

test.each<[string, FlowState, FlowEvent]>([
  ['the same tab', view('reset'), { type: 'tab-chosen', tab: 'reset' }],
  ['still without a phone', view('attributes'), session(withoutPhone)],
  ['still signed in', view('signed-in'), session(verified)],
])('%s: the state stays the same object, so no listener is called', (_, state, event) => {
  expect(nextState(state, event)).toBe(state)
})

describe('where a visit starts', () => {
  const nothing: FlowStart = {
    session: 'anonymous',
    savedView: undefined,
    savedVerification: undefined,
    rememberedPhoneNumber: undefined,
    hintedPhoneNumber: undefined,
  }
  const savedReset: Verification = { purpose: 'reset', phoneNumber: ana, hash: 'first', resent: true, sent: ['sms'] }
  const savedPhone: Verification = { ...savedReset, purpose: 'phone', resendAt: minuteLater, sent: ['identity'] }

  test.each<[string, Partial<FlowStart>, FlowState]>([
    ['nothing remembered [4.31]', {}, view('sign-in')],
    ['a remembered phone [4.24]', { rememberedPhoneNumber: ana }, deciding],
    ['another in the address', { rememberedPhoneNumber: ana, hintedPhoneNumber: davi }, view('sign-in')],
    ['the same in the address', { rememberedPhoneNumber: ana, hintedPhoneNumber: ana }, deciding],
    ['one in the address alone', { hintedPhoneNumber: ana }, view('sign-in')],
    ['a saved tab wins over a remembered phone', { savedView: 'sign-up', rememberedPhoneNumber: ana }, view('sign-up')],
    ['a saved verification', { savedView: 'verify', savedVerification: savedReset }, verify(savedReset)],
    ['a saved view whose verification is gone', { savedView: 'verify' }, view('sign-in')],
    ['a verification left behind by a sign-out', { savedVerification: savedReset }, view('sign-in')],
    ["a session's, but no session", { savedView: 'verify', savedVerification: savedPhone }, view('sign-in')],
    ['a saved view that is none', { savedView: 'console' }, view('sign-in')],
    ['an unverified session', { session: unverified }, verify({ purpose: 'phone' })],
    ['an unverified session, reloaded', { session: unverified, savedVerification: savedPhone }, verify(savedPhone)],
    ["another phone's verification", { session: davis, savedVerification: savedPhone }, verifyDavi],
    ['a session without a phone', { session: withoutPhone }, view('attributes')],
    [
      'a verified session',
      { session: verified, savedView: 'verify', savedVerification: savedReset },
      view('signed-in'),
    ],
  ])('%s', (_, start, first) => {
    expect(firstState({ ...nothing, ...start })).toEqual(first)
  })
})

test.each<[string, FlowState, ReturnType<typeof awaitedCall>]>([
  ['identify [4.24]', deciding, { call: 'identify', phoneNumber: ana }],
  ['a code for the phone', verify({ purpose: 'phone' }), { call: 'request-phone-code', phoneNumber: ana }],
  ['the phone whose code was sent', phone, undefined],
  ['a sign-in whose code could not be sent', verify({ purpose: 'sign-up' }), undefined],
  ['a challenge', challenge(smsCode), undefined],
  ['a tab', view('sign-in'), undefined],
])('the call that a state needs: %s', (_, state, call) => {
  expect(awaitedCall(state)).toEqual(call)
})

describe('the step that a state belongs to', () => {
  const davisReset = verify({ purpose: 'reset', phoneNumber: davi })
  const davisChallenge: FlowState = { view: 'challenge', phoneNumber: davi, challenge: smsCode }

  test.each<[isSame: boolean, string, FlowState, FlowState]>([
    [true, 'code', reset, smsResent],
    [true, 'phone of a tab', view('sign-in'), backAtSignIn],
    [false, 'tab', view('sign-in'), view('reset')],
    [false, 'phone to identify', deciding, { view: 'deciding', phoneNumber: davi }],
    [false, 'purpose of a verification', reset, signUp],
    [false, 'phone of a verification', reset, davisReset],
    [false, 'challenge', challenge(factorChoice), challenge(smsCode)],
    [false, 'phone of a challenge', challenge(smsCode), davisChallenge],
  ])('is the same (%s) after another %s', (isSame, _, one, other) => {
    expect(stepOf(one) === stepOf(other)).toBe(isSame)
  })
})
