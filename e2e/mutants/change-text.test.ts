import { expect, test } from 'vitest'
import { changeText } from './change-text.ts'

const text = 'const limit = 5\nconst last = 5\n'
const fault = (from: string, to: string) => ({ line: '1.1', file: 'a.ts', from, to })

test('exactly the one place is changed', () => {
  expect(changeText(text, fault('limit = 5', 'limit = $&'))).toBe('const limit = $&\nconst last = 5\n')
})

test.each([
  ['gone', '6', '7', 'a.ts has "6" 0 times and not once'],
  ['there twice', '= 5', '= 6', 'a.ts has "= 5" 2 times and not once'],
  ['several lines', '5\nconst', '', 'a.ts: "5\nconst" is more than one line'],
  ['the same', 'limit', 'limit', 'a.ts: "limit" would stay as it is'],
  ['nothing', '', 'x', 'a.ts: "" would stay as it is'],
])('what is %s is refused', (_, from, to, problem) => {
  expect(() => changeText(text, fault(from, to))).toThrow(problem)
})
