import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'shared',
    environment: 'node',
    include: ['**/*.test.ts', '**/*.test.tsx'],
    passWithNoTests: true,
    isolate: false,
  },
})
