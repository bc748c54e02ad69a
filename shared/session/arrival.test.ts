import { expect, test, vi } from 'vitest'
import { openPage } from '../testing/index.ts'
import { takePhoneHint } from './arrival.ts'

test.each([
  ['5511912345678', '11912345678'],
  ['4411912345678', undefined],
  ['11912345678', undefined],
  ['551191234567', undefined],
  ['55119123456789', undefined],
  ['55119123x5678', undefined],
  ['%2B5511912345678', undefined],
  ['%205511912345678', undefined],
  ['', undefined],
])('?phone=%s gives %s, and is removed from the address [2.11]', (phone, hint) => {
  openPage(`https://app.example/padaria/rewards?from=sms&phone=${phone}&phone=1#top`)
  expect(takePhoneHint()).toBe(hint)
  expect(location.href).toBe('https://app.example/padaria/rewards?from=sms#top')
  expect(history.state).toEqual({ kept: true })
})

test('a browser that refuses to change the address keeps it, and the phone is read', () => {
  openPage('https://app.example/padaria?phone=5511912345678')
  vi.stubGlobal('history', { replaceState: vi.fn<() => void>().mockThrow(new DOMException('', 'SecurityError')) })
  expect(takePhoneHint()).toBe('11912345678')
})

test('an address without a phone stays as it is', () => {
  openPage('https://app.example/padaria?from=a%20b')
  expect(takePhoneHint()).toBeUndefined()
  expect(location.href).toBe('https://app.example/padaria?from=a%20b')
})
