import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { workspace } from '../site/build-site.ts'
import { linesNamedBy } from '../verify/coverage.ts'
import type { TestResult } from '../verify/test-results.ts'
import type { CheckedPart } from './parts.ts'

/** What a part no longer proves: lines that the table in `docs` assigns to it, and that none of its passed tests names. */
export function missingLines(
  part: CheckedPart,
  results: readonly TestResult[],
  table = readFileSync(join(workspace, 'docs/specification-coverage.md'), 'utf8'),
): readonly string[] {
  const proven = new Set(results.filter(({ passed }) => passed).flatMap(({ title }) => linesNamedBy(title)))
  return linesOfTable(part, table)
    .filter((line) => !proven.has(line))
    .map((line) => `${line}: docs/specification-coverage.md says that ${part} proves it; no test that passed names it`)
}

/** The lines that a part's tests prove according to the table. */
function linesOfTable(part: CheckedPart, table: string): readonly string[] {
  return [...table.matchAll(/^\| (\d+\.\d+) \|(.*)$/gm)].flatMap(([, line = '', proof = '']) => (proof.includes(`(\`${part}/`) ? [line] : []))
}
