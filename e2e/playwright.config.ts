import { defineConfig } from '@playwright/test'
import { findChromium } from './browser/find-chromium.ts'

export default defineConfig({
  testDir: 'tests',
  globalSetup: './tests/build-once.ts',
  fullyParallel: true,
  workers: 2,
  // A test that needs a second try hides something.
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: process.env.BROWSER_REPORT ? [['line'], ['json', { outputFile: process.env.BROWSER_REPORT }]] : 'line',
  use: {
    browserName: 'chromium',
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    viewport: { width: 412, height: 860 },
    trace: 'off',
    launchOptions: { executablePath: findChromium(), args: ['--no-sandbox', '--disable-background-networking'] },
  },
})
