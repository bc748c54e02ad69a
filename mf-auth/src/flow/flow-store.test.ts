import { describe, expect, test, vi } from 'vitest'
import type { FlowEvent, FlowState, Verification } from './flow.ts'
import { createFlowStore, type FlowStoreOptions } from './flow-store.ts'

const ana = '+5511912345678'
const davi = '+5531933334444'

const ignore = {
  perform: async () => {},
  remember: () => {},
  say: () => {},
  unsay: () => {},
} satisfies Partial<FlowStoreOptions>
const storeAt = (first: FlowState, options?: Partial<FlowStoreOptions>) =>
  createFlowStore({ ...ignore, first, ...options })
const verify = (purpose: Verification['purpose'], phoneNumber = ana): FlowState => ({
  view: 'verify',
  verification: { purpose, phoneNumber, resent: false, sent: [] },
})
const unverified = (phoneNumber: string): FlowEvent => ({
  type: 'session-changed',
  session: { phoneNumber, verified: false },
})

test('a call is made once for its phone; another call, and another phone, do not wait for the one that is running', () => {
  const perform = vi.fn<FlowStoreOptions['perform']>(async () => {})
  const store = storeAt({ view: 'deciding', phoneNumber: ana }, { perform })
  expect(perform).not.toHaveBeenCalled()
  store.start()
  store.start()
  for (const phone of [ana, ana, davi, davi]) store.send(unverified(phone))
  store.send({ type: 'phone-code-sent', at: 0 })
  store.send(unverified(davi))
  store.send(unverified(ana))
  const made = perform.mock.calls.map(([{ call, phoneNumber }]) => `${call} ${phoneNumber}`)
  expect(made).toEqual([`identify ${ana}`, ...[ana, davi, ana].map((phone) => `request-phone-code ${phone}`)])
  // Each belongs to the step that needs it.
  expect(perform.mock.calls.map(([, step]) => step.isCurrent())).toEqual([false, true, false, true])
})

test('listeners are called for changes only, and the new state is remembered', () => {
  const remembered: FlowState[] = []
  const listener = vi.fn<() => void>()
  const store = storeAt({ view: 'sign-in' }, { remember: (state) => remembered.push(state) })
  const unsubscribe = store.subscribe(listener)
  store.send({ type: 'session-changed', session: 'anonymous' })
  expect(listener).not.toHaveBeenCalled()
  store.send({ type: 'tab-chosen', tab: 'reset' })
  expect(listener).toHaveBeenCalledTimes(1)
  unsubscribe()
  store.send({ type: 'tab-chosen', tab: 'sign-in' })
  expect(listener).toHaveBeenCalledTimes(1)
  expect(remembered.map(({ view }) => view)).toEqual(['sign-in', 'reset', 'sign-in'])
})

describe('a response counts only at the step that asked', () => {
  const account = { phoneNumber: ana, username: 'ana_1', password: 'segredo' }
  const appCode = { challenge: { kind: 'totp-code' } } as const
  const challenge: FlowState = { view: 'challenge', phoneNumber: ana, challenge: { kind: 'sms-code', destination: '' } }
  const toReset: FlowEvent = { type: 'tab-chosen', tab: 'reset' }
  const toSignIn: FlowEvent = { type: 'tab-chosen', tab: 'sign-in' }
  const goBack: FlowEvent = { type: 'abandoned' }
  const signOut: FlowEvent = { type: 'session-changed', session: 'anonymous' }
  const otherReset = { type: 'reset-code-sent', phoneNumber: davi, hash: 'davi', at: 0 } as const

  const responses: readonly [FlowState, FlowEvent, leave: FlowEvent][] = [
    [{ view: 'deciding', phoneNumber: ana }, { type: 'identified', as: 'no-account' }, unverified(ana)],
    [{ view: 'sign-up' }, { type: 'sign-up-accepted', ...account, at: 0 }, toReset],
    [{ view: 'sign-in' }, { type: 'sign-in-unconfirmed', ...account, code: undefined }, toReset],
    [{ view: 'sign-in' }, { type: 'challenged', phoneNumber: ana, ...appCode }, toReset],
    [{ view: 'sign-in' }, { type: 'reset-required', phoneNumber: ana }, otherReset],
    [challenge, { type: 'challenge-answered', ...appCode }, goBack],
    [challenge, { type: 'challenge-expired' }, { type: 'challenge-answered', ...appCode }],
    [{ view: 'reset' }, { type: 'reset-code-sent', phoneNumber: ana, hash: 'ana', at: 0 }, toSignIn],
    [verify('phone'), { type: 'phone-code-sent', at: 0 }, unverified(davi)],
    // The same phone, another purpose: to compare the phones is not enough.
    [verify('sign-up'), { type: 'code-resent', channel: 'sms', hash: 'late' }, { ...otherReset, phoneNumber: ana }],
    [verify('reset'), { type: 'code-resent', channel: 'call', hash: 'late' }, otherReset],
    [verify('reset'), { type: 'verified' }, otherReset],
    [{ view: 'attributes' }, { type: 'attributes-saved', phoneNumber: ana, at: 0 }, signOut],
  ]

  test.each(responses)('at %j, %j leads on and may say so', (first, response) => {
    const say = vi.fn<FlowStoreOptions['say']>()
    const store = storeAt(first, { say })
    const step = store.step()
    step.say({ status: 'info', message: 'said' })
    step.send(response)
    expect(store.state()).not.toBe(first)
    expect(say).toHaveBeenCalledTimes(1)
  })

  test.each(responses)('asked at %j, %j after %j changes, keeps and says nothing', (first, response, leave) => {
    const remember = vi.fn<FlowStoreOptions['remember']>()
    const say = vi.fn<FlowStoreOptions['say']>()
    const store = storeAt(first, { remember, say })
    const step = store.step()
    store.send(leave)
    const elsewhere = store.state()
    step.say({ status: 'info', message: 'said' })
    step.send(response)
    expect(step.isCurrent()).toBe(false)
    expect(store.state()).toBe(elsewhere)
    expect(remember).toHaveBeenCalledExactlyOnceWith(elsewhere, leave)
    expect(say).not.toHaveBeenCalled()
  })

  test('it counts for a customer who left the step and came back', () => {
    const store = storeAt({ view: 'sign-in' })
    const step = store.step()
    store.send(toReset)
    store.send(toSignIn)
    step.send({ type: 'challenged', phoneNumber: ana, ...appCode })
    expect(store.state().view).toBe('challenge')
  })
})
