import { expect, test } from 'vitest'
import { formatPhone, isPhone, phoneDigits, toE164 } from './phone.ts'

test.each([
  ['', ''],
  ['11912345678', '11912345678'],
  ['(11) 91234-5678', '11912345678'],
  ['+55 (11) 91234-5678', '11912345678'],
  ['5511912345678', '11912345678'],
  [' +55 119', '119'],
  ['5591234567', '5591234567'],
  ['119123456789', '119123456789'],
  ['+351912345678', '351912345678'],
  ['011 91234-5678', '11912345678'],
  ['(0xx11) 91234-5678', '11912345678'],
  ['015 11 91234-5678', '11912345678'],
  ['+55 (011) 91234-5678', '11912345678'],
  ['0055 11 91234-5678', '11912345678'],
  ['\u202a+55\u00a011\u00a091234\u20115678\u202c', '11912345678'],
  ['011 1234-5678', '01112345678'],
])('the digits of "%s" are "%s"', (text, digits) => {
  expect(phoneDigits(text)).toBe(digits)
})

test.each([
  ['', ''],
  ['11', '(11'],
  ['119', '(11) 9'],
  ['1191234', '(11) 91234'],
  ['11912345', '(11) 91234-5'],
  ['119123456789', '(11) 91234-56789'],
  ['+55 (11) 91234-5678', '(11) 91234-5678'],
  ['+1 202 555 0123', '+12025550123'],
  ['00351 912 345 678', '00351912345678'],
])('"%s" shows as "%s"', (text, formatted) => {
  expect(formatPhone(text)).toBe(formatted)
})

test('formatting again changes nothing', () => {
  for (let length = 0; length <= 20; length++) {
    const formatted = formatPhone('21987654321098765432'.slice(0, length))
    expect(formatPhone(formatted)).toBe(formatted)
  }
})

test.each([
  ['11912345678', true],
  ['+5511912345678', true],
  ['1191234567', false],
  ['119123456789', false],
  ['+12025550123', false],
  ['', false],
])('"%s" is a phone: %s [9.1]', (text, answer) => {
  expect(isPhone(text)).toBe(answer)
})

const dialled = ['11912345678', '011912345678', '01511912345678', '+5511912345678', '005511912345678']
test.each(dialled)('%s is typed', (all) => {
  expect(all.split('').reduce((shown, digit) => formatPhone(shown + digit), '')).toBe('(11) 91234-5678')
})

test('the identity provider gets E.164 [3.2, 5.15, 9.1]', () => {
  expect(toE164('(11) 91234-5678')).toBe('+5511912345678')
  expect(toE164('+5511912345678')).toBe('+5511912345678')
})
