import type { Specification } from './spec-lines.ts'
import type { TestResult } from './test-results.ts'

const namedLines = / \[(\d+\.\d+(?:, \d+\.\d+)*)\]$/

/** The lines that a test proves: their ids in brackets at the end of its title, `… [4.7]` or `… [8.3, 8.4]`. */
export const linesNamedBy = (title: string): readonly string[] => namedLines.exec(title)?.[1]?.split(', ') ?? []

/** A title without the ids at its end. */
export const withoutLines = (title: string): string => title.replace(namedLines, '')

type NamedTest = Pick<TestResult, 'file' | 'title'>

/** The tests that name each line of the specification, and those that name a line that it lacks. */
export function testsOfLines<Test extends NamedTest>({ sections }: Specification, tests: readonly Test[]) {
  const lines = sections.flatMap((section) =>
    section.lines.map((line) => ({
      ...line,
      tests: tests.filter(({ title }) => linesNamedBy(title).includes(line.id)),
    })),
  )
  const known = new Set(lines.map(({ id }) => id))
  const unknown = tests.filter(({ title }) => linesNamedBy(title).some((id) => !known.has(id)))
  return { lines, unknown }
}

/** What a run does not prove: the lines none of whose tests ran and passed. */
export function unprovenLines(specification: Specification, results: readonly TestResult[]): readonly string[] {
  const { lines, unknown } = testsOfLines(specification, results)
  return [
    ...lines
      .filter(({ tests }) => !tests.some(({ passed }) => passed))
      .map(({ id, statement }) => `no test proves ${id}: ${statement}`),
    ...unknown.map(({ file, title }) => `${file}, '${title}': there is no such line`),
  ]
}
