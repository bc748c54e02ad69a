import { savedView } from 'shared/session'
import { openPage } from 'shared/testing'
import { beforeEach, expect, test } from 'vitest'
import type { FlowEvent, FlowState, Verification } from './flow.ts'
import { rememberFlow } from './remember-flow.ts'
import { storedVerification } from './stored-verification.ts'

const phoneNumber = '+5511912345678'
const verification: Verification = { purpose: 'reset', phoneNumber, hash: 'abc', resendAt: 1000, resent: false }
const verifying: FlowState = { view: 'verify', verification }
const challenge = { kind: 'totp-code' } as const

beforeEach(() => openPage())

/** What was saved before: each event leaves it, erases it or puts another view in its place. */
const before = 'sign-up'

test.each<[FlowEvent, saved: ReturnType<typeof savedView>]>([
  [{ type: 'tab-chosen', tab: 'reset' }, 'reset'],
  [{ type: 'sign-up-accepted', phoneNumber, username: 'ana_1', password: 'segredo', at: 0 }, 'verify'],
  [{ type: 'sign-in-unconfirmed', phoneNumber, username: 'ana_1', password: 'segredo', code: undefined }, 'verify'],
  [{ type: 'reset-code-sent', phoneNumber, hash: 'abc', at: 0 }, 'verify'],
  [{ type: 'reset-required', phoneNumber }, 'reset'],
  [{ type: 'attributes-saved', phoneNumber, at: 0 }, undefined],
  [{ type: 'challenge-expired' }, undefined],
  [{ type: 'verified' }, undefined],
  [{ type: 'abandoned' }, undefined],
  [{ type: 'challenged', phoneNumber, challenge }, before],
  [{ type: 'challenge-answered', challenge }, before],
  [{ type: 'identified', as: 'known' }, before],
  [{ type: 'phone-code-sent', phoneNumber, at: 0 }, before],
  [{ type: 'code-resent', phoneNumber, hash: 'abc' }, before],
  [{ type: 'voice-call-requested', phoneNumber, hash: 'abc' }, before],
  [{ type: 'session-changed', session: 'anonymous' }, before],
])('after %j a reload finds the view %s', (event, saved) => {
  rememberFlow({ view: before }, { type: 'tab-chosen', tab: before })
  rememberFlow({ view: 'sign-in' }, event)
  expect(savedView()).toBe(saved)
})

test('a verification is there after a reload, and gone once the customer is elsewhere', () => {
  rememberFlow(verifying, { type: 'reset-code-sent', phoneNumber, hash: 'abc', at: 0 })
  expect(storedVerification.read()).toEqual(verification)
  rememberFlow({ view: 'sign-in' }, { type: 'abandoned' })
  expect([storedVerification.read(), sessionStorage.length]).toEqual([undefined, 0])
})

test('where nothing was stored there is no verification', () => {
  expect(storedVerification.read()).toBeUndefined()
})
