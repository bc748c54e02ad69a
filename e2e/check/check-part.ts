import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { publish, type PartName } from 'shell/release'
import { openStore } from 'shell/release/store'
import { testProjects } from '../kit/suite.ts'
import { checkBudget } from '../release/check-budget.ts'
import { buildParts, workspace } from '../site/build-site.ts'
import { partNames } from '../site/parts.ts'
import { runProgram, type Outcome } from '../verify/run-program.ts'

/*
 * The `check` script of each package, run in its folder: whether it may be released. All stages run, whatever the earlier ones said.
 * Exit code: 0; 1 if one failed.
 */
const part = basename(process.cwd())

type Stage = readonly [title: string, run: () => Promise<Outcome>]

const vitest = (...parameters: readonly string[]) => runProgram('node_modules/.bin/vitest', ['run', ...parameters])
const typescriptProjects = [part, `${part}/tests`].filter((folder) =>
  existsSync(join(workspace, folder, 'tsconfig.json')),
)
const ofSources: readonly Stage[] = [
  ['types', () => runProgram('node_modules/.bin/tsc', ['-b', ...typescriptProjects])],
  ['format', () => runProgram('node_modules/.bin/oxfmt', ['--check', part])],
  ['lint', () => runProgram('node_modules/.bin/oxlint', ['--type-aware', '--deny-warnings', part])],
  ['unit tests', () => vitest('--project', part, '--passWithNoTests', '--exclude=**/*.full.test.ts')],
  ...(part === 'shared'
    ? ([['API report', () => vitest('--project', 'e2e', 'e2e/repository/api.test.ts')]] as const)
    : []),
]

const released = partNames.find((name) => name === part)
/** Undefined for the shell and what crosses parts if this checkout lacks a remote that their tests visit. */
const browser = testProjects.find(({ name }) => name === part)
const builds = browser ? (['shell', ...browser.remotes] as const) : released ? [released] : []
const ofBuilds: readonly Stage[] = [
  ...(released ? ([['fit to the shell, bytes', () => outcomeOf(() => tryToPublish(released))]] as const) : []),
  ...(browser ? ([['browser tests', runBrowserTests]] as const) : []),
]

/** @param work rejects with what is wrong */
async function outcomeOf(work: () => Promise<void>): Promise<Outcome> {
  try {
    await work()
    return { passed: true, output: '' }
  } catch (failure) {
    return { passed: false, output: failure instanceof Error ? failure.message : String(failure) }
  }
}

/** Composes a release of the built parts, as a publication would, and weighs the part in it. */
async function tryToPublish(name: PartName): Promise<void> {
  const store = await mkdtemp(join(tmpdir(), 'fit-'))
  try {
    await checkBudget(openStore(store), await publish({ store, workspace, parts: builds, compressed: false }), name)
  } finally {
    await rm(store, { recursive: true })
  }
}

function runBrowserTests(): Promise<Outcome> {
  return runProgram('e2e/node_modules/.bin/playwright', ['test', '-c', 'e2e'], {
    SUITE: 'check',
    TEST_PROJECTS: part,
    TEST_PARTS_ARE_BUILT: '1',
  })
}

async function passes([title, run]: Stage): Promise<boolean> {
  const startedAt = performance.now()
  const { passed, output } = await run()
  console.log(`${passed ? '✓' : '✗'}  ${part} ${title}, ${((performance.now() - startedAt) / 1000).toFixed(1)} s`)
  if (!passed) {
    console.error(output)
    process.exitCode = 1
  }
  return passed
}

for (const stage of ofSources) await passes(stage)
if (builds.length > 0) {
  const isBuilt = await passes([`build of ${builds.join(', ')}`, () => outcomeOf(() => buildParts(builds))])
  for (const stage of ofBuilds) {
    if (isBuilt) await passes(stage)
    else console.log(`–  ${part} ${stage[0]}: not run, since a build failed`)
  }
}
if (!browser && part !== 'shared')
  console.log(`–  ${part} browser tests: not run, since this checkout lacks a remote that they visit`)
