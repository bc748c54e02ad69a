import {
  expect,
  full,
  goOffline,
  isControlled,
  jump,
  letWorkerTakeOver,
  noNetwork,
  openTab,
  resize,
  settled,
  tabLink,
  test,
  type Page,
} from '../../e2e/kit/index.ts'

/* The site installed, without a network, and with a service worker between it and its server. */

const ana = '11912345678'

const isRegistered = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistration()) !== undefined)

test('kept vouchers are read offline, until the sign-out', async ({ page, customer, context, browserConsole }) => {
  browserConsole.allow(noNetwork)
  await customer.openSignedIn(ana, '/padaria')
  await letWorkerTakeOver(page)
  await context.setOffline(true)
  for (const path of ['/', '/padaria']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { name: 'Sem conexão' })).toBeVisible()
    await expect(page.getByRole('main')).toContainText('Padaria Estrela')
  }
  const controls = page.getByRole('main').locator('a, button')
  await expect(controls).toHaveText(['Tentar de novo', 'No caixa', 'Meus vouchers', 'Sair'])
  await resize(page, 740, 360)
  await expect(controls.last()).toBeInViewport({ ratio: 1 })
  await page.getByRole('link', { name: 'No caixa' }).click()
  await expect(page.getByRole('dialog')).toContainText('(11) 91234-5678')
  await page.goBack()
  await page.evaluate(() => {
    const document = JSON.parse(localStorage.getItem('customer') ?? '') as { kept: Record<string, unknown> }
    const names = { companyRef: 'centro', companyName: 'Centro', rewardId: '1', rewardName: 'Café' }
    const expiryAt = Date.now() + 3_600_000
    document.kept.vouchers = [{ ...names, organizationKey: 'padaria', code: 'ABC123', expiryAt }]
    localStorage.setItem('customer', JSON.stringify(document))
  })
  await page.reload()
  await expect(controls).toHaveText(['No caixa', 'Meus vouchers', 'Tentar de novo', 'Sair'])
  await page.getByRole('link', { name: 'No caixa' }).click()
  await expect(page.getByRole('dialog')).toContainText('ABC123')
  // Who goes back before the address names the voucher may be led here again.
  await expect(page).toHaveURL(/recompensa=1/)
  await page.goBack()
  await page.getByRole('button', { name: 'Sair' }).click()
  await expect(page.getByRole('dialog')).toContainText('Seu voucher sai deste aparelho.')
  // The page's words are centred, a dialog's are not.
  await expect(page.getByText(/^Seu voucher sai deste aparelho/)).toHaveCSS('text-align', 'start')
  await page.getByRole('button', { name: 'Ficar' }).click()
  await page.getByRole('link', { name: 'Meus vouchers' }).click()
  await expect(page.getByRole('heading', { name: 'Meus vouchers' })).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: 'Sem conexão' })).toBeVisible()
  await expect(page.getByRole('navigation')).toHaveCount(0)
  await expect(page.getByText('Ana')).toHaveCount(0)
  await expect(page.getByRole('banner')).toContainText('Padaria')

  await page.reload()
  await expect(page.getByRole('heading', { name: 'Meus vouchers' })).toBeVisible()
  await page.getByRole('link', { name: 'Voltar' }).first().click()
  await expect(page.getByRole('heading', { name: 'Sem conexão' })).toBeVisible()

  await page.getByRole('link', { name: 'Meus vouchers' }).click()
  await context.setOffline(false)
  await expect(page.getByRole('banner')).toContainText('Ana')
  await expect(page.getByRole('heading', { name: 'Meus vouchers' })).toBeVisible()
  await expect(page.getByText('Sem conexão')).toHaveCount(0)

  await test.step('in another tab, also offline', async () => {
    await openTab(page, 'Perfil')
    const signOut = page.getByRole('button', { name: 'Sair', exact: true })
    await expect(signOut).toBeVisible()
    const other = await context.newPage()
    await context.setOffline(true)
    await other.goto('/padaria/rewards/vouchers')
    await expect(other.getByRole('heading', { name: 'Meus vouchers' })).toBeVisible()
    await signOut.click()
    await page.getByRole('dialog').getByRole('button', { name: 'Sair', exact: true }).click()
    await expect(other.getByRole('heading', { name: 'Meus vouchers' })).toHaveCount(0)
    await expect(other.getByText('Plataforma de fidelidade')).toBeVisible()
  })
})

