import document from '../spec-lines.json' with { type: 'json' }
import type { TestResult } from './test-results.ts'

export interface Specification {
  readonly sections: readonly {
    readonly title: string
    /** A line's id is its section and number; it never changes. */
    readonly lines: readonly { readonly id: string; readonly statement: string }[]
  }[]
}

/** The specification as lines, each small enough for one test to prove. */
export const readSpecification = (): Specification => document

const namedLines = / \[(\d+\.\d+(?:, \d+\.\d+)*)\]$/

/** The lines that a test proves: their ids in brackets at the end of its title, `… [4.7]` or `… [8.3, 8.4]`. */
const linesNamedBy = (title: string): readonly string[] => namedLines.exec(title)?.[1]?.split(', ') ?? []

export const testsOfLines = ({ sections }: Specification, tests: readonly TestResult[]) =>
  sections
    .flatMap(({ lines }) => lines)
    .map((line) => ({ ...line, tests: tests.filter(({ title }) => linesNamedBy(title).includes(line.id)) }))

/** What a run does not prove: the lines none of whose tests ran and passed. A line that the specification lacks is a problem too. */
export function unprovenLines(specification: Specification, results: readonly TestResult[]): readonly string[] {
  const lines = testsOfLines(specification, results)
  const known = new Set(lines.map(({ id }) => id))
  return [
    ...lines
      .filter(({ tests }) => !tests.some(({ passed }) => passed))
      .map(({ id, statement }) => `no test proves ${id}: ${statement}`),
    ...results
      .filter(({ title }) => linesNamedBy(title).some((id) => !known.has(id)))
      .map(({ file, title }) => `${file}, '${title}': there is no such line`),
  ]
}
