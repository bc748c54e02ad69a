import { regions, remoteFaults, rowName, type FaultOfRemoteName } from '../../tests/faults/remote-faults.ts'
import { withoutLines } from '../specification/coverage.ts'
import type { TestResult } from '../specification/test-results.ts'
import { otherFaults, type OtherFault } from './other-faults.ts'

/** A row of the fault matrix: one remote with one fault. */
interface FaultRow {
  readonly fault: string
  readonly remote: string
  /** What a test saw; undefined if no test did. */
  readonly outcome: string | undefined
}

/** What a run's tests say of the faults that the goals list. */
export interface FaultReport {
  readonly rows: readonly FaultRow[]
  readonly others: readonly OtherFault[]
  /** Why the run fails; empty if it does not. */
  readonly problems: readonly string[]
}

const faultNames = Object.keys(remoteFaults) as FaultOfRemoteName[]

/** Joins the fault matrix, and the faults around it, with a run's tests. */
export function faultReportOf(results: readonly TestResult[], others = otherFaults): FaultReport {
  const seen = new Map(results.flatMap(({ annotations = [] }) => annotations).map(({ type, description }) => [type, description]))
  const rows = faultNames.flatMap((fault) => regions.map(({ remote }): FaultRow => ({ fault, remote, outcome: seen.get(rowName(fault, remote)) })))
  const missing = rows.filter(({ outcome }) => outcome === undefined).map(({ fault, remote }) => `no test has seen ${rowName(fault, remote)}`)
  return { rows, others, problems: [...missing, ...others.flatMap((other) => problemsOf(other, results))] }
}

function problemsOf({ fault, tests }: OtherFault, results: readonly TestResult[]): readonly string[] {
  return Object.entries(tests).flatMap(([file, titles]) =>
    titles.flatMap((title) => {
      const ran = results.filter((test) => test.file === file && withoutLines(test.title) === title)
      if (ran.length > 0 && ran.every(({ passed }) => passed)) return []
      return [`${fault}: ${file}, '${title}' ${ran.length > 0 ? 'did not pass' : 'did not run'}`]
    }),
  )
}
