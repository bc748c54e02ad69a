import { addFault, expect, liftFaults, noNetwork, press, signInWith, test, title } from '../../e2e/kit/index.ts'

/* The page in place of the site when the check of the session decides nothing. */

const ana = '11912345678'
const refused = /Failed to load resource/
const getUser = { service: 'identity', operation: 'GetUser' } as const

test('a failed check is told, and tried again on demand; a retry that fails again says so', async ({
  page,
  customer,
  platform,
  browserConsole,
}) => {
  browserConsole.allow(refused)
  browserConsole.allow(noNetwork)
  await customer.openSignedIn(ana, '/padaria')
  for (const [name, told] of [
    ['TooManyRequestsException', 'Tente de novo em instantes'],
    ['InvalidParameterException', 'Algo deu errado do nosso lado'],
  ] as const) {
    await addFault(platform, { ...getUser, kind: 'status', status: 400, name })
    await page.goto('/padaria')
    await expect(title(page)).toHaveText(told)
    await liftFaults(platform)
    await press(page, 'Tentar de novo')
    await expect(page.getByRole('banner')).toContainText('Ana')
  }
  await addFault(platform, { ...getUser, kind: 'drop' })
  await page.goto('/padaria')
  await expect(title(page)).toHaveText('Sem conexão')
  const status = page.locator('#root').getByRole('status')
  await expect(status).toBeEmpty()
  await press(page, 'Tentar de novo')
  await expect(status).toHaveText('Ainda sem conexão')
})

test('a customer without a network can sign out', async ({ page, context, customer, platform, browserConsole }) => {
  browserConsole.allow(noNetwork)
  browserConsole.allow(refused)
  const failures = [
    () => addFault(platform, { ...getUser, kind: 'drop' }),
    // The identity client reads the tokens; without it they are erased unread.
    () => page.route(/\/session\.\w+\.js/, (route) => route.abort()),
  ]
  for (const fail of failures) {
    await customer.openSignedIn(ana, '/padaria')
    await fail()
    await page.goto('/padaria')
    await expect(title(page)).toHaveText('Sem conexão')
    await context.setOffline(true)
    await press(page, 'Sair')
    await expect(page.getByText('Sem conexão')).toHaveCount(0)
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(['phone_number'])
    await context.setOffline(false)
    await liftFaults(platform)
    await page.goto('/padaria')
    await expect(page.getByRole('heading', { name: 'Entre na sua conta' })).toBeVisible()
  }
})

test('a customer can sign out while the code that reads the tokens does not come', async ({ page, customer }) => {
  await customer.openSignedIn(ana, '/padaria')
  await page.route(/\/session\.\w+\.js/, () => new Promise(() => undefined))
  await page.clock.install()
  await page.goto('/padaria', { waitUntil: 'commit' })
  await expect(async () => {
    await page.clock.runFor(15_000)
    await expect(title(page)).toHaveText('Sem conexão', { timeout: 1000 })
  }).toPass()
  await press(page, 'Sair')
  await expect(page.getByRole('heading', { name: 'Entre na sua conta' })).toBeVisible()
  // The start's check gives up on the code only now: it is about nobody.
  await page.clock.runFor(20_000)
  await expect(page.getByRole('heading', { name: 'Entre na sua conta' })).toBeVisible()
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(['phone_number'])
})

test('a sign-in whose customer cannot be read says so, and can be left', async ({ page, platform, browserConsole }) => {
  browserConsole.allow(refused)
  await addFault(platform, { ...getUser, kind: 'drop' })
  await page.goto('/padaria')
  await signInWith(page, ana)
  await expect(title(page)).toHaveText('Sem conexão')
  await press(page, 'Sair')
  await expect(page.getByRole('heading', { name: 'Entre na sua conta' })).toBeVisible()
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(['phone_number'])
})
