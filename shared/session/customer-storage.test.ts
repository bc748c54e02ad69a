import { beforeEach, expect, test } from 'vitest'
import { namesIn, openPage } from '../testing/index.ts'
import { customerStorage } from './customer-storage.ts'

beforeEach(() => openPage())

test('what is kept for a customer is found again, and nothing is kept for nobody', () => {
  customerStorage.set('ana', 'vouchers', ['early'])
  expect(namesIn(localStorage)).toEqual([])
  customerStorage.open('ana')
  customerStorage.set('ana', 'vouchers', ['ABCD'])
  customerStorage.set('ana', 'other', 1)
  customerStorage.open('ana')
  expect(customerStorage.get('vouchers')).toEqual(['ABCD'])
})

test('what is kept too late stays out of another customer’s', () => {
  customerStorage.open('carla')
  customerStorage.set('ana', 'vouchers', ['ABCD'])
  expect(customerStorage.get('vouchers')).toBeUndefined()
})

test('another customer finds nothing', () => {
  customerStorage.open('ana')
  customerStorage.set('ana', 'vouchers', ['ABCD'])
  customerStorage.open('carla')
  expect(customerStorage.get('vouchers')).toBeUndefined()
})

test('what was erased is gone', () => {
  customerStorage.open('ana')
  customerStorage.set('ana', 'vouchers', ['ABCD'])
  customerStorage.erase()
  expect(namesIn(localStorage)).toEqual([])
})

test.each(['', 'null', '[]', '{', '{"owner":1,"kept":{}}', '{"owner":"ana"}', '{"owner":"ana","kept":null}'])('%s in the storage is nobody’s', (text) => {
  localStorage.setItem('customer', text)
  expect(customerStorage.get('vouchers')).toBeUndefined()
  customerStorage.open('ana')
  customerStorage.set('ana', 'vouchers', [])
  expect(customerStorage.get('vouchers')).toEqual([])
})

test('what is another customer’s by now stays', () => {
  customerStorage.open('carla')
  customerStorage.set('carla', 'vouchers', ['WXYZ'])
  customerStorage.erase('ana')
  expect(customerStorage.get('vouchers')).toEqual(['WXYZ'])
  customerStorage.erase('carla')
  expect(namesIn(localStorage)).toEqual([])
})
