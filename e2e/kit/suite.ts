/**
 * Which browser tests a run has (docs/testing.md): `test` those of `npm test`, `check` those of `pnpm check`, `full` the rest, of
 * `pnpm test:full`. It comes from `SUITE`; without one a run has all of them.
 */
export const suite: 'test' | 'check' | 'full' | 'all' =
  (['test', 'check', 'full'] as const).find((name) => name === process.env.SUITE) ?? 'all'

/** A test's tag: only the full suite has it. A file of such tests is named `*.full.spec.ts`. */
export const full = '@full'

const onlyFull = /\.full\.spec\.ts|@full/
const scenarios = /\/alone\.spec\.ts/

/** The tests of the run, as Playwright's options, which look at files, titles and tags. */
export const testsOfSuite = {
  test: { grepInvert: [onlyFull, scenarios] },
  check: { grepInvert: onlyFull },
  full: { grep: [onlyFull, scenarios] },
  all: {},
}[suite]
