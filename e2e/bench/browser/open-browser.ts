import { chromium, type Browser, type BrowserContextOptions } from 'playwright'
import { findChromium, findHeadlessShell } from '../../browser/find-chromium.ts'

/** The arguments of every Chromium of the bench. */
export const launchOptions = {
  executablePath: findChromium(),
  args: ['--no-sandbox', '--disable-background-networking', '--disable-dev-shm-usage'],
}

/** A phone in São Paulo. */
export const phone = {
  locale: 'pt-BR',
  timezoneId: 'America/Sao_Paulo',
  viewport: { width: 412, height: 860 },
} as const satisfies BrowserContextOptions

/** Chromium as customers have it, for times and for the browser's cache. */
export const openBrowser = (): Promise<Browser> => chromium.launch(launchOptions)

/** The same without windows, for half of the processor time: it requests the same files, except a tab's icon. */
export const openHeadlessShell = (): Promise<Browser> => chromium.launch({ ...launchOptions, executablePath: findHeadlessShell() })
