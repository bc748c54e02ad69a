import { expect } from '@playwright/test'
import puppeteer from 'puppeteer-core'
import { phone } from '../../kit/phone.ts'
import { patienceMs, type Visit } from './driven-page.ts'

export const firefox = '/usr/bin/firefox-esr'

/** Debian's Firefox, by WebDriver BiDi. Errors and warnings of its console fail the visit. */
export const visitWithFirefox: Visit = async (visit) => {
  await using browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: firefox,
    defaultViewport: phone.viewport,
    extraPrefsFirefox: { 'ui.prefersReducedMotion': 1 },
  })
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
    click: (path) => find(path).filter(isOnTop).click(),
    async type(path, text) {
      const field = await find(path).waitHandle()
      await field.evaluate((input) => (input as HTMLInputElement).select())
      await field.type(text)
    },
    run: (script, argument = '') => page.evaluate(script, argument),
  })
  expect(complaints).toEqual([])
}

/** Runs in the page. Puppeteer clicks where an element is, whatever covers it. */
function isOnTop(element: Element): boolean {
  element.scrollIntoView({ block: 'center' })
  const { left, top, width, height } = element.getBoundingClientRect()
  return element.contains(document.elementFromPoint(left + width / 2, top + height / 2))
}
