import { expect, test } from 'vitest'
import { readSpecification, testsOfLines, unprovenLines, type Specification } from './spec-lines.ts'
import type { TestResult } from './test-results.ts'

const line = (id: string) => ({ id, statement: `Statement ${id}.` })
const specification: Specification = { sections: [{ title: '§1 Points', lines: [line('1.1'), line('12.34')] }] }
const passed = (title: string): TestResult => ({ file: 'points.test.ts', title, passed: true })

test.each([
  ['a title', []],
  ['points are shown [1.1]', ['1.1']],
  ['points are shown and count up [1.1, 12.34]', ['1.1', '12.34']],
  ['an id [1.1] before the end', []],
  ['a version [1.1.0]', []],
])('"%s" names %j', (title, ids) => {
  const lines = testsOfLines(specification, [passed(title)]).filter(({ tests }) => tests.length > 0)
  expect(lines.map(({ id }) => id)).toEqual(ids)
})

const proof = passed('points [1.1, 12.34]')
const failed = { ...proof, passed: false, problem: 'not visible' }
const unproven = ['no test proves 1.1: Statement 1.1.', 'no test proves 12.34: Statement 12.34.']

test.each<[string, TestResult[], string[]]>([
  ['a test that passed', [proof], []],
  ['no test', [passed('points')], unproven],
  ['a test that failed', [failed], unproven],
  ['a test that was skipped', [{ ...proof, passed: false, skipped: 'needs a full Chromium' }], unproven],
  ['one of two tests', [proof, failed], []],
  ['no such line', [proof, passed('more [1.2]')], ["points.test.ts, 'more [1.2]': there is no such line"]],
])('%s: what a run does not prove', (_, results, problems) => {
  expect(unprovenLines(specification, results)).toEqual(problems)
})

test('the specification’s lines are numbered in the order of the text', () => {
  for (const { title, lines } of readSpecification().sections) {
    const [, section] = /^§(\d+)/.exec(title) ?? []
    expect(lines.map(({ id }) => id)).toEqual(lines.map((_, index) => `${section}.${index + 1}`))
  }
})
