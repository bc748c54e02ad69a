import { expect, test } from 'vitest'
import { readRequest } from './read-request.ts'

const folders = ['shared/format', 'mf-auth/src/flow'].map((folder) => ({ folder, files: ['*.ts'] }))
const faults = ['4.2', '4.23', '7.1', '7.1'].map((line) => ({ line, file: 'a.ts', from: 'a', to: 'b' }))

const asked = (...words: string[]) => {
  const request = readRequest(words, folders, faults)
  return [...request.folders.map(({ folder }) => folder), ...request.faults.map(({ line }) => line)].join(' ')
}

test.each([
  [[], 'shared/format mf-auth/src/flow 4.2 4.23 7.1 7.1'],
  [['rules'], 'shared/format mf-auth/src/flow'],
  [['shared/format'], 'shared/format'],
  [['4.2'], '4.2'],
  [['4'], '4.2 4.23'],
  [['7', '4.23', 'mf-auth/src/flow'], 'mf-auth/src/flow 4.23 7.1 7.1'],
])('%j asks for %s', (words, wanted) => {
  expect(asked(...words)).toBe(wanted)
})

test.each([
  ['4.99', 'no fault of 4.99 stands in e2e/mutants/faults.ts'],
  ['1', 'no fault of 1 stands in e2e/mutants/faults.ts'],
  ['rule', '"rule" is no line or section of the specification, no folder of rules (shared/format, mf-auth/src/flow), and not "rules"'],
])('%s is refused', (word, problem) => {
  expect(() => asked('rules', word)).toThrow(problem)
})
