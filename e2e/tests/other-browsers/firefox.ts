import puppeteer from 'puppeteer-core'
import { patienceMs, screen, type Visit } from './driven-page.ts'

export const firefox = '/usr/bin/firefox-esr'

/** Debian's Firefox, by WebDriver BiDi. */
export const visitWithFirefox: Visit = async (visit) => {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: firefox,
    defaultViewport: screen,
    extraPrefsFirefox: { 'ui.prefersReducedMotion': 1 },
  })
  try {
    const page = await browser.newPage()
    page.setDefaultTimeout(patienceMs)
    const complaints: string[] = []
    page.on('console', (message) => {
      if (['error', 'warn'].includes(message.type())) complaints.push(message.text())
    })
    page.on('pageerror', (error) => complaints.push(String(error)))
    const find = (path: string) => page.locator(`::-p-xpath(${path})`)
    await visit({
      open: async (address) => void (await page.goto(address)),
      see: async (path) => void (await find(path).wait()),
      click: (path) => find(path).click(),
      async type(path, text) {
        const field = await find(path).waitHandle()
        await field.press('End')
        await field.type(text)
      },
      run: async (script) => void (await page.evaluate(script)),
      complaints,
    })
  } finally {
    await browser.close()
  }
}
