import type { SpecLine, Specification } from './spec-lines.ts'
import type { TestResult } from './test-results.ts'

/** What the tests of a run say about a line. */
export type Proof =
  /** Every test that names the line passed. */
  | { readonly kind: 'proven'; readonly tests: readonly TestResult[] }
  /** Some tests that name it failed or did not run. */
  | { readonly kind: 'broken'; readonly tests: readonly TestResult[] }
  /** No test names it. */
  | { readonly kind: 'unproven' }

export interface CoveredLine extends SpecLine {
  readonly proof: Proof
}

export interface Coverage {
  readonly sections: readonly { readonly title: string; readonly lines: readonly CoveredLine[] }[]
  /** Why the run fails; empty if it does not. */
  readonly problems: readonly string[]
}

const namedLines = / \[(\d+\.\d+(?:, \d+\.\d+)*)\]$/

/** The lines that a test proves: their ids in brackets at the end of its title, `… [4.7]` or `… [8.3, 8.4]`. */
export const linesNamedBy = (title: string): readonly string[] => namedLines.exec(title)?.[1]?.split(', ') ?? []

/** A title without the ids at its end. */
export const withoutLines = (title: string): string => title.replace(namedLines, '')

/** Joins the specification's lines with a run's tests. */
export function coverageOf({ sections }: Specification, results: readonly TestResult[]): Coverage {
  const known = new Set(sections.flatMap(({ lines }) => lines.map(({ id }) => id)))
  const covered = sections.map(({ title, lines }) => ({
    title,
    lines: lines.map((line) => ({ ...line, proof: proofOf(line.id, results) })),
  }))
  const unknown = results.flatMap((test) =>
    linesNamedBy(test.title)
      .filter((id) => !known.has(id))
      .map((id) => `${described(test)}: there is no line ${id}`),
  )
  return { sections: covered, problems: [...covered.flatMap(({ lines }) => lines.flatMap(problemsOf)), ...unknown] }
}

function proofOf(id: string, results: readonly TestResult[]): Proof {
  const tests = results.filter(({ title }) => linesNamedBy(title).includes(id)).toSorted(byPlace)
  if (tests.length === 0) return { kind: 'unproven' }
  return { kind: tests.every(({ passed }) => passed) ? 'proven' : 'broken', tests }
}

function problemsOf({ id, statement, proof }: CoveredLine): string[] {
  switch (proof.kind) {
    case 'proven':
      return []
    case 'unproven':
      return [`${id} has no test: ${statement}`]
    case 'broken':
      return proof.tests.filter(({ passed }) => !passed).map((test) => `${id} is not proven: ${described(test)} did not pass`)
  }
}

const described = ({ file, title }: TestResult) => `${file}, '${title}'`

/** Ordered by files and titles; runners keep no order. */
const byPlace = (one: TestResult, other: TestResult): number => (described(one) < described(other) ? -1 : 1)
