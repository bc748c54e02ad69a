import { linesNamedBy } from '../verify/coverage.ts'

/** Test files, relative to the workspace. */
export interface ClaimingFiles {
  readonly unit: readonly string[]
  readonly browser: readonly string[]
}

/** The files whose tests claim a line, as the table in `docs/specification-coverage.md` names them. */
export function filesClaiming(line: string, table: string): ClaimingFiles {
  const row = table.split('\n').find((text) => text.startsWith(`| ${line} |`)) ?? ''
  const files = [...row.matchAll(/\(`([^`]+\.(?:test|spec)\.tsx?)`\)/g)].map(([, file = '']) => file)
  return { unit: files.filter((file) => file.includes('.test.')), browser: files.filter((file) => file.includes('.spec.')) }
}

/** Matches the titles of tests that claim one of the lines, for both runners' filters. */
export function patternOf(lines: readonly string[]): string {
  const line = String.raw`\d+\.\d+`
  return String.raw`\[(?:${line}, )*(?:${lines.join('|').replaceAll('.', String.raw`\.`)})(?:, ${line})*\]`
}

/** The runners' filters may let more through: only a title that ends with the line counts. */
export const claims = (title: string, line: string): boolean => linesNamedBy(title).includes(line)
