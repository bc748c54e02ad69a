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

test('the page is dark at night and light by day: before any script or style sheet has come, with its way out legible; then with its native controls and the browser’s bar, in the organisation’s colour', async ({
  page,
  browserConsole,
}) => {
  browserConsole.allow(/Failed to load resource|net::ERR/)
  const files = /\.(js|css)$/
  await page.route(files, (route) => route.abort())
  await page.goto('/padaria')
  const body = page.locator('body')
  await expect(body).toHaveCSS('background-color', night)
  await expect(page.locator('.way-out')).toHaveCSS('color', 'rgb(169, 175, 181)')
  await expect(page.locator('.way-out a')).toHaveCSS('color', 'rgb(236, 238, 240)')
  await page.emulateMedia({ colorScheme: 'light' })
  await expect(body).toHaveCSS('background-color', day)
  await expect(page.locator('.way-out')).toHaveCSS('color', 'rgb(84, 89, 94)')

  await page.unroute(files)
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.reload()
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
