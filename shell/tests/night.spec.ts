import { expect, test, title, type Page } from '../../e2e/kit/index.ts'

/* `prefers-color-scheme: dark`: the same roles in the shades of the night. */
test.use({ colorScheme: 'dark' })

const day = 'rgb(246, 247, 248)'
const night = 'rgb(18, 20, 23)'

const bars = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')].map(({ media, content }) => [
      media,
      content,
    ]),
  )

test('before any script or style sheet has arrived the page is dark at night and light by day, with the way out legible', async ({
  page,
  browserConsole,
}) => {
  browserConsole.allow(/Failed to load resource|net::ERR/)
  await page.route(/\.(js|css)$/, (route) => route.abort())
  await page.goto('/padaria')
  const body = page.locator('body')
  await expect(body).toHaveCSS('background-color', night)
  await expect(page.locator('.way-out')).toHaveCSS('color', 'rgb(169, 175, 181)')
  await expect(page.locator('.way-out a')).toHaveCSS('color', 'rgb(236, 238, 240)')
  await page.emulateMedia({ colorScheme: 'light' })
  await expect(body).toHaveCSS('background-color', day)
  await expect(page.locator('.way-out')).toHaveCSS('color', 'rgb(84, 89, 94)')
})

test('the page, its native controls and the browser’s bar follow the night, in the organisation’s colour', async ({
  page,
}) => {
  await page.goto('/padaria')
  await expect(title(page)).toHaveText('Entre na sua conta')
  const html = page.locator('html')
  await expect(html).toHaveCSS('background-color', night)
  await expect(html).toHaveCSS('color-scheme', 'light dark')
  // The organisation's colours come with its answer.
  await expect
    .poll(() => bars(page))
    .toEqual([
      ['(prefers-color-scheme: light)', '#b4430f'],
      ['(prefers-color-scheme: dark)', expect.stringMatching(/^#[67]\w2\w0\w$/)],
    ])
  // The logo's plate stays white.
  await expect(
    page
      .getByRole('main')
      .locator('span', { has: page.locator('> img') })
      .first(),
  ).toHaveCSS('background-color', 'rgb(255, 255, 255)')
  await page.emulateMedia({ colorScheme: 'light' })
  await expect(html).toHaveCSS('background-color', day)
})
