import { expect, test } from 'vitest'
import { blockStorage, namesIn, openPage } from '../testing/index.ts'
import { readStored, writeStored } from './browser-storage.ts'

test('a text is read from the area that it was written to, and undefined erases it', () => {
  openPage()
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
})

test('full storage keeps nothing, not even the former text, and reports no error', () => {
  openPage()
  writeStored('local', 'phone_number', '+5511987654321')
  localStorage.setItem = () => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
  }
  expect(() => writeStored('local', 'phone_number', '+5511912345678')).not.toThrow()
  expect(readStored('local', 'phone_number')).toBeUndefined()
})
