import * as v from 'valibot'

/** The parts of Stryker's report that we read (https://github.com/stryker-mutator/mutation-testing-elements, report schema). */
const reportSchema = v.object({
  files: v.record(
    v.string(),
    v.object({
      mutants: v.array(
        v.object({
          status: v.string(),
          mutatorName: v.string(),
          replacement: v.optional(v.string(), ''),
          location: v.object({ start: v.object({ line: v.number(), column: v.number() }) }),
        }),
      ),
    }),
  ),
})

/** What the tests of a folder noticed. */
export interface Score {
  readonly noticed: number
  readonly all: number
}

export interface MutationRun {
  readonly score: Score
  /** The changes with which every test passed: the place and the new code. */
  readonly survivors: readonly string[]
}

/** A mutant that never ends was noticed too. */
const noticed: ReadonlySet<string> = new Set(['Killed', 'Timeout'])
const unnoticed: ReadonlySet<string> = new Set(['Survived', 'NoCoverage'])

/** Reads Stryker's report. @throws if it is none */
export function readMutationReport(document: unknown): MutationRun {
  const mutants = Object.entries(v.parse(reportSchema, document).files).flatMap(([file, { mutants: found }]) => found.map((mutant) => ({ file, ...mutant })))
  const killed = mutants.filter(({ status }) => noticed.has(status)).length
  const survivors = mutants.filter(({ status }) => unnoticed.has(status))
  return {
    score: { noticed: killed, all: killed + survivors.length },
    survivors: survivors.map(
      ({ file, mutatorName, replacement, location: { start } }) => `${file}:${start.line}:${start.column} ${mutatorName} → ${replacement.replace(/\s+/g, ' ').slice(0, 120)}`,
    ),
  }
}

/** In per cent. Without a mutant there is nothing to notice. */
export const shareOf = ({ noticed: killed, all }: Score): number => (all === 0 ? 100 : (100 * killed) / all)
