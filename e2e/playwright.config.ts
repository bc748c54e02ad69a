import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { findChromium } from './browser/find-chromium.ts'
import { phone } from './kit/phone.ts'
import type { SiteOptions } from './kit/site-test.ts'
import { testProjects, testsOfSuite } from './kit/suite.ts'
import { workspace } from './site/parts.ts'

export default defineConfig<object, SiteOptions>({
  projects: testProjects.map(({ name, remotes }) => ({
    name,
    testDir: join(workspace, name, 'tests'),
    use: { remotesOfSite: remotes },
  })),
  // A `*.test.ts` beside them is Vitest's.
  testMatch: '**/*.spec.ts',
  ...testsOfSuite,
  globalSetup: './kit/built-site.ts',
  fullyParallel: true,
  workers: Math.min(2, availableParallelism()),
  // A test that needs a second try hides something.
  retries: 0,
  // For a test that hangs, and for what never comes. A slow machine is no failure.
  timeout: 300_000,
  expect: { timeout: 30_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: process.env.BROWSER_REPORT ? [['line'], ['json', { outputFile: process.env.BROWSER_REPORT }]] : 'line',
  use: {
    browserName: 'chromium',
    ...phone,
    trace: 'off',
    launchOptions: {
      executablePath: findChromium(),
      // Each test opens a new page, which ends before optimized code pays: to make it took a tenth of all processor time.
      args: ['--no-sandbox', '--disable-background-networking', '--js-flags=--no-maglev,--no-turbofan'],
    },
  },
})
