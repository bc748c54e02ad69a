import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { UsageProblem } from '../check/parts.ts'
import { runProgram } from '../verify/run-program.ts'
import { filesClaiming } from './claiming-tests.ts'
import { faultTitle, type Fault } from './fault.ts'
import { faults } from './faults.ts'
import { shareOf, type Score } from './mutation-report.ts'
import { partBuilds } from './part-builds.ts'
import { readRequest, type Request } from './read-request.ts'
import { leastShare, ruleFolders, type RuleFolder } from './rule-folders.ts'
import { browserTests, unitTests } from './run-tests.ts'
import { sourcesOf } from './sources.ts'
import { RulesNotTested, testRules } from './test-rules.ts'
import { TestsNotGreen, tryFaults, type TestGround, type Verdict } from './try-faults.ts'
import { copyWorkspace, type RunInCopy, type WorkspaceCopy } from './workspace-copy.ts'

/*
 * `pnpm mutants [line | section | rules | folder …]`: breaks the product in a copy, and says what no test notices. Without arguments it tries all.
 * Exit code: 0; 1 if something went unnoticed or could not be tried; 2 for a wrong argument; 130 if it was interrupted.
 */

async function mutants({ folders, faults: wanted }: Request, copy: WorkspaceCopy, interrupted: AbortSignal): Promise<boolean> {
  const { directory } = copy
  const run: RunInCopy = (program, parameters, options) => runProgram(program, parameters, { ...options, directory, interrupted })
  const scores = new Map<RuleFolder, Score>()
  for (const folder of folders) {
    const { score, survivors } = await testRules(folder, directory, run)
    scores.set(folder, score)
    console.log(`${isEnough(score) ? '✓' : '✗'}  ${folder.folder}: ${score.noticed} of ${score.all} changes noticed, ${shareOf(score).toFixed(1)} %`)
    for (const survivor of survivors) console.log(`   ${survivor}`)
  }
  const verdicts = wanted.length > 0 ? await tryFaults(wanted, groundOf(directory, run)) : new Map<Fault, Verdict>()

  const noticed = [...verdicts.values()].filter(({ kind }) => kind === 'noticed').length
  const tooFew = [...scores].filter(([, score]) => !isEnough(score))
  if (wanted.length > 0) console.log(`\n${noticed} of ${wanted.length} faults noticed`)
  for (const [{ folder }] of tooFew) console.log(`${folder}: less than ${leastShare} % noticed`)
  return noticed === wanted.length && tooFew.length === 0
}

const isEnough = (score: Score): boolean => shareOf(score) >= leastShare

function groundOf(directory: string, run: RunInCopy): TestGround {
  const table = readFileSync(join(directory, 'docs/specification-coverage.md'), 'utf8')
  return {
    filesClaiming: (line) => filesClaiming(line, table),
    sources: sourcesOf(directory),
    compile: async () => {
      const { passed, said } = await run('node_modules/.bin/tsc', ['-b'])
      return passed ? undefined : said.trim().split('\n')[0]
    },
    builds: partBuilds(run),
    unit: unitTests(directory, run),
    browser: browserTests(directory, run),
    tell: (fault, verdict) => console.log(`${verdict.kind === 'noticed' ? '✓' : '✗'}  ${faultTitle(fault)}: ${verdictInWords(verdict)}`),
  }
}

function verdictInWords(verdict: Verdict): string {
  switch (verdict.kind) {
    case 'noticed':
      return `noticed by ${verdict.by.file}, '${verdict.by.title}'`
    case 'survived':
      return 'nobody noticed'
    case 'useless':
      return verdict.problem
  }
}

const interruption = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => interruption.abort())

let copy: WorkspaceCopy | undefined
try {
  const request = readRequest(process.argv.slice(2), ruleFolders, faults)
  copy = copyWorkspace()
  process.exitCode = (await mutants(request, copy, interruption.signal)) ? 0 : 1
} catch (failure) {
  if (interruption.signal.aborted) {
    console.error('pnpm mutants: interrupted')
    process.exitCode = 130
  } else if (failure instanceof UsageProblem || failure instanceof TestsNotGreen || failure instanceof RulesNotTested) {
    console.error(`pnpm mutants: ${failure.message}`)
    process.exitCode = failure instanceof UsageProblem ? 2 : 1
  } else throw failure
} finally {
  copy?.remove()
}
