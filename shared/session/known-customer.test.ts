import { beforeEach, expect, test } from 'vitest'
import { blockStorage, namesIn, openPage } from '../testing/index.ts'
import { knownCustomer } from './known-customer.ts'

beforeEach(() => openPage())

test.each([
  ['+5511912345678', '+5511912345678'],
  ['5511912345678', '+5511912345678'],
  ['11912345678', '+5511912345678'],
  ['(11) 91234-5678', '+5511912345678'],
  ['+55 (11) 91234-5678', '+5511912345678'],
  ['55912345678', '+5555912345678'],
  ['4411912345678', undefined],
  ['1191234567', undefined],
  ['+551191234567', undefined],
  ['phone', undefined],
  ['', undefined],
])('a phone stored as "%s" is %s [3.23]', (stored, phoneNumber) => {
  localStorage.setItem('phone_number', stored)
  expect(knownCustomer.phoneNumber()).toBe(phoneNumber)
})

test('the username is forgotten without the phone, or with it [3.23]', () => {
  knownCustomer.remember({ phoneNumber: '+5511912345678', username: 'ana_1' })
  expect(knownCustomer.username()).toBe('ana_1')
  knownCustomer.forgetUsername()
  expect(namesIn(localStorage)).toEqual(['phone_number'])
  knownCustomer.forget()
  expect(namesIn(localStorage)).toEqual([])
})

test('a sign-in that does not know the username leaves the one that is kept', () => {
  knownCustomer.remember({ phoneNumber: '+5511912345678', username: 'ana_1' })
  knownCustomer.remember({ phoneNumber: '+5511912345678' })
  expect(knownCustomer.username()).toBe('ana_1')
})

test('nobody is known where storage is blocked', () => {
  blockStorage()
  expect([knownCustomer.phoneNumber(), knownCustomer.username()]).toEqual([undefined, undefined])
})
