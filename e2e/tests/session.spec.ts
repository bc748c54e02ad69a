import { button, countCalls, expect, openTab, press, signInWith, test, title, totalOf } from '../kit/index.ts'

const ana = '11912345678'
/** What the browser says about a call that failed. */
const refused = /Failed to load resource/

test('`openSignedIn` leaves what a sign-in by the form leaves', async ({ page, customer, platform, siteUrl }) => {
  const kept = async () => {
    const { cookies, origins } = await page.context().storageState()
    const entries = origins.find(({ origin }) => origin === siteUrl)?.localStorage ?? []
    // Each sign-in has its own tokens, and compares the clocks again.
    const lastingOf = (name: string, value: string): unknown =>
      /(Token|clockDrift)$/.test(name) ? value.split('.').length : name === 'customer' ? JSON.parse(value) : value
    const lasting = Object.fromEntries(entries.map(({ name, value }) => [name, lastingOf(name, value)]))
    return { lasting, cookies: cookies.map(({ name, value }) => [name, value]) }
  }
  const points = totalOf(page, /^1\.250\spontos$/)
  await customer.signIn(ana, '/padaria')
  // The header is there before the cookie is set.
  await expect(points).toBeAttached()
  const ofTheForm = await kept()
  await customer.openSignedIn(ana, '/padaria')
  await expect(points).toBeAttached()
  expect(await kept()).toEqual(ofTheForm)
  expect(await countCalls(platform, { operation: 'InitiateAuth' })).toBe(2)
})

test('a reload asks who is signed in, behind a splash [2.9, 3.19, 4.2, 7.32]', async ({ page, customer, platform }) => {
  await customer.openSignedIn(ana, '/padaria')
  platform.database.exec("UPDATE user_attributes SET value = 'Joana Souza' WHERE name = 'name' AND value = 'Ana Souza'")
  const answered = Promise.withResolvers<void>()
  await page.route(`${platform.addresses.identity}/**`, async (route) => {
    await answered.promise
    await route.continue()
  })
  await page.reload()
  const splash = page.locator('#root > div', { has: page.getByText('Carregando') })
  await expect(splash).toBeAttached()
  expect(await splash.boundingBox()).toEqual({ x: 0, y: 0, ...page.viewportSize() })
  expect(
    await splash.evaluate((element) => element.getAnimations({ subtree: true }).map(({ playState }) => playState)),
  ).toEqual(['running'])
  answered.resolve()
  await expect(page.getByRole('banner')).toContainText('Joana')
  await expect(totalOf(page, /^1\.250\spontos$/)).toBeAttached()
  await expect(splash).toHaveCount(0)
})

test('without the provider’s answer the session stays', async ({ page, customer, platform, browserConsole }) => {
  browserConsole.allow(refused)
  await customer.openSignedIn(ana, '/padaria')
  await page.route(`${platform.addresses.identity}/**`, (route) => route.abort())
  // The first press asks for the code that keeps the focus. It comes when the button is gone.
  const isOpen = Promise.withResolvers<void>()
  await page.route('**/assets/focus.*.js', async (route) => {
    await isOpen.promise
    await route.continue()
  })
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Sem conexão' })).toBeVisible()
  await page.unroute(`${platform.addresses.identity}/**`)
  await press(page, 'Tentar de novo')
  await expect(totalOf(page, /^1\.250\spontos$/)).toBeAttached()
  isOpen.resolve()
  await expect(page.locator(':focus')).toHaveCount(1)
})

test('a failed request for the organisation can be repeated', async ({ page, customer, platform, browserConsole }) => {
  browserConsole.allow(refused)
  await customer.openSignedIn(ana, '/padaria')
  const organization = `${platform.addresses.api}/open/orgs/cafe-central`
  await page.route(organization, (route) => route.abort())
  await page.goto('/cafe-central')
  const failure = page.getByText('Não conseguimos falar com a empresa')
  await expect(failure).toBeVisible()
  await openTab(page, 'Perfil')
  await expect(button(page, 'Sair')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Trocar de empresa', exact: true })).toBeVisible()
  await openTab(page, 'Recompensas')
  await expect(failure).toBeVisible()
  await page.getByRole('link', { name: 'Meus vouchers' }).click()
  await expect(title(page)).toHaveText('Meus vouchers')
  await openTab(page, 'Início')
  const others = page.getByRole('link', { name: 'Trocar de empresa' })
  await expect(others).toHaveAttribute('href', '/')
  await expect(others).toHaveCSS('text-decoration-line', 'underline')
  await page.unroute(organization)
  await press(page, 'Tentar de novo')
  await expect(totalOf(page, /^430\spontos$/)).toBeAttached()
  await expect(page.locator(':focus')).toHaveCount(1)
})

test('a customer who signs out of the list of companies and in again finds them there', async ({ page, customer }) => {
  await customer.openSignedIn(ana, '/')
  const company = page.getByRole('link', { name: 'Padaria Estrela' })
  await expect(company).toBeVisible()
  await press(page, 'Acessar outra Conta')
  await signInWith(page, ana)
  await expect(company).toBeVisible()
})

test('with a voucher on this device each sign-out asks first', async ({ page, platform, customer }) => {
  const asked = page.getByText('Seu voucher sai deste aparelho. Você o encontra de novo na recompensa.')
  const answer = (name: string) => page.getByRole('dialog').getByRole('button', { name, exact: true }).click()
  await customer.openSignedIn(ana, '/padaria/rewards?recompensa=105')
  await press(page, 'Gerar voucher')
  await expect(page.getByText('Seu código', { exact: true })).toBeVisible()
  await page.goto('/cafe-central/user-profile')
  await press(page, 'Sair')
  await expect(asked).toBeVisible()
  await answer('Ficar')
  await expect(button(page, 'Sair')).toBeFocused()
  await press(page, 'Sair de todos os dispositivos')
  await expect(asked).toBeVisible()
  await answer('Cancelar')
  platform.database.exec(`UPDATE user_attributes SET value = 'false' WHERE name = 'phone_number_verified'`)
  await page.goto('/padaria')
  await press(page, 'Sair')
  await expect(asked).toBeVisible()
  await answer('Ficar')
  platform.database.exec(`UPDATE user_attributes SET value = 'true' WHERE name = 'phone_number_verified'`)
  await page.goto('/')
  await press(page, 'Acessar outra Conta')
  await expect(asked).toBeVisible()
  await answer('Sair')
  await expect(title(page)).toHaveText('Entre na sua conta')
})
