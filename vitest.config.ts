import { defineConfig } from 'vitest/config'

export default defineConfig({
  // A processor is left for nobody: the runner itself has little to do.
  test: { maxWorkers: '100%', projects: ['shared', 'shell', 'mf-*', 'e2e'] },
})
