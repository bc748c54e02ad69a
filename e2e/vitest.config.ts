import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: { name: 'e2e', environment: 'node', include: ['**/*.test.ts', '**/*.test.tsx'], passWithNoTests: true, isolate: false },
})
