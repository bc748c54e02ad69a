import { defineConfig } from 'vitest/config'

/** For what never comes: a slow machine is no failure. */
const pollMs = 20_000

export default defineConfig({
  test: {
    name: 'e2e',
    environment: 'node',
    include: ['**/*.test.ts', '**/*.test.tsx'],
    passWithNoTests: true,
    expect: { poll: { timeout: pollMs } },
    isolate: false,
  },
})
