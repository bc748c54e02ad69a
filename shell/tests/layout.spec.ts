import {
  chooseTab,
  expect,
  goOffline,
  holdCall,
  jumpToEnd,
  noNetwork,
  openTab,
  overflow,
  resize,
  shifted,
  stillness,
  test,
  totalOf,
  watchShifts,
  type Page,
} from '../../e2e/kit/index.ts'

const ana = '11912345678'
const longName = '/associacao-dos-comerciantes'
const widths = [320, 412, 1280] as const

test('what opens without an address of its own is not wider than 320, 412 and 1280 px', async ({ page, customer }) => {
  const expectToFit = async (view: string) => {
    for (const width of widths) {
      await resize(page, width)
      await expect.poll(() => overflow(page), `${view} at ${width} px`).toBeLessThanOrEqual(0)
    }
  }
  await page.goto(longName)
  for (const tab of ['Acessar', 'Inscrever-se', 'Redefinir'] as const) {
    await chooseTab(page, tab)
    await expectToFit(tab)
  }
  await customer.openSignedIn(ana, `${longName}/rewards`)
  await page.getByRole('button', { name: /Livro de fotografias/ }).click()
  await expect(page.getByRole('radio').first()).toBeVisible()
  await expectToFit('reward')
})

test('the header and the content have the same edges', async ({ page, customer }) => {
  await customer.openSignedIn(ana, '/padaria/rewards')
  await expect(page.getByRole('heading', { name: 'Recompensas' })).toBeVisible()
  const parts = [
    page.getByRole('banner').locator('span').first(),
    page.getByRole('navigation').getByRole('link').first(),
    page.getByRole('main').getByRole('heading', { level: 1 }),
    page.getByRole('banner').getByRole('link').last(),
    page.getByRole('main').getByRole('list').first(),
  ]
  for (const [width, height] of [
    [320, 860],
    [740, 360],
    [768, 1024],
    [960, 900],
    [1280, 800],
    [1440, 900],
  ] as const) {
    await resize(page, width, height)
    // The navigation stands before the content where it is beside it, and after that of a narrow window.
    await expect(page.locator(width >= 960 || height < 480 ? 'nav ~ main' : 'main ~ nav')).toBeVisible()
    await expect(async () => {
      const [logo, tab, title, customerLink, list] = await Promise.all(parts.map((part) => part.boundingBox()))
      const where = `${width} px`
      expect(logo?.x, where).toBe(width < 960 ? title?.x : tab?.x)
      const end = (box: typeof logo) => (box ? box.x + box.width : NaN)
      // The picture is aligned, its focus ring's room is outside.
      expect(Math.abs(end(customerLink) - 4 - end(list)), where).toBeLessThanOrEqual(1)
      if (width >= 960) expect(tab?.x, where).toBe(width - end(list))
      if (width >= 1280) expect([tab?.width, (title?.x ?? 0) - end(tab), list?.width], where).toEqual([200, 40, 960])
    }).toPass({ timeout: 30_000 })
  }
})

test('a phone held sideways has a rail, two entries and a reward in sight; a low one no bar', async ({
  page,
  customer,
  browserConsole,
}) => {
  browserConsole.allow(noNetwork)
  await customer.openSignedIn(ana, '/padaria/scores')
  await resize(page, 740, 360)
  const tabs = page.getByRole('navigation', { name: 'Principal' })
  const items = page.getByRole('main').getByRole('listitem')
  await expect.poll(() => tabs.boundingBox()).toEqual({ x: 0, y: 0, width: 72, height: 360 })
  await expect(items.nth(1)).toBeInViewport({ ratio: 1 })
  await openTab(page, 'Recompensas')
  await expect(items.filter({ hasText: 'Café coado' })).toBeInViewport({ ratio: 1 })
  await goOffline(page)
  const strip = page.getByText('Sem conexão.')
  await expect.poll(async () => (await strip.boundingBox())?.x).toBe(72)
  await test.step('its words are whole, in large text too', async () => {
    for (const textSize of ['100%', '200%']) {
      await page.evaluate((size) => (document.documentElement.style.fontSize = size), textSize)
      await expect.poll(() => tabs.evaluate((nav) => nav.scrollWidth - nav.clientWidth), textSize).toBe(0)
    }
    await page.evaluate(() => (document.documentElement.style.fontSize = ''))
  })
  await resize(page, 320, 256)
  await expect(page.locator('nav ~ main')).toBeVisible()
  await expect(tabs).toBeInViewport({ ratio: 1 })
  await jumpToEnd(page, tabs)
  await expect(tabs).not.toBeInViewport()
})

