import { expect, resize, test, title, type Locator, type Page } from '../../e2e/kit/index.ts'

/* The theme of spec §9 as the browser computes it, and the same roles in the shades of the night (`prefers-color-scheme: dark`). */

/** The fonts that draw a text, with the number of characters. */
async function fontsOf(text: Locator): Promise<readonly string[]> {
  const devTools = await text.page().context().newCDPSession(text.page())
  await text.evaluate((element) => element.setAttribute('data-drawn', ''))
  await devTools.send('DOM.enable')
  await devTools.send('CSS.enable')
  const { root } = await devTools.send('DOM.getDocument')
  const { nodeId } = await devTools.send('DOM.querySelector', { nodeId: root.nodeId, selector: '[data-drawn]' })
  const { fonts } = await devTools.send('CSS.getPlatformFontsForNode', { nodeId })
  await devTools.detach()
  await text.evaluate((element) => element.removeAttribute('data-drawn'))
  return fonts.map(
    ({ familyName, isCustomFont, glyphCount }) =>
      `${isCustomFont ? familyName.split(' ')[0] : 'another'} ${glyphCount}`,
  )
}

const submit = (page: Page) => page.getByRole('button', { name: 'Acessar', exact: true })

test('outside any organisation colours, fonts and the least width are the specification’s [9.25, 9.26, 9.27]', async ({
  page,
}) => {
  const requested: string[] = []
  page.on('request', (request) => void (request.resourceType() === 'font' && requested.push(request.url())))
  await page.goto('/')
  await expect(submit(page)).toHaveCSS('background-color', 'rgb(0, 0, 0)')
  await expect(submit(page)).toHaveCSS('color', 'rgb(255, 255, 255)')
  const colors = {
    '--brand': '#000000',
    '--accent': '#ffffff',
    '--ink-soft': '#54595e',
    '--danger': '#ff5c5c',
    '--warning': '#ffeaa7',
    '--notice': '#ffe066',
    '--success': '#2ed573',
    '--info': '#5c6fff',
    '--pink': '#ff59bd',
    '--blue': '#45c1f6',
  }
  const computed = await page.evaluate((names) => {
    const style = getComputedStyle(document.documentElement)
    return Object.fromEntries(names.map((name) => [name, style.getPropertyValue(name)]))
  }, Object.keys(colors))
  expect(computed).toEqual(colors)

  await expect(submit(page)).toHaveCSS('font-family', /^"Nunito Variable"/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('font-family', /^"Jost Variable"/)
  await expect(page.getByRole('link', { name: 'Plataforma de fidelidade' })).toHaveCSS('font-family', /^Sarala/)
  // A font is asked for once a text that it sets is laid out.
  const loaded = () =>
    page.evaluate(() =>
      [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family.replaceAll('"', '')),
    )
  await expect.poll(loaded).toEqual(expect.arrayContaining(['Nunito Variable', 'Jost Variable', 'Sarala']))
  const fonts = () =>
    requested.map((url) => String(/([a-z]+)-latin\S+?(-cut)?\.\w+\.woff2$/.exec(url)?.slice(1).join(''))).toSorted()
  expect(fonts()).toEqual(['jost-cut', 'nunito-cut', 'sarala-cut'])

  // Names of other languages: the faces with the rest of Latin.
  for (const [font, text] of [
    ['Jost', page.getByRole('heading', { level: 1 })],
    ['Nunito', page.locator('button[type=submit]').first()],
  ] as const) {
    await text.evaluate((element) => (element.textContent = 'Åsa Ñandú'))
    await expect.poll(() => fontsOf(text)).toEqual([`${font} 9`])
  }
  expect(fonts()).toEqual(['jost', 'jost-cut', 'nunito', 'nunito-cut', 'sarala-cut'])

  await resize(page, 280)
  await expect.poll(() => page.evaluate(() => document.documentElement.getBoundingClientRect().width)).toBe(320)
})

const day = 'rgb(246, 247, 248)'
const night = 'rgb(18, 20, 23)'

const bars = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')].map(({ media, content }) => [
      media,
      content,
    ]),
  )

test('the page is dark at night and light by day, also before scripts and styles', async ({ page, browserConsole }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  browserConsole.allow(/Failed to load resource|net::ERR/)
  const files = /\.(js|css)$/
  await page.route(files, (route) => route.abort())
  await page.goto('/padaria')
  const body = page.locator('body')
  await expect(body).toHaveCSS('background-color', night)
  // The browser's own colours: it knows that the page is dark.
  await expect(page.locator('.way-out')).toHaveCSS('color', 'rgb(255, 255, 255)')
  await expect(page.locator('.way-out a')).not.toHaveCSS('color', 'rgb(0, 0, 238)')
  await page.emulateMedia({ colorScheme: 'light' })
  await expect(body).toHaveCSS('background-color', day)
  await expect(page.locator('.way-out')).toHaveCSS('color', 'rgb(0, 0, 0)')

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
