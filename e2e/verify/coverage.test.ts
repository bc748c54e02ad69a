import { expect, test } from 'vitest'
import { linesNamedBy, unprovenLines, withoutLines } from './coverage.ts'
import { readSpecification, type Specification } from './spec-lines.ts'
import type { TestResult } from './test-results.ts'

const specification: Specification = {
  sections: [{ title: '§1 Points', lines: [{ id: '1.1', statement: 'Points are shown.' }] }],
}
const passed: TestResult = { file: 'points.test.ts', title: 'points are shown [1.1]', passed: true, seconds: 1 }
const failed: TestResult = { file: 'home.spec.ts', title: 'points count up [1.1]', passed: false, seconds: 1 }

test.each([
  ['a title', []],
  ['points are shown [1.1]', ['1.1']],
  ['points are shown and count up [1.1, 12.34]', ['1.1', '12.34']],
  ['an id [1.1] before the end', []],
  ['a version [1.1.0]', []],
])('"%s" names %j', (title, lines) => {
  expect(linesNamedBy(title)).toEqual(lines)
})

test('a title is shown without the lines that it names', () => {
  expect(withoutLines('[1.1] points [1.1, 1.2]')).toBe('[1.1] points')
})

test.each<[string, TestResult[], string[]]>([
  ['a test that passed', [passed], []],
  ['no test', [{ ...passed, title: 'points are shown' }], ['no test proves 1.1: Points are shown.']],
  ['a test that failed', [failed], ['no test proves 1.1: Points are shown.']],
  [
    'a test that was skipped',
    [{ ...failed, skipped: 'needs a full Chromium' }],
    ['no test proves 1.1: Points are shown.'],
  ],
  ['one of two tests', [passed, failed], []],
  [
    'a tag that names no line',
    [passed, { ...passed, title: 'more [1.2]' }],
    ["points.test.ts, 'more [1.2]': there is no such line"],
  ],
])('%s: what a run does not prove', (_, results, problems) => {
  expect(unprovenLines(specification, results)).toEqual(problems)
})

test('the specification’s lines are numbered in the order of the text', () => {
  for (const { title, lines } of readSpecification().sections) {
    const [, section] = /^§(\d+)/.exec(title) ?? []
    expect(lines.map(({ id }) => id)).toEqual(lines.map((_, index) => `${section}.${index + 1}`))
  }
})
