import { defineConfig } from 'vitest/config'

/** The tests that stand beside the rules which `stryker.config.json` changes. */
export default defineConfig({
  test: { include: ['shared/{format,contract,vouchers,ui}/*.test.ts', 'mf-*/src/**/*.test.ts'] },
})
