import type { TestResult } from '../verify/test-results.ts'
import { batchesOf } from './batches.ts'
import { claims, type ClaimingFiles } from './claiming-tests.ts'
import { UselessFault, type Fault } from './fault.ts'
import { partsUnder, partsWith, projectOf } from './parts-of.ts'
import type { PartBuilds } from './part-builds.ts'
import type { RunTests } from './run-tests.ts'
import type { Sources } from './sources.ts'

/** The result for a fault. */
export type Verdict =
  /** `by` is the first test, by file and title, that failed with it. */
  | { readonly kind: 'noticed'; readonly by: Pick<TestResult, 'file' | 'title'> }
  /** Every test that claims the line passed with it. */
  | { readonly kind: 'survived' }
  /** It says nothing about the tests. */
  | { readonly kind: 'useless'; readonly problem: string }

/** Where faults are tried. It is a parameter, so that a test needs no copy of the workspace. */
export interface TestGround {
  readonly filesClaiming: (line: string) => ClaimingFiles
  readonly sources: Sources
  /** @returns undefined if the sources compile as they are now; else the compiler's first message */
  readonly compile: () => Promise<string | undefined>
  readonly builds: PartBuilds
  readonly unit: RunTests
  readonly browser: RunTests
  /** Called with each verdict as it comes. */
  readonly tell: (fault: Fault, verdict: Verdict) => void
}

/** The tests are not green without a fault, so they cannot judge one. */
export class TestsNotGreen extends Error {
  override readonly name = 'TestsNotGreen'
}

/**
 * Tries each fault against the tests that claim its line: unit tests first, then browser tests if no unit test noticed it.
 * @throws {TestsNotGreen}
 */
export async function tryFaults(faults: readonly Fault[], ground: TestGround): Promise<ReadonlyMap<Fault, Verdict>> {
  const verdicts = new Map<Fault, Verdict>()
  const settle = (fault: Fault, verdict: Verdict) => {
    verdicts.set(fault, verdict)
    ground.tell(fault, verdict)
  }
  const open = (kind: keyof ClaimingFiles) => faults.filter((fault) => !verdicts.has(fault) && ground.filesClaiming(fault.line)[kind].length > 0)

  for (const fault of faults) {
    const problem = await problemOf(fault, ground)
    if (problem !== undefined) settle(fault, { kind: 'useless', problem })
  }
  const compiled = await uncompiled(
    faults.filter((fault) => !verdicts.has(fault)),
    ground,
  )
  for (const [fault, problem] of compiled) settle(fault, { kind: 'useless', problem })

  for (const kind of ['unit', 'browser'] as const) {
    const waiting = open(kind)
    if (waiting.length === 0) continue
    await requireGreen(waiting, kind, ground)
    for (const fault of waiting) {
      const verdict = await judge(fault, kind, ground)
      const isLast = kind === 'browser' || ground.filesClaiming(fault.line).browser.length === 0
      if (verdict.kind !== 'survived' || isLast) settle(fault, verdict)
    }
  }
  return verdicts
}

/** What can be said about a fault without running anything. */
async function problemOf(fault: Fault, { filesClaiming, sources }: TestGround): Promise<string | undefined> {
  const { unit, browser } = filesClaiming(fault.line)
  if (unit.length + browser.length === 0) return `no test claims ${fault.line}`
  if (partsWith(fault.file).length === 0) return `${fault.file} is no file of the product`
  return uselessness(async () => sources.check(fault))
}

/** Faults that the compiler refuses, so nobody could release them. It compiles many at once and, if it refuses them, each alone. */
async function uncompiled(faults: readonly Fault[], { sources, compile }: TestGround): Promise<ReadonlyMap<Fault, string>> {
  const refused = new Map<Fault, string>()
  for (const batch of batchesOf(faults)) {
    if ((await sources.during(batch, compile)) === undefined) continue
    for (const fault of batch) {
      const problem = await sources.during([fault], compile)
      if (problem !== undefined) refused.set(fault, `the compiler refuses it: ${problem}`)
    }
  }
  return refused
}

async function requireGreen(faults: readonly Fault[], kind: keyof ClaimingFiles, ground: TestGround): Promise<void> {
  const lines = [...new Set(faults.map(({ line }) => line))]
  const files = [...new Set(lines.flatMap((line) => ground.filesClaiming(line)[kind]))]
  if (kind === 'browser') await ground.builds.bring(partsFor(files))
  const { results, problem } = await ground[kind](files, lines)
  if (problem !== undefined) throw new TestsNotGreen(`without any fault: ${problem}`)
  const failed = results.find(({ passed }) => !passed)
  if (failed) throw new TestsNotGreen(`fails without any fault: ${failed.file}, '${failed.title}'`)
  const unproven = lines.find((line) => !results.some(({ title }) => claims(title, line)))
  if (unproven !== undefined) throw new TestsNotGreen(`docs/specification-coverage.md is out of date: no ${kind} test claims ${unproven}`)
}

async function judge(fault: Fault, kind: keyof ClaimingFiles, { filesClaiming, sources, builds, ...runners }: TestGround): Promise<Verdict> {
  const files = filesClaiming(fault.line)[kind]
  let found: Verdict = { kind: 'survived' }
  const problem = await uselessness(() =>
    sources.during([fault], async () => {
      if (kind === 'browser') await builds.bring(partsFor(files), fault)
      const { results, problem: notRun } = await runners[kind](files, [fault.line])
      const [first] = results.filter(({ title, passed }) => !passed && claims(title, fault.line)).toSorted(byPlace)
      if (first) found = { kind: 'noticed', by: { file: first.file, title: first.title } }
      else if (notRun !== undefined) throw new UselessFault(notRun)
    }),
  )
  return problem === undefined ? found : { kind: 'useless', problem }
}

const partsFor = (files: readonly string[]) => [...new Set(files.flatMap((file) => partsUnder(projectOf(file))))]

const byPlace = (one: TestResult, other: TestResult): number => (`${one.file} ${one.title}` < `${other.file} ${other.title}` ? -1 : 1)

async function uselessness(work: () => Promise<void>): Promise<string | undefined> {
  try {
    await work()
    return undefined
  } catch (failure) {
    if (!(failure instanceof UselessFault)) throw failure
    return failure.message
  }
}
