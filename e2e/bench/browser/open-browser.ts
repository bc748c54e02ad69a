import { chromium, type Browser, type BrowserContextOptions } from 'playwright'
import { findChromium } from '../../browser/find-chromium.ts'

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

export const openBrowser = (): Promise<Browser> => chromium.launch(launchOptions)
