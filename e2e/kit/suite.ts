/**
 * Which browser tests a run has (docs/testing.md): `test` those of `npm test`, `check` those of `pnpm check`, `full` the rest, of
 * `pnpm test:full`. It comes from `SUITE`; without one a run has all of them.
 */
export const suite: 'test' | 'check' | 'full' | 'all' = (['test', 'check', 'full'] as const).find((name) => name === process.env.SUITE) ?? 'all'

const onlyFull = '**/*.full.spec.ts'
const scenarios = '**/alone.spec.ts'

/** The files of the run, as Playwright's options. */
export const filesOfSuite = {
  test: { testMatch: '**/*.spec.ts', testIgnore: [onlyFull, scenarios] },
  check: { testMatch: '**/*.spec.ts', testIgnore: onlyFull },
  full: { testMatch: [onlyFull, scenarios] },
  all: { testMatch: '**/*.spec.ts' },
}[suite]
