import { mkdirSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { publish, partNames, type PartName } from 'shell/release'
import { remoteNames, type RemoteName } from 'shared/federation'
import { buildParts, workspace } from '../site/build-site.ts'
import { readReport } from '../verify/reports.ts'
import { resultsOfPlaywright, resultsOfVitest } from '../verify/specification/test-results.ts'
import { budgetProblems } from './budgets.ts'
import { missingLines } from './claimed-lines.ts'
import { contentOf } from './files.ts'
import type { CheckedPart } from './parts.ts'
import { runProgram, type Outcome } from './run-program.ts'
import type { SharedEntries } from './shared-entries.ts'

/** One thing that is checked, of one part. */
export interface Stage {
  readonly part: CheckedPart
  readonly title: string
  /** Names all that its outcome depends on. */
  content(): string
  run(): Promise<Outcome>
}

/** The stages of a part: `quick` beside `build`, then `browser`. Each list in its order. */
export interface PartStages {
  readonly quick: readonly Stage[]
  readonly build: readonly Stage[]
  readonly browser: readonly Stage[]
}

/** What tools and their versions are told. */
const settings = ['package.json', 'pnpm-lock.yaml', 'pnpm-workspace.yaml', 'patches', 'tsconfig.base.json', '.oxlintrc.json', 'vitest.config.ts']
const testGround = ['e2e/platform', 'e2e/kit', 'e2e/browser', 'e2e/site', 'e2e/playwright.config.ts', 'e2e/package.json']
/** Where reports of the last runs are kept: what was green is not run again, and still tells which lines it proved. */
export const cache = join(workspace, 'node_modules/.cache/check')

const isReleased = (part: CheckedPart): part is PartName => part !== 'shared' && part !== 'e2e'
const isRemote = (part: CheckedPart): part is RemoteName => isReleased(part) && part !== 'shell'

/** @param here the parts of this checkout */
export function stagesOf(part: CheckedPart, here: readonly CheckedPart[], entries: SharedEntries): PartStages {
  const shared = [...(entries.get(part) ?? [])].map((entry) => `shared/${entry}`)
  const own = [part, ...shared, 'shared/package.json', ...settings]
  const everything = [...here, ...settings]
  const withTests = part === 'shared' ? own : [...own, 'shared', 'shell', ...testGround]
  // Both of the whole site: the shell's tests and those that cross parts need every remote.
  const remotes = isRemote(part) ? [part] : remoteNames.filter((name) => here.includes(name))
  const hasBrowserTests = isRemote(part) || (part !== 'shared' && remotes.length === remoteNames.length)
  const built: readonly PartName[] = ['shell', ...remotes]

  const stage = (title: string, inputs: readonly string[], run: () => Promise<Outcome>): Stage => ({
    part,
    title,
    content: () => contentOf(workspace, part === 'e2e' ? everything : inputs),
    run,
  })

  return {
    quick: [
      stage('types', withTests, () => runProgram('node_modules/.bin/tsc', ['-b', ...projectsOf(part)])),
      stage('lint', withTests, () => runProgram('node_modules/.bin/oxlint', ['--type-aware', '--deny-warnings', part])),
      stage('unit tests', own, () => runUnitTests(part)),
    ],
    build: [
      ...(hasBrowserTests ? built.map((name) => buildStage(name, entries)) : []),
      ...(isReleased(part) && hasBrowserTests ? [stage('fit to the shell', [...own, 'shell', 'shared'], () => tryToPublish(built))] : []),
      ...(part === 'e2e' ? [] : [stage('bytes', [...own, 'shared', 'e2e/check'], async () => said(await budgetProblems(part)))]),
    ],
    browser: hasBrowserTests
      ? [
          stage('browser tests', [...withTests, ...remotes], () => runBrowserTests(part)),
          stage('lines of the specification', [...withTests, ...remotes, 'docs/specification-coverage.md'], async () => said(missingLines(part, resultsOf(part)))),
        ]
      : [],
  }
}

const said = (problems: readonly string[]): Outcome => ({ passed: problems.length === 0, said: problems.join('\n') })

/** The TypeScript projects of a part. */
const projectsOf = (part: CheckedPart): readonly string[] => (isReleased(part) ? [part, `${part}/tests`] : [part])

const reportOf = (part: CheckedPart, kind: 'unit' | 'browser'): string => join(cache, `${part}-${kind}.json`)

function runUnitTests(part: CheckedPart): Promise<Outcome> {
  return runProgram('node_modules/.bin/vitest', ['run', '--project', part, '--reporter=default', '--reporter=json', `--outputFile.json=${reportOf(part, 'unit')}`])
}

function runBrowserTests(part: CheckedPart): Promise<Outcome> {
  mkdirSync(cache, { recursive: true })
  const environment = { TEST_PROJECTS: part, TEST_PARTS_ARE_BUILT: '1', BROWSER_REPORT: reportOf(part, 'browser') }
  return runProgram('e2e/node_modules/.bin/playwright', ['test', '-c', 'e2e'], environment)
}

const resultsOf = (part: CheckedPart) => [
  ...(readReport(reportOf(part, 'unit'), (report) => resultsOfVitest(report, workspace)) ?? []),
  ...(readReport(reportOf(part, 'browser'), (report) => resultsOfPlaywright(report, workspace)) ?? []),
]

/** A build counts as green for what it was made of and for what it made: somebody may have built something else there since. */
function buildStage(part: PartName, entries: SharedEntries): Stage {
  const shared = [...(entries.get(part) ?? [])].map((entry) => `shared/${entry}`)
  return {
    part,
    title: 'build',
    content: () => `${contentOf(workspace, [part, ...shared, 'shared/federation', ...settings])} ${contentOf(workspace, [`${part}/dist`])}`,
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

/** Composes a release of the parts as they are built, as a publication would. */
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
