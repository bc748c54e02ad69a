import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import base from '../playwright.config.ts'
import { inRoom, reportFolder } from './report.ts'

/* Two sides in one browser, with the kit's browser, limits and workers. `main.ts` has built both. */
const { projects: _, globalSetup: __, testIgnore: ___, ...shared } = base

export default defineConfig({
  ...shared,
  testDir: import.meta.dirname,
  testMatch: '*.spec.ts',
  outputDir: inRoom().output,
  reporter: 'line',
  updateSnapshots: 'none',
  snapshotPathTemplate: join(reportFolder, '{arg}{ext}'),
})
