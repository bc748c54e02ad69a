import { savedView, signUpDraft } from 'shared/session'
import { openPage } from 'shared/testing'
import { beforeEach, expect, test } from 'vitest'
import type { FlowEvent, Verification } from './flow.ts'
import { rememberFlow, storedVerification, verificationFrom, verificationText } from './remember-flow.ts'

const phoneNumber = '+5511912345678'
const account = { phoneNumber, username: 'ana_1', password: 'segredo' }
const signUp: Verification = {
  purpose: 'sign-up',
  ...account,
  hash: 'hash',
  resendAt: 1_000_000,
  resent: true,
  sent: ['identity', 'sms'],
}
const draft = { name: 'Ana', phone: '', email: '', birthdate: '', gender: '0' }
const challenge = { kind: 'totp-code' } as const

beforeEach(() => openPage())

/** The view saved before: each event leaves it, erases it or replaces it. */
const before = 'sign-up'

test.each<[FlowEvent, saved: ReturnType<typeof savedView>]>([
  [{ type: 'tab-chosen', tab: 'reset' }, 'reset'],
  [{ type: 'sign-up-accepted', ...account, at: 0 }, 'verify'],
  [{ type: 'sign-in-unconfirmed', ...account, code: undefined }, 'verify'],
  [{ type: 'reset-code-sent', phoneNumber, hash: 'abc', at: 0 }, 'verify'],
  [{ type: 'reset-required', phoneNumber }, 'reset'],
  [{ type: 'attributes-saved', phoneNumber, at: 0 }, undefined],
  [{ type: 'challenge-expired' }, undefined],
  [{ type: 'verified' }, undefined],
  [{ type: 'abandoned' }, undefined],
  [{ type: 'challenged', phoneNumber, challenge }, before],
  [{ type: 'challenge-answered', challenge }, before],
  [{ type: 'identified', as: 'ready' }, before],
  [{ type: 'phone-code-sent', at: 0 }, before],
  [{ type: 'code-resent', channel: 'sms', hash: 'abc' }, before],
  [{ type: 'session-changed', session: 'anonymous' }, before],
])('after %j a reload finds the view %s', (event, saved) => {
  rememberFlow({ view: before }, { type: 'tab-chosen', tab: before })
  rememberFlow({ view: 'sign-in' }, event)
  expect(savedView()).toBe(saved)
})

test('a reload keeps a verification until the customer is elsewhere, its password never, and a draft until it is left', () => {
  rememberFlow({ view: 'verify', verification: signUp }, { type: 'sign-up-accepted', ...account, at: 0 })
  expect(storedVerification.read()).toEqual({ ...signUp, password: undefined })
  expect(verificationText(signUp)).not.toContain('segredo')
  signUpDraft.write(draft, 'padaria')
  rememberFlow({ view: 'sign-in' }, { type: 'abandoned' })
  expect([storedVerification.read(), sessionStorage.length]).toEqual([undefined, 0])
})

test.each([
  undefined,
  'null',
  '{"purpose":"sign-up"',
  '{"purpose":"console","phoneNumber":"+5511912345678"}',
  '{"purpose":"reset","phoneNumber":"11912345678"}',
  '{"purpose":"reset","phoneNumber":["+5511912345678"]}',
  '{"purpose":"reset","phoneNumber":"x+5511912345678"}',
  '{"purpose":"reset","phoneNumber":"+55119123456789"}',
])('%s is no verification', (text) => {
  expect(verificationFrom(text)).toBeUndefined()
})

test('a verification of an older release, which names no channel, has none', () => {
  expect(verificationFrom('{"purpose":"phone","phoneNumber":"+5511912345678","sent":"sms"}')?.sent).toEqual([])
})

test('fields of another type are left out', () => {
  const text =
    '{"purpose":"reset","phoneNumber":"+5511912345678","hash":1,"username":{},"resendAt":"soon","resent":"yes","sent":["mail","sms"],"password":"x"}'
  expect(verificationFrom(text)).toEqual({
    purpose: 'reset',
    phoneNumber: '+5511912345678',
    resent: false,
    sent: ['sms'],
  })
})
