import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { blockStorage, fillStorage, namesIn, openPage } from '../testing/browser-globals.ts'
import { customerStorage, readStored, rememberedLogin, signUpDraft, writeStored } from './browser-storage.ts'

beforeEach(() => openPage())

test('a text is read from the area that it was written to, and undefined erases it', () => {
  writeStored('session', 'currentView', 'reset')
  expect(readStored('session', 'currentView')).toBe('reset')
  expect(readStored('local', 'currentView')).toBeUndefined()
  writeStored('session', 'currentView', undefined)
  expect(namesIn(sessionStorage)).toEqual([])
})

test('blocked storage reads as empty', () => {
  blockStorage()
  expect(() => writeStored('local', 'phone_number', '+5511912345678')).not.toThrow()
  expect(() => writeStored('local', 'phone_number', undefined)).not.toThrow()
  expect(readStored('local', 'phone_number')).toBeUndefined()
  expect([rememberedLogin.phoneNumber(), rememberedLogin.username()]).toEqual([undefined, undefined])
})

test('full storage keeps nothing, not even the former text, and reports no error', () => {
  writeStored('local', 'phone_number', '+5511987654321')
  fillStorage(() => true)
  expect(() => writeStored('local', 'phone_number', '+5511912345678')).not.toThrow()
  expect(readStored('local', 'phone_number')).toBeUndefined()
})

test('a customer’s value can be read again; without a customer nothing is kept', () => {
  customerStorage.set('ana', 'vouchers', ['early'])
  expect(namesIn(localStorage)).toEqual([])
  customerStorage.open('ana')
  customerStorage.set('ana', 'vouchers', ['ABCD'])
  customerStorage.set('ana', 'other', 1)
  customerStorage.open('ana')
  expect(customerStorage.get('vouchers')).toEqual(['ABCD'])
})

test('another customer’s sign-in and a sign-out erase the value, and a late one is not kept', () => {
  customerStorage.open('ana')
  customerStorage.set('ana', 'vouchers', ['ABCD'])
  customerStorage.open('carla')
  customerStorage.set('ana', 'vouchers', ['ABCD'])
  expect(customerStorage.get('vouchers')).toBeUndefined()
  customerStorage.open(undefined)
  expect(namesIn(localStorage)).toEqual([])
})

test.each<[name: string, text: string]>([
  ['half a document', '{'],
  ['an owner that is no text', '{"owner":1,"kept":{}}'],
  ['nothing kept', '{"owner":"ana"}'],
  ['a list kept', '{"owner":"ana","kept":[]}'],
  ['a document of its prototype', '{"__proto__":{"owner":"ana","kept":{"vouchers":[1]}}}'],
  ['a document of a million letters', JSON.stringify({ owner: 'ana', kept: { vouchers: ['x'.repeat(1_000_000)] } })],
])('%s in storage is ignored', (_, text) => {
  localStorage.setItem('customer', text)
  expect(customerStorage.get('vouchers')).toBeUndefined()
  customerStorage.open('ana')
  customerStorage.set('ana', 'vouchers', [])
  expect(customerStorage.get('vouchers')).toEqual([])
})

test.each([
  ['too long to be read again', 1_000_000],
  ['too long for full storage', 60],
])('a value %s is not kept, nor does the former one pass for it; other values stay', (_, length) => {
  customerStorage.open('ana')
  customerStorage.set('ana', 'vouchers', ['ABCD'])
  customerStorage.set('ana', 'other', 1)
  if (length === 60) fillStorage((_name, text) => text.length > 60)
  customerStorage.set('ana', 'vouchers', ['x'.repeat(length)])
  expect([customerStorage.get('vouchers'), customerStorage.get('other')]).toEqual([undefined, 1])
})

test('a stored value that cannot be written again does not throw', () => {
  localStorage.setItem('customer', `{"owner":"ana","kept":{"other":${'['.repeat(50_000)}${']'.repeat(50_000)}}}`)
  customerStorage.open('ana')
  expect(() => customerStorage.set('ana', 'vouchers', ['ABCD'])).not.toThrow()
})

test.each([
  ['+5511912345678', '+5511912345678'],
  ['(11) 91234-5678', '+5511912345678'],
  ['55912345678', '+5555912345678'],
  ['4411912345678', undefined],
  ['phone', undefined],
])('a phone stored as "%s" is %s [3.23]', (stored, phoneNumber) => {
  localStorage.setItem('phone_number', stored)
  expect(rememberedLogin.phoneNumber()).toBe(phoneNumber)
})

test('the username stays at a sign-in without one, and is forgotten alone, or together with the phone [3.23]', () => {
  rememberedLogin.remember({ phoneNumber: '+5511912345678', username: 'ana_1' })
  rememberedLogin.remember({ phoneNumber: '+5511912345678' })
  expect(rememberedLogin.username()).toBe('ana_1')
  rememberedLogin.forgetUsername()
  expect(namesIn(localStorage)).toEqual(['phone_number'])
  rememberedLogin.forget()
  expect(namesIn(localStorage)).toEqual([])
})

test('another phone number takes the former username with it, also if storage is full', () => {
  rememberedLogin.remember({ phoneNumber: '+5511912345678', username: 'ana_1' })
  rememberedLogin.remember({ phoneNumber: '+5511987654321' })
  expect(rememberedLogin.username()).toBeUndefined()
  rememberedLogin.remember({ phoneNumber: '+5511912345678', username: 'ana_1' })
  fillStorage((name) => name === 'phone_number')
  rememberedLogin.remember({ phoneNumber: '+5511987654321', username: 'carla_1' })
  expect(namesIn(localStorage)).toEqual([])
})

const draft = { name: 'Ana', phone: '', email: 'ana@', birthdate: '', gender: '1' }

test('a sign-up’s draft is there for half an hour, at its organisation; read anywhere else, later, or damaged, it is erased', () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  signUpDraft.write(draft, 'padaria')
  vi.advanceTimersByTime(30 * 60_000 - 1)
  expect(signUpDraft.read('padaria')).toEqual(draft)
  const stored = sessionStorage.getItem('signUpDraft') ?? ''
  for (const [text, organizationKey, passedMs] of [
    [stored, 'nuvem', 0],
    [stored, undefined, 0],
    [stored.replace('"1"', '1'), 'padaria', 0],
    ['{', undefined, 0],
    [stored, 'padaria', 1],
  ] as const) {
    sessionStorage.setItem('signUpDraft', text)
    vi.advanceTimersByTime(passedMs)
    expect(signUpDraft.read(organizationKey)).toBeUndefined()
    expect(namesIn(sessionStorage)).toEqual([])
  }
})
