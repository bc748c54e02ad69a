import { configDefaults, defineConfig } from 'vitest/config'

/** Controls of what only `pnpm bench` measures, which runs them. */
const ofTheBench = process.env.TIMED_CONTROLS ? [] : ['bench/controls/timed/**']

/** For what never comes: a slow machine is no failure. */
const pollMs = 20_000

export default defineConfig({
  test: { name: 'e2e', environment: 'node', include: ['**/*.test.ts', '**/*.test.tsx'], exclude: [...configDefaults.exclude, ...ofTheBench], passWithNoTests: true, expect: { poll: { timeout: pollMs } }, isolate: false },
})
