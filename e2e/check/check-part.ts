import { existsSync } from 'node:fs'
import { mkdtempDisposable } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { publishAndServe, type PartName } from 'shell/store'
import { openStore } from 'shell/store/store'
import { testProjects, unitTestsOf } from '../kit/suite.ts'
import { checkBudget } from 'shell/cli/check-budget'
import { buildParts } from '../site/build-parts.ts'
import { partNames, workspace } from '../site/parts.ts'
import { runProgram, timed, type Outcome } from '../verify/run-program.ts'

/*
 * The `check` script of each package, run in its folder: whether it may be released. All stages run, whatever the earlier ones said.
 * Exit code: 0; 1 if one failed.
 */
const part = basename(process.cwd())

async function passes(title: string, run: () => Promise<Outcome>): Promise<boolean> {
  const { passed, output } = await timed(`${part} ${title}`, run)
  if (passed) return true
  console.error(output)
  process.exitCode = 1
  return false
}

/** Of work in this process, which rejects with what is wrong. */
const outcomeOf = (work: Promise<void>): Promise<Outcome> =>
  work.then(
    () => ({ passed: true, output: '' }),
    (failure: unknown) => ({ passed: false, output: String(failure) }),
  )

const vitest = (...parameters: readonly string[]) => runProgram('node_modules/.bin/vitest', ['run', ...parameters])
const projects = [part, `${part}/tests`].filter((folder) => existsSync(join(workspace, folder, 'tsconfig.json')))
async function checkSources(): Promise<void> {
  await passes('types', () => runProgram('node_modules/.bin/tsc', ['-b', ...projects]))
  await passes('format', () => runProgram('node_modules/.bin/oxfmt', ['--check', part]))
  await passes('lint', () => runProgram('node_modules/.bin/oxlint', ['--type-aware', '--deny-warnings', part]))
  await passes('unit tests', () => vitest('--project', part, '--passWithNoTests', ...unitTestsOf('test')))
  if (part === 'shared') await passes('API report', () => vitest('--project', 'e2e', 'e2e/repository/api.test.ts'))
}

const released = partNames.find((name) => name === part)
/** Undefined for the shell and what crosses parts if this checkout lacks a remote that their tests visit. */
const browser = testProjects.find(({ name }) => name === part)
const builds = browser ? (['shell', ...browser.remotes] as const) : released ? [released] : []
const build = async () =>
  builds.length > 0 && passes(`build of ${builds.join(', ')}`, () => outcomeOf(buildParts(builds)))
// Each of them leaves a core idle for some seconds.
const [isBuilt] = await Promise.all([build(), checkSources()])
if (isBuilt) {
  if (released) await passes('fit to the shell, bytes', () => outcomeOf(tryToPublish(released)))
  const environment = { SUITE: 'check', TEST_PROJECTS: part, TEST_PARTS_ARE_BUILT: '1' }
  const browserTests = () => runProgram('e2e/node_modules/.bin/playwright', ['test', '-c', 'e2e'], environment)
  if (browser) await passes('browser tests', browserTests)
}
if (!browser && part !== 'shared')
  console.log(`–  ${part} browser tests: not run, since this checkout lacks a remote that they visit`)

/** Composes a release of the built parts, as a publication would, and weighs the part in it. */
async function tryToPublish(name: PartName): Promise<void> {
  await using folder = await mkdtempDisposable(join(tmpdir(), 'fit-'))
  const store = folder.path
  await checkBudget(
    openStore(store),
    await publishAndServe({ store, workspace, parts: builds, compressed: false }),
    name,
  )
}
