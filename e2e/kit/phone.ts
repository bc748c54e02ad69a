import { findChromium } from '../browser/find-chromium.ts'

export const launchOptions = {
  executablePath: findChromium(),
  args: ['--no-sandbox', '--disable-background-networking', '--disable-dev-shm-usage'],
}

/** A phone in São Paulo. */
export const phone = { locale: 'pt-BR', timezoneId: 'America/Sao_Paulo', viewport: { width: 412, height: 860 } }
