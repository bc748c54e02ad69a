import { expect, test } from 'vitest'
import { claims, filesClaiming, patternOf } from './claiming-tests.ts'

const table = [
  '| line | statement | proven by |',
  '| 4.2 | Text (`not-a-test`). | first and 1 more (`e2e/tests/a.spec.ts`)<br>second (`shared/b.test.ts`)<br>third (`mf-home/tests/c.spec.ts`) |',
  '| 4.23 | Text. | fourth (`shared/d.test.ts`) |',
].join('\n')

test('the files of a line are grouped by runner', () => {
  expect(filesClaiming('4.2', table)).toEqual({ unit: ['shared/b.test.ts'], browser: ['e2e/tests/a.spec.ts', 'mf-home/tests/c.spec.ts'] })
})

test('a line that no test claims has no files', () => {
  expect(filesClaiming('4.3', table)).toEqual({ unit: [], browser: [] })
})

test.each([
  ['a [4.2]', true],
  ['a [1.1, 4.2]', true],
  ['a [4.2, 4.23]', true],
  ['a [4.23]', false],
  ['a [14.2]', false],
  ['a [4x2]', false],
  ['a 4.2', false],
])('%s is run for 4.2: %s', (title, isRun) => {
  expect(new RegExp(patternOf(['4.2'])).test(title)).toBe(isRun)
})

test('one pattern matches several lines', () => {
  expect(['a [4.2]', 'a [5.1, 7.3]', 'a [9.9]'].filter((title) => new RegExp(patternOf(['4.2', '7.3'])).test(title))).toEqual(['a [4.2]', 'a [5.1, 7.3]'])
})

test('a title claims only the lines at its end', () => {
  expect([claims('a [4.2]', '4.2'), claims('[4.2] a', '4.2')]).toEqual([true, false])
})
