import { expect, test } from 'vitest'
import { fileProblem } from './run-tests.ts'

const file = (status: string, assertionResults: object[], message = '') => ({ name: '/copy/shared/a.test.ts', status, assertionResults, message })

test.each([
  ['a test that failed', file('failed', [{ status: 'failed' }]), undefined],
  ['a file whose tests were all left out', file('passed', []), undefined],
  ['a file that could not be collected', file('failed', [], 'Error: x is not defined\n  at a.ts'), 'a.test.ts could not be loaded: Error: x is not defined'],
])('%s', (_, testFile, problem) => {
  expect(fileProblem({ testResults: [testFile] })).toBe(problem)
})