test('the header leads a customer of several organisations to them, of one nowhere', async ({ page, customer }) => {
  await customer.openSignedIn('21922223333', '/cafe-central')
  await expect(totalOf(page, /^75\spontos$/)).toBeAttached()
  await openTab(page, 'Perfil')
  await expect(page.getByText('Sua empresa')).toBeVisible()
  await openTab(page, 'Início')
  const header = page.getByRole('banner')
  await expect(header).toContainText('Café Central')
  await expect(header.getByRole('link')).toHaveText([/Carla/])

  await customer.openSignedIn(ana, longName)
  const toOthers = header.getByRole('link', { name: /^Associação.*: Trocar de empresa$/ })
  await expect(toOthers).toBeVisible()
  await test.step('also at twice the text size its badge leaves the name free', async () => {
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
    const badgeReachesIntoName = async () => {
      const name = await toOthers.getByText('Associação').boundingBox()
      const badge = await toOthers.locator('span', { has: page.locator('svg') }).boundingBox()
      return (badge?.x ?? Infinity) + (badge?.width ?? 0) - (name?.x ?? 0)
    }
    await expect.poll(badgeReachesIntoName).toBeLessThanOrEqual(0)
    await expect.poll(async () => (await header.boundingBox())?.height, 'one row').toBeLessThanOrEqual(129)
  })
  const logo = await header.getByRole('img').or(header.locator('img')).first().boundingBox()
  await page.mouse.click((logo?.x ?? 0) + 4, (logo?.y ?? 0) + 4)
  await expect(page.getByRole('heading', { level: 1, name: 'Empresas' })).toBeVisible()
  await page.goBack()
  await toOthers.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/')
})

/** Screens, what shows that their data has come, and of those with a list its call, and the first place of its skeleton. */
const screens = [
  { path: '/padaria', filled: (page: Page) => page.getByRole('button', { name: 'Autorizar' }) },
  {
    path: '/padaria/user-profile',
    filled: (page: Page) => page.getByRole('link', { name: 'Trocar de empresa', exact: true }),
  },
  {
    path: '/padaria/scores',
    filled: (page: Page) => page.getByRole('main').locator('section').getByRole('listitem'),
    list: { call: '/v1/user/score/extract/{phone}', place: 'main .waiting' },
  },
  {
    path: '/padaria/rewards',
    filled: (page: Page) => page.getByRole('main').getByRole('listitem'),
    list: { call: '/v1/rewards', place: 'main div[aria-hidden=true] > :last-child > :first-child' },
  },
  { path: '/', filled: (page: Page) => page.getByRole('link', { name: /Café Central/ }) },
]

test('no screen is wider than 320, 412 and 1280 px, nothing jumps while it is filled; a jump would be noticed [9.27]', async ({
  page,
  customer,
  platform,
}) => {
  await customer.openSignedIn(ana, '/padaria')
  await watchShifts(page)
  for (const width of widths) {
    await resize(page, width)
    for (const { path, filled, list } of screens) {
      const held = list && (await holdCall(platform, { service: 'api', method: 'GET', path: list.call }))
      await page.goto(path)
      await held?.untilHeld()
      const expected = list && (await page.locator(list.place).first().boundingBox())
      await held?.resume()
      const first = filled(page).first()
      await expect(first).toBeVisible()
      const where = `${path} at ${width} px`
      await expect.poll(() => overflow(page), where).toBeLessThanOrEqual(0)
      expect.soft(await shifted(page), where).toBeLessThanOrEqual(stillness)
      // A skeleton that is replaced is none that the browser calls shifted.
      if (expected)
        expect.soft(Math.abs(((await first.boundingBox())?.y ?? NaN) - expected.y), where).toBeLessThanOrEqual(2)
    }
  }
  await page.evaluate(() => {
    const late = document.createElement('div')
    late.style.height = '200px'
    document.querySelector('main')?.prepend(late)
  })
  await expect.poll(() => shifted(page)).toBeGreaterThan(stillness)
})
