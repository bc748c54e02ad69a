import { beforeEach, expect, test } from 'vitest'
import { blockStorage, namesIn, openPage } from '../testing/index.ts'
import { rememberedLogin } from './remembered-login.ts'

beforeEach(() => openPage())

test.each([
  ['+5511912345678', '+5511912345678'],
  ['5511912345678', '+5511912345678'],
  ['11912345678', '+5511912345678'],
  ['(11) 91234-5678', '+5511912345678'],
  ['+55 (11) 91234-5678', '+5511912345678'],
  ['55912345678', '+5555912345678'],
  ['4411912345678', undefined],
  ['+12025550123', undefined],
  ['1191234567', undefined],
  ['+551191234567', undefined],
  ['phone', undefined],
  ['', undefined],
])('a phone stored as "%s" is %s [3.23]', (stored, phoneNumber) => {
  localStorage.setItem('phone_number', stored)
  expect(rememberedLogin.phoneNumber()).toBe(phoneNumber)
})

test('the username is forgotten alone, or together with the phone [3.23]', () => {
  rememberedLogin.remember({ phoneNumber: '+5511912345678', username: 'ana_1' })
  expect(rememberedLogin.username()).toBe('ana_1')
  rememberedLogin.forgetUsername()
  expect(namesIn(localStorage)).toEqual(['phone_number'])
  rememberedLogin.forget()
  expect(namesIn(localStorage)).toEqual([])
})

test('a sign-in without a username keeps the stored one', () => {
  rememberedLogin.remember({ phoneNumber: '+5511912345678', username: 'ana_1' })
  rememberedLogin.remember({ phoneNumber: '+5511912345678' })
  expect(rememberedLogin.username()).toBe('ana_1')
})

test('another phone number takes the former username with it, also if storage is full', () => {
  rememberedLogin.remember({ phoneNumber: '+5511912345678', username: 'ana_1' })
  rememberedLogin.remember({ phoneNumber: '+5511987654321' })
  expect(rememberedLogin.username()).toBeUndefined()
  rememberedLogin.remember({ phoneNumber: '+5511912345678', username: 'ana_1' })
  localStorage.setItem = (name) => {
    if (name === 'phone_number') throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
  }
  rememberedLogin.remember({ phoneNumber: '+5511987654321', username: 'carla_1' })
  expect(namesIn(localStorage)).toEqual([])
})

test('if storage is blocked, nobody is remembered', () => {
  blockStorage()
  expect([rememberedLogin.phoneNumber(), rememberedLogin.username()]).toEqual([undefined, undefined])
})
