import { beforeEach, expect, test } from 'vitest'
import { namesIn, openPage } from '../testing/index.ts'
import { customerStorage } from './customer-storage.ts'

beforeEach(() => openPage())

test('a customer’s value can be read again; without a customer nothing is kept', () => {
  customerStorage.set('ana', 'vouchers', ['early'])
  expect(namesIn(localStorage)).toEqual([])
  customerStorage.open('ana')
  customerStorage.set('ana', 'vouchers', ['ABCD'])
  customerStorage.set('ana', 'other', 1)
  customerStorage.open('ana')
  expect(customerStorage.get('vouchers')).toEqual(['ABCD'])
})

test('a value that arrives late is not kept for another customer', () => {
  customerStorage.open('carla')
  customerStorage.set('ana', 'vouchers', ['ABCD'])
  expect(customerStorage.get('vouchers')).toBeUndefined()
})

test('another customer cannot read the value', () => {
  customerStorage.open('ana')
  customerStorage.set('ana', 'vouchers', ['ABCD'])
  customerStorage.open('carla')
  expect(customerStorage.get('vouchers')).toBeUndefined()
})

test('an erased value cannot be read', () => {
  customerStorage.open('ana')
  customerStorage.set('ana', 'vouchers', ['ABCD'])
  customerStorage.open(undefined)
  expect(namesIn(localStorage)).toEqual([])
})

test.each<[name: string, text: string]>([
  ['nothing', ''],
  ['null', 'null'],
  ['a list', '[]'],
  ['half a document', '{'],
  ['an owner that is no text', '{"owner":1,"kept":{}}'],
  ['nothing kept', '{"owner":"ana"}'],
  ['null kept', '{"owner":"ana","kept":null}'],
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

test('a value too long to be read again is not kept, nor does the former one pass for it', () => {
  customerStorage.open('ana')
  customerStorage.set('ana', 'vouchers', ['ABCD'])
  customerStorage.set('ana', 'other', 1)
  customerStorage.set('ana', 'vouchers', ['x'.repeat(1_000_000)])
  expect([customerStorage.get('vouchers'), customerStorage.get('other')]).toEqual([undefined, 1])
})

test('full storage keeps the customer’s other values, but not the former one in place of the new one', () => {
  customerStorage.open('ana')
  customerStorage.set('ana', 'vouchers', ['ABCD'])
  customerStorage.set('ana', 'other', 1)
  const store = localStorage.setItem
  localStorage.setItem = (name, text) => {
    if (text.length > 60) throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
    store(name, text)
  }
  customerStorage.set('ana', 'vouchers', ['ABCD', 'EFGH', 'IJKL', 'MNOP'])
  expect([customerStorage.get('vouchers'), customerStorage.get('other')]).toEqual([undefined, 1])
})

test('a stored value that cannot be written again does not throw', () => {
  localStorage.setItem('customer', `{"owner":"ana","kept":{"other":${'['.repeat(50_000)}${']'.repeat(50_000)}}}`)
  customerStorage.open('ana')
  expect(() => customerStorage.set('ana', 'vouchers', ['ABCD'])).not.toThrow()
})
