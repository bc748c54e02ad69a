import { expect, test, vi } from 'vitest'
import type { FlowState } from './flow.ts'
import { createFlowStore, type FlowStoreOptions } from './flow-store.ts'

const phoneNumber = '+5511912345678'
const perform = () => vi.fn<FlowStoreOptions['perform']>(async () => {})
const remember = () => {}

test('the first call is made once, however often the flow is started', () => {
  const made = perform()
  const store = createFlowStore({ first: { view: 'deciding', phoneNumber }, perform: made, remember })
  expect(made).not.toHaveBeenCalled()
  store.start()
  store.start()
  expect(made).toHaveBeenCalledExactlyOnceWith({ call: 'identify', phoneNumber }, store.send)
})

test('a phone asks for its code once, another phone for another', () => {
  const made = perform()
  const store = createFlowStore({ first: { view: 'sign-in' }, perform: made, remember })
  store.start()
  const unverified = (number: string) => store.send({ type: 'session-changed', session: { phoneNumber: number, verified: false } })
  unverified(phoneNumber)
  unverified(phoneNumber)
  expect(made).toHaveBeenCalledTimes(1)
  store.send({ type: 'phone-code-sent', phoneNumber, at: 0 })
  unverified('+5531933334444')
  expect(made).toHaveBeenCalledTimes(2)
})

test('another phone, and another call for the same one, do not wait for the call that is under way', () => {
  const made = perform()
  const store = createFlowStore({ first: { view: 'deciding', phoneNumber }, perform: made, remember })
  store.start()
  store.send({ type: 'session-changed', session: { phoneNumber, verified: false } })
  store.send({ type: 'session-changed', session: { phoneNumber: '+5531933334444', verified: false } })
  expect(made.mock.calls.map(([{ call, phoneNumber: asked }]) => [call, asked])).toEqual([
    ['identify', phoneNumber],
    ['request-phone-code', phoneNumber],
    ['request-phone-code', '+5531933334444'],
  ])
})

test('its state is the one that the last event led to', () => {
  const store = createFlowStore({ first: { view: 'sign-in' }, perform: perform(), remember })
  store.send({ type: 'tab-chosen', tab: 'reset' })
  expect(store.state()).toEqual({ view: 'reset' })
})

test('listeners hear of changes only, and what is remembered is the new state', () => {
  const remembered: FlowState[] = []
  const heard = vi.fn<() => void>()
  const store = createFlowStore({ first: { view: 'sign-in' }, perform: perform(), remember: (state) => remembered.push(state) })
  const stop = store.subscribe(heard)
  store.send({ type: 'session-changed', session: 'anonymous' })
  expect(heard).not.toHaveBeenCalled()
  store.send({ type: 'tab-chosen', tab: 'reset' })
  expect(heard).toHaveBeenCalledTimes(1)
  stop()
  store.send({ type: 'tab-chosen', tab: 'sign-in' })
  expect(heard).toHaveBeenCalledTimes(1)
  expect(remembered.map(({ view }) => view)).toEqual(['sign-in', 'reset', 'sign-in'])
})
