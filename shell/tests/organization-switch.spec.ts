import { expect, expectNeverShown, holdCall, settled, test, totalOf, type Page } from '../../e2e/kit/index.ts'

/* From one organisation to another within a visit: all that belongs to the former one goes with it. */

const ana = '11912345678'

const look = (page: Page) =>
  page.evaluate(() => ({
    brand: getComputedStyle(document.documentElement).getPropertyValue('--brand'),
    browserBar: document.querySelector('meta[name="theme-color"]')?.getAttribute('content'),
    installedFrom: document.querySelector('link[rel=manifest]')?.getAttribute('href'),
    title: document.title,
  }))

test('all that is seen is the organisation’s one went to [1.1, 1.2, 2.26]', async ({ page, customer, platform }) => {
  await customer.openSignedIn(ana, '/padaria')
  const header = page.getByRole('banner')
  await expect(header).toContainText('Padaria Estrela')
  await expect(page).toHaveTitle(/Padaria Estrela$/)
  const former = await look(page)
  await page.goto('/')
  await page.getByRole('link', { name: /Café Central/ }).click()
  await expect(header).toContainText('Café Central')
  await expect(header.locator('img').first()).toHaveAttribute(
    'src',
    `${platform.addresses.cdn}/brands/cafe-central.svg`,
  )
  await expect.poll(async () => (await look(page)).brand).toBe('#0f5c4a')
  await expect(page).toHaveTitle(/Café Central$/)
  const present = await look(page)
  expect(present.installedFrom).toBe('/manifest.webmanifest?key=cafe-central')
  for (const part of ['brand', 'browserBar', 'title'] as const) expect(present[part]).not.toBe(former[part])
  await expect(page.getByText('Padaria Estrela')).toHaveCount(0)
})

test('what was asked for the former one is never shown', async ({ page, customer, platform, browserConsole }) => {
  browserConsole.allow(/Failed to load resource/)
  await customer.openSignedIn(ana, '/')
  // The list of companies asks for points as well, so points would be the wrong call to hold.
  const held = await holdCall(platform, { service: 'api', method: 'GET', path: '/v1/rewards' })
  const cancelled = page.waitForEvent('requestfailed', (request) => request.url().includes('/v1/rewards'))
  await page.getByRole('link', { name: /Padaria Estrela/ }).click()
  await held.untilHeld()
  await expect(totalOf(page, /^1\.250\spontos$/)).toBeAttached()
  await page.goBack()
  const opening = async () => {
    await page.getByRole('link', { name: /Café Central/ }).click()
    expect((await cancelled).failure()?.errorText).toBe('net::ERR_ABORTED')
    await held.resume()
    await expect(totalOf(page, /^430\spontos$/)).toBeAttached()
    await expect(page.getByText('Fatia de bolo do dia').first()).toBeVisible()
  }
  await expectNeverShown(page, opening, { words: 'Café coado' })
})

test('the former organisation’s terms, known late, lead nobody away', async ({ page, customer, platform }) => {
  const strayed: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.url().startsWith(platform.addresses.terms)) strayed.push(request.url())
  })
  // Iara has not accepted those of the padaria.
  await customer.openSignedIn('81988889999', '/')
  const terms = await holdCall(platform, { service: 'terms', method: 'GET' })
  await page.getByRole('link', { name: /Padaria Estrela/ }).click()
  await terms.untilHeld()
  await page.goBack()
  await page.getByRole('link', { name: /Café Central/ }).click()
  await expect(totalOf(page, /^40\spontos$/)).toBeAttached()
  await terms.resume()
  await settled(page)
  await expect(page).toHaveURL('/cafe-central')
  expect(strayed).toEqual([])
})
