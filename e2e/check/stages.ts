import { mkdirSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { publish, type PartName } from 'shell/release'
import type { RemoteName } from 'shared/federation'
import { buildParts, workspace } from '../site/build-site.ts'
import { readReport } from '../verify/test-results.ts'
import { resultsOfPlaywright, resultsOfVitest } from '../verify/test-results.ts'
import { budgetProblems } from './budgets.ts'
import { missingLines } from './claimed-lines.ts'
import { contentOf } from './files.ts'
import type { CheckedPart } from './parts.ts'
import { runProgram, type Outcome } from '../verify/run-program.ts'
import type { SharedEntries } from './shared-entries.ts'
import { isWholeSite, partNames, remoteNames } from '../site/parts.ts'

/** One check of one part. */
export interface Stage {
  readonly part: CheckedPart
  readonly title: string
  /** A hash of everything that its result depends on. */
  readonly inputs: () => string
  /** A hash of what it leaves for others. */
  readonly outputs?: () => string
  readonly run: () => Promise<Outcome>
}

/** The stages of a part, each list in order. */
export interface PartStages {
  /** Need no build. */
  readonly quick: readonly Stage[]
  readonly builds: readonly Stage[]
  /** Need the builds. */
  readonly built: readonly Stage[]
}

/** The settings of tools, and their versions. */
const settings = ['package.json', 'pnpm-lock.yaml', 'pnpm-workspace.yaml', 'tsconfig.base.json', '.oxlintrc.json', 'vitest.config.ts']
const testGround = ['e2e/platform', 'e2e/kit', 'e2e/browser', 'e2e/site', 'e2e/playwright.config.ts', 'e2e/package.json']
/** Where reports of the last runs are kept: a green stage is not repeated, and its report still says which lines it proved. */
export const cache = join(workspace, 'node_modules/.cache/check')

const isReleased = (part: CheckedPart): part is PartName => part !== 'shared' && part !== 'e2e'
const isRemote = (part: CheckedPart): part is RemoteName => isReleased(part) && part !== 'shell'

/** @param here the parts of this checkout */
export function stagesOf(part: CheckedPart, here: readonly CheckedPart[], entries: SharedEntries): PartStages {
  const own = [part, ...foldersOf(part, entries), 'shared/package.json', ...settings]
  const withTests = part === 'shared' ? own : [...own, 'shared', 'shell', ...testGround]
  // The shell's tests and those that cross parts need every remote.
  const remotes = isRemote(part) ? [part] : remoteNames.filter((name) => here.includes(name))
  const hasBrowserTests = isRemote(part) || (part !== 'shared' && isWholeSite(remotes))
  const builds: readonly PartName[] = hasBrowserTests ? ['shell', ...remotes] : part === 'shell' ? ['shell'] : []

  const stage = (title: string, files: readonly string[], run: () => Promise<Outcome>): Stage => ({
    part,
    title,
    inputs: () => contentOf(workspace, part === 'e2e' ? [...here, ...settings] : files),
    run,
  })
  const bytes = (of: Exclude<CheckedPart, 'e2e'>) => stage('bytes', [...own, 'e2e/check'], async () => outcomeOf(await budgetProblems(of)))
  const tested = [...withTests, ...remotes]

  return {
    quick: [
      stage('types', withTests, () => runProgram('node_modules/.bin/tsc', ['-b', ...projectsOf(part)])),
      stage('lint', withTests, () => runProgram('node_modules/.bin/oxlint', ['--type-aware', '--deny-warnings', part])),
      stage('unit tests', own, () => runUnitTests(part)),
      ...(part === 'shared' ? [bytes(part)] : []),
    ],
    builds: builds.map((name) => buildStage(name, entries)),
    built: [
      ...(isReleased(part) ? [bytes(part)] : []),
      ...(isReleased(part) && hasBrowserTests ? [stage('fit to the shell', tested, () => tryToPublish(builds))] : []),
      ...(hasBrowserTests
        ? [
            stage('browser tests', tested, () => runBrowserTests(part)),
            stage('lines of the specification', [...tested, 'docs/specification-coverage.md'], async () => outcomeOf(missingLines(part, resultsOf(part)))),
          ]
        : []),
    ],
  }
}

/** The shared entries that a part depends on, as folders. */
const foldersOf = (part: CheckedPart, entries: SharedEntries): readonly string[] => [...(entries.get(part) ?? [])].map((entry) => `shared/${entry}`)

const outcomeOf = (problems: readonly string[]): Outcome => ({ passed: problems.length === 0, said: problems.join('\n') })

/** The TypeScript projects of a part. */
const projectsOf = (part: CheckedPart): readonly string[] => (isReleased(part) ? [part, `${part}/tests`] : [part])

const reportOf = (part: CheckedPart, kind: 'unit' | 'browser'): string => join(cache, `${part}-${kind}.json`)

function runUnitTests(part: CheckedPart): Promise<Outcome> {
  return runProgram('node_modules/.bin/vitest', ['run', '--project', part, '--reporter=default', '--reporter=json', `--outputFile.json=${reportOf(part, 'unit')}`])
}

function runBrowserTests(part: CheckedPart): Promise<Outcome> {
  mkdirSync(cache, { recursive: true })
  const environment = { TEST_PROJECTS: part, TEST_PARTS_ARE_BUILT: '1', BROWSER_REPORT: reportOf(part, 'browser') }
  return runProgram('e2e/node_modules/.bin/playwright', ['test', '-c', 'e2e'], { environment })
}

const resultsOf = (part: CheckedPart) => [
  ...(readReport(reportOf(part, 'unit'), (report) => resultsOfVitest(report, workspace)) ?? []),
  ...(readReport(reportOf(part, 'browser'), (report) => resultsOfPlaywright(report, workspace)) ?? []),
]

/** A build is green for its sources and for its output: somebody may have built something else there since. */
function buildStage(part: PartName, entries: SharedEntries): Stage {
  return {
    part,
    title: 'build',
    inputs: () => contentOf(workspace, [part, ...foldersOf(part, entries), 'shared/federation', ...settings]),
    outputs: () => contentOf(workspace, [`${part}/dist`]),
    async run() {
      try {
        await buildParts([part])
        return { passed: true, said: '' }
      } catch (failure) {
        return { passed: false, said: String(failure) }
      }
    },
  }
}

/** Composes a release of the built parts, as a publication would. */
async function tryToPublish(parts: readonly PartName[]): Promise<Outcome> {
  const store = await mkdtemp(join(tmpdir(), 'fit-'))
  try {
    await publish({ store, workspace, parts: partNames.filter((name) => parts.includes(name)), compressed: false })
    return { passed: true, said: '' }
  } catch (failure) {
    return { passed: false, said: failure instanceof Error ? failure.message : String(failure) }
  } finally {
    await rm(store, { recursive: true })
  }
}
