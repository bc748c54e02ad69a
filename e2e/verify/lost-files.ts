import { globSync } from 'node:fs'
import type { TestResult } from './test-results.ts'

/** The test files of a checkout, relative to it. */
export type TestFiles = readonly string[]

/** Every file that has tests of a suite, whatever the runners find. */
export function testFiles(workspace: string, suite: 'test' | 'full'): TestFiles {
  const files = globSync(['{shared,shell,mf-*,e2e}/**/*.test.{ts,tsx}', '{e2e,shell,mf-*}/tests/**/*.spec.ts'], {
    cwd: workspace,
    exclude: ['**/{node_modules,dist,.types}/**'],
  })
  const isOfFullSuite = (file: string) => /\.full\.(test|spec)\.ts$|\/alone\.spec\.ts$/.test(file)
  return files.filter((file) => isOfFullSuite(file) === (suite === 'full'))
}

/** A failure for each file of which no test was heard: it was not found, did not start, or its runner ended early. */
export function lostFiles(files: TestFiles, results: readonly TestResult[]): readonly TestResult[] {
  const heard = new Set(results.map(({ file }) => file))
  return files
    .filter((file) => !heard.has(file))
    .map((file) => ({ file, title: 'the whole file', passed: false, seconds: 0, problem: 'no test of it was heard' }))
}
