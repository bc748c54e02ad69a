import type { RemoteName } from 'shared/federation'
import { isWholeSite, remoteNames } from '../site/parts.ts'

/** Which browser tests a run has (docs/testing.md): of `npm test`, of `pnpm check`, the rest (`full`); without `SUITE` all of them. */
export const suite: 'test' | 'check' | 'full' | 'all' =
  (['test', 'check', 'full'] as const).find((name) => name === process.env.SUITE) ?? 'all'

/** A test's tag: only the full suite has it. A file of such tests is named `*.full.spec.ts` or `*.full.test.ts`. */
export const full = '@full'

const onlyFull = /\.full\.(spec|test)\.ts|@full/
const scenarios = /\/alone\.spec\.ts/

export const isOfFullSuite = (file: string): boolean => onlyFull.test(file) || scenarios.test(file)

/** Vitest's parameters for the unit tests of a suite. */
export const unitTestsOf = (chosen: 'test' | 'full'): readonly string[] =>
  chosen === 'full' ? ['.full.test.'] : ['--exclude=**/*.full.test.ts']

/** The tests of the run, as Playwright's options, which look at files, titles and tags. */
export const testsOfSuite = {
  test: { grepInvert: [onlyFull, scenarios] },
  check: { grepInvert: onlyFull },
  full: { grep: [onlyFull, scenarios] },
  all: {},
}[suite]

/** What a checkout can run: the tests of each remote in it and, if it has all remotes, the shell's and those that cross remotes. */
const projectsOfCheckout = [
  ...(isWholeSite(remoteNames) ? ['e2e', 'shell'] : []).map((name) => ({ name, remotes: remoteNames })),
  ...remoteNames.map((name) => ({ name, remotes: [name] as readonly RemoteName[] })),
]

/** The projects of this run: those that `TEST_PROJECTS` names, else all. The site is built only for these. */
export const testProjects = projectsOfCheckout.filter(
  ({ name }) => process.env.TEST_PROJECTS?.split(',').includes(name) ?? true,
)
