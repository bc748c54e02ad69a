import { describe, expect, test } from 'vitest'
import { formatPhone, isPhone, phoneDigits, toE164 } from './phone.ts'

test.each([
  ['', ''],
  ['11912345678', '11912345678'],
  ['(11) 91234-5678', '11912345678'],
  ['+55 (11) 91234-5678', '11912345678'],
  ['5511912345678', '11912345678'],
  ['+55', ''],
  [' +55 119', '119'],
  ['55912345678', '55912345678'],
  ['5591234567', '5591234567'],
  ['119123456789', '119123456789'],
  ['+351912345678', '351912345678'],
])('the digits of "%s" are "%s"', (text, digits) => {
  expect(phoneDigits(text)).toBe(digits)
})

describe('formatPhone', () => {
  test.each([
    ['', ''],
    ['1', '(1'],
    ['11', '(11'],
    ['119', '(11) 9'],
    ['1191234', '(11) 91234'],
    ['11912345', '(11) 91234-5'],
    ['11912345678', '(11) 91234-5678'],
    ['119123456789', '(11) 91234-56789'],
    ['+55 (11) 91234-5678', '(11) 91234-5678'],
  ])('"%s" shows as "%s"', (text, formatted) => {
    expect(formatPhone(text)).toBe(formatted)
  })

  test('formatting again changes nothing', () => {
    for (let length = 0; length <= 20; length++) {
      const formatted = formatPhone('21987654321098765432'.slice(0, length))
      expect(formatPhone(formatted)).toBe(formatted)
    }
  })
})

test.each([
  ['11912345678', true],
  ['+5511912345678', true],
  ['1191234567', false],
  ['119123456789', false],
  ['', false],
])('"%s" is a phone: %s [9.1]', (text, answer) => {
  expect(isPhone(text)).toBe(answer)
})

test('the identity provider gets E.164 [3.2, 5.15, 9.1]', () => {
  expect(toE164('(11) 91234-5678')).toBe('+5511912345678')
  expect(toE164('+5511912345678')).toBe('+5511912345678')
})
