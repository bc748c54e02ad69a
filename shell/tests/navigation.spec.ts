import { expect, openTab, tabLink, test, totalOf, type Page } from '../../e2e/kit/index.ts'

/* Going from screen to screen: what is fetched ahead, and where a screen is shown. How it appears: `transitions.spec.ts`. */

const ana = '11912345678'
const statement = (page: Page) => page.getByRole('heading', { level: 1, name: 'Extrato de Pontos' })
const scrolledTo = (page: Page) => page.evaluate(() => Math.round(scrollY))

/** Further down than the screen is high, so that it is not the start of anything. */
const farDown = 1500

/** Each reload forgets how high the entries above are: about half an entry. */
const nearby = 200

test.beforeEach(async ({ page }) => {
  // Whoever wants less motion is at the end of each at once.
  await page.emulateMedia({ reducedMotion: 'reduce' })
})

/** A pixel or two from there: the browser holds the screen still while heights above it become known. */
const expectFarDown = (page: Page, within = 2) =>
  expect.poll(async () => Math.abs((await scrolledTo(page)) - farDown)).toBeLessThanOrEqual(within)

async function readFarDown(page: Page): Promise<void> {
  await openTab(page, 'Pontos')
  await expect(page.getByText('365 lançamentos')).toBeVisible()
  // Once what will be above the screen has its own height: else the browser, which holds the screen still, adds the difference.
  const undrawn = page.locator('.undrawn')
  const isFarther = (elements: Element[], top: number) => elements.every((one) => one.getBoundingClientRect().top > top)
  await expect.poll(() => undrawn.evaluateAll(isFarther, farDown)).toBe(true)
  await page.mouse.wheel(0, farDown)
  await expectFarDown(page)
}

test('the code of a screen is there once its link was pointed at, or focused', async ({ page, customer, remotes }) => {
  await customer.openSignedIn(ana, '/padaria')
  await expect(totalOf(page, /^1\.250\spontos$/)).toBeAttached()
  for (const { show, remote, name, heading } of [
    { show: 'hover', remote: 'mf-profile', name: 'Perfil', heading: 'Perfil' },
    { show: 'focus', remote: 'mf-scores', name: 'Pontos', heading: 'Extrato de Pontos' },
  ] as const) {
    // Others of this worker's tests may have been there.
    const before = remotes.requestsOf(remote)
    const fetched = () => remotes.requestsOf(remote) - before
    await tabLink(page, name)[show]()
    await expect.poll(fetched).toBe(2)
    await openTab(page, name)
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeAttached()
    expect(fetched()).toBe(2)
  }
})

test('a screen one comes back to is where one left it, also by a reload or after one, unless one scrolls before its place is there, presses its link or types its address, until the sign-out', async ({
  page,
  customer,
}) => {
  await customer.openSignedIn(ana, '/padaria')
  await readFarDown(page)
  await openTab(page, 'Início')
  await expect(totalOf(page, /^1\.250\spontos$/)).toBeAttached()
  await page.goBack()
  await expect(statement(page)).toBeAttached()
  await expectFarDown(page)

  await page.reload()
  await expectFarDown(page, nearby)
  await openTab(page, 'Perfil')
  await expect.poll(() => scrolledTo(page)).toBe(0)
  await page.reload()
  await expect(page.getByLabel('Nome')).toBeVisible()
  await page.goBack()
  await expectFarDown(page, nearby)
  await page.goto('/padaria/scores')
  await expect(page.getByText('365 lançamentos')).toBeVisible()
  expect(await scrolledTo(page)).toBe(0)
  await readFarDown(page)

  const comeBackShort = async () => {
    await openTab(page, 'Recompensas')
    await expect(page.getByRole('heading', { level: 1, name: 'Recompensas' })).toBeVisible()
    await expect.poll(() => scrolledTo(page)).toBe(0)
    // Too short for where one was, as while the entries are on their way.
    await limitHeight(page, '900px')
    await openTab(page, 'Pontos')
    await expect(statement(page)).toBeAttached()
    expect(await scrolledTo(page)).toBeLessThan(farDown)
  }
  await comeBackShort()
  await limitHeight(page, 'none')
  await expectFarDown(page)

  await openTab(page, 'Pontos')
  await expect.poll(() => scrolledTo(page)).toBe(0)
  // That press was no step.
  await page.goBack()
  await expect(page).toHaveURL('/padaria/rewards')
  await readFarDown(page)
  await comeBackShort()
  await page.mouse.wheel(0, -2000)
  await expect.poll(() => scrolledTo(page)).toBe(0)
  await limitHeight(page, 'none')
  await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))))
  expect(await scrolledTo(page)).toBe(0)

  await readFarDown(page)
  // As if the phone had discarded the tab: its address is opened, not reloaded.
  await page.addInitScript(() => void Object.defineProperty(document, 'wasDiscarded', { value: true }))
  await page.goto('/padaria/scores')
  await expectFarDown(page, nearby)
  await openTab(page, 'Perfil')
  await page.getByRole('button', { name: 'Sair', exact: true }).click()
  await page.getByLabel('Senha', { exact: true }).fill('pontos123')
  await page.getByRole('button', { name: 'Acessar', exact: true }).click()
  await openTab(page, 'Pontos')
  await expect(page.getByText('365 lançamentos')).toBeVisible()
  expect(await scrolledTo(page)).toBe(0)
})

test('presses on the way to where one is going are one step of the history', async ({ page, customer }) => {
  await customer.openSignedIn(ana, '/padaria')
  await expect(page.getByRole('link', { name: 'Ver extrato' })).toBeVisible()
  // Every link of the screen that leads to another one, wherever it stands.
  const links = page.locator('a[href^="/padaria/"]')
  const addresses = new Set(await links.evaluateAll((found) => found.map((link) => link.getAttribute('href') ?? '')))
  expect(addresses.size).toBeGreaterThan(4)
  for (const address of addresses) {
    const link = page.locator(`a[href="${address}"]`).first()
    // Before the page can show where they lead.
    await link.evaluate((element: HTMLElement) => [1, 2, 3].forEach(() => element.click()))
    await expect(page).toHaveURL(address)
    await expect(page.getByRole('heading', { level: 1 }).or(page.getByRole('dialog')).first()).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL('/padaria')
    await expect(totalOf(page, /^1\.250\spontos$/)).toBeAttached()
  }
})

/** By the style object: the site's policy refuses inline styles to tests too. */
const limitHeight = (page: Page, maxHeight: string) =>
  page
    .locator('main')
    .evaluate(
      (main, limit) =>
        void Object.assign(main.style, { maxHeight: limit, overflow: limit === 'none' ? 'visible' : 'clip' }),
      maxHeight,
    )
