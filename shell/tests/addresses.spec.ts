import { countCalls, expect, press, settled, signInWith, test, title } from '../../e2e/kit/index.ts'

const ana = '11912345678'

test('an address that leads nowhere says so, with status 404, a way out and the organisation that the device knows [2.8]', async ({
  page,
  customer,
  platform,
  browserConsole,
}) => {
  browserConsole.allow(/404/)
  // `routes.test.ts` has the others.
  for (const [path, start] of [
    ['/index.html', '/'],
    ['/padaria/nada', '/padaria'],
  ] as const) {
    await test.step(path, async () => {
      const response = await page.goto(path)
      expect(response?.status()).toBe(404)
      const heading = page.getByRole('heading', { name: 'Unexpected Application Error!' })
      await expect(heading).toHaveAttribute('lang', 'en')
      await expect(page.getByText('Este endereço não leva a nenhuma página.')).toBeVisible()
      await expect(page.getByRole('link', { name: 'Voltar ao início' })).toHaveAttribute('href', start)
    })
  }
  await page.getByRole('link', { name: 'Voltar ao início' }).click()
  await expect(title(page)).toHaveText('Entre na sua conta')
  await expect(page).toHaveURL('/padaria')
  await customer.openSignedIn(ana, '/padaria')
  await settled(page)
  const asked = () => countCalls(platform, { service: 'api', path: '/v1/open/orgs/{key}' })
  const before = await asked()
  for (const path of ['/padaria/nada', '/nada/nada']) {
    await page.goto(path)
    await expect(page.getByRole('main').locator('img')).toHaveAttribute('src', /padaria/)
    await expect(page.getByText('Padaria Estrela')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Voltar ao início' })).toHaveCSS('background-color', 'rgb(180, 67, 15)')
    await settled(page)
  }
  expect(await asked()).toBe(before)
})

test('a visitor signs in at an address of the console, and verifies at /verification [2.3, 2.4]', async ({
  page,
  browserConsole,
}) => {
  browserConsole.allow(/Failed to load resource/)
  // One with a key, one without; `routes.test.ts` has the others.
  for (const path of ['/padaria/scores', '/user-profile', '/verification']) {
    await test.step(path, async () => {
      await page.goto(path)
      await expect(title(page)).toHaveText('Entre na sua conta')
      await expect(page.getByRole('tab', { name: 'Acessar' })).toBeVisible()
    })
  }
  await signInWith(page, '41944445555')
  await expect(title(page)).toHaveText('Confirme seu telefone')
  await page.goto('/verification')
  await expect(title(page)).toHaveText('Confirme seu telefone')
  await expect(page.getByLabel('Código de confirmação')).toBeVisible()
})

test('a sign-out leads to the organisation’s sign-in, or to that of `/`, in its place [2.10, 2.41]', async ({
  page,
  customer,
}) => {
  for (const [from, to] of [
    ['/padaria/user-profile', '/padaria'],
    ['/user-profile', '/'],
  ] as const) {
    // The last call that a start makes by itself: without a token it would take the customer away by other means.
    const acknowledged = page.waitForResponse(/\/acknowledge$/)
    await customer.openSignedIn(ana, from)
    await acknowledged
    const entries = await page.evaluate(() => history.length)
    await press(page, 'Sair')
    await expect(title(page)).toHaveText('Entre na sua conta')
    await expect(page).toHaveURL(to)
    expect(await page.evaluate(() => history.length)).toBe(entries)
  }
})