test('a page registers the worker in time, also one that is in use; offline is said', async ({
  page,
  customer,
  context,
  browserConsole,
}) => {
  browserConsole.allow(noNetwork)
  await page.clock.install()
  await customer.openSignedIn(ana, '/padaria/scores')
  await expect(page.getByText('365 lançamentos')).toBeVisible()
  await settled(page)
  await page.mouse.wheel(0, 100)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(100)
  await jump(page, '00:08')
  expect(await isRegistered(page)).toBe(false)
  // At the latest then, whatever is requested.
  for (const name of ['Recompensas', 'Início']) {
    await openTab(page, name)
    await settled(page)
  }
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 10_000))
  await expect.poll(() => isRegistered(page)).toBe(true)
  await page.clock.resume()
  await expect.poll(() => isControlled(page)).toBe(true)

  await goOffline(page)
  await expect(page.getByRole('status').filter({ hasText: 'Sem conexão' })).toBeVisible()
  // Nothing is under it for good: the page has room for it at its end.
  const strip = await page.getByRole('status').filter({ hasText: 'Sem conexão' }).boundingBox()
  // What comes into sight is drawn then, and may be higher than was thought.
  const endOfContent = () =>
    page.evaluate(() => {
      scrollTo(0, document.documentElement.scrollHeight)
      return document.querySelector('main')?.lastElementChild?.getBoundingClientRect().bottom
    })
  await expect.poll(endOfContent).toBeLessThanOrEqual((strip?.y ?? 0) - 24)
  // A screen that is not there yet comes once it can.
  await openTab(page, 'Perfil')
  await expect(page.getByText('Esta parte abre assim que a conexão voltar.')).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByLabel('Nome')).toHaveValue('Ana Souza')
  await expect(page.getByText('Sem conexão')).toHaveCount(0)
})

test('a browser that says it is offline is no lost network', async ({ page, customer, context, browserConsole }) => {
  browserConsole.allow(noNetwork)
  const line = page.getByRole('status').filter({ hasText: 'Sem conexão' })
  await page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { get: () => false }))
  await customer.openSignedIn(ana, '/padaria')
  const prepared = page.waitForRequest(/mf-scores/)
  await tabLink(page, 'Pontos').hover()
  await prepared
  await settled(page)
  await expect(line).toHaveCount(0)
  await goOffline(page)
  await openTab(page, 'Pontos')
  await expect(line).toBeVisible()
  await context.setOffline(false)
  await openTab(page, 'Recompensas')
  await expect(page.getByRole('button', { name: /Café coado/ })).toBeVisible()
  await expect(line).toHaveCount(0)
})

test('what the worker keeps is released files, and nothing of a customer', async ({ page, customer, platform }) => {
  await customer.openSignedIn(ana, '/padaria')
  await letWorkerTakeOver(page)
  for (const name of ['Pontos', 'Recompensas', 'Perfil']) {
    await openTab(page, name)
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
  }
  const kept = await keptFiles(page)
  expect(kept.map(({ url }) => url).filter((url) => !/\.[0-9a-f]{8}\.(js|css|woff2|html)$/.test(url))).toEqual([])
  expect(kept.map(({ url }) => new URL(url).origin)).not.toContain(new URL(platform.addresses.api).origin)
  await page.getByRole('button', { name: 'Sair', exact: true }).click()
  await expect(page.getByRole('tab', { name: 'Acessar' })).toBeVisible()
  const left = await keptFiles(page)
  expect(left).toEqual(kept)
  for (const { content } of left) expect(content).not.toMatch(/Souza|11912345678|eyJ[\w-]+\.eyJ/)
})

test(
  'a file that is not what was released is not kept, and the rest is',
  { tag: full },
  async ({ page, customer, remotes }) => {
    await customer.openSignedIn(ana, '/padaria')
    remotes.break('mf-rewards', 'tampered', undefined)
    await letWorkerTakeOver(page)
    const kept = (await keptFiles(page)).map(({ url }) => url)
    expect(kept.filter((url) => url.includes('mf-rewards'))).toEqual([])
    expect(kept.filter((url) => /\/(shell|react|vendor|identity|federation)\./.test(url)).length).toBeGreaterThan(4)
  },
)

/** Everything in every cache of the site. */
const keptFiles = (page: Page) =>
  page.evaluate(async () => {
    const opened = await Promise.all((await caches.keys()).map((name) => caches.open(name)))
    const answers = (await Promise.all(opened.map((cache) => cache.matchAll()))).flat()
    return Promise.all(answers.map(async (answer) => ({ url: answer.url, content: await answer.text() })))
  })
