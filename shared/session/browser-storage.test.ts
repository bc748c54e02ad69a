import { expect, test } from 'vitest'
import { blockStorage, namesIn, openPage } from '../testing/index.ts'
import { readStored, writeStored } from './browser-storage.ts'

test('what is kept in one area is read there, and erased by undefined', () => {
  openPage()
  writeStored('session', 'currentView', 'reset')
  expect(readStored('session', 'currentView')).toBe('reset')
  expect(readStored('local', 'currentView')).toBeUndefined()
  writeStored('session', 'currentView', undefined)
  expect(namesIn(sessionStorage)).toEqual([])
})

test('blocked storage reads as nothing kept', () => {
  blockStorage()
  expect(() => writeStored('local', 'phone_number', '+5511912345678')).not.toThrow()
  expect(() => writeStored('local', 'phone_number', undefined)).not.toThrow()
  expect(readStored('local', 'phone_number')).toBeUndefined()
})

test('a full storage keeps nothing and says nothing', () => {
  openPage()
  localStorage.setItem = () => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
  }
  expect(() => writeStored('local', 'phone_number', '+5511912345678')).not.toThrow()
  expect(readStored('local', 'phone_number')).toBeUndefined()
})
