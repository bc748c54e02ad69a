import type { TestResult } from './test-results.ts'

/** What a test is about, by the folder of its file. */
const areas = {
  product: /^(mf-[^/]+|shell|shared|e2e\/tests|e2e\/identity)\//,
  platform: /^e2e\/platform\//,
  'tools and documents': /^/,
} as const

const areaOf = (file: string) => Object.entries(areas).find(([, folders]) => folders.test(file))?.[0]

/** One line for each area, those that were skipped on purpose, and last the sum of all: `N passed, N failed`. */
export function sums(results: readonly TestResult[]): readonly string[] {
  const skipped = results.filter((result) => result.skipped !== undefined)
  return [
    ...Object.keys(areas).map((area) => `${area}: ${sumOf(results.filter(({ file }) => areaOf(file) === area))}`),
    ...skipped.map(({ file, title, skipped: reason }) => `skipped: ${file}, '${title}': ${reason}`),
    '',
    sumOf(results),
  ]
}

export const isFailure = ({ passed, skipped }: TestResult): boolean => !passed && skipped === undefined

const sumOf = (results: readonly TestResult[]): string =>
  `${results.filter(({ passed }) => passed).length} passed, ${results.filter(isFailure).length} failed`
