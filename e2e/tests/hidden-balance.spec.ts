import { expect, settled, test, totalOf, type Platform } from '../kit/index.ts'

const ana = '11912345678'

const addPoints = ({ database }: Platform, organization: string, points: number, lastForMs: number) =>
  database.exec(
    `INSERT INTO score_entries (sub, organization_key, balance, created_at, expires_at)
     SELECT sub, '${organization}', ${points}, ${Date.now()}, ${Date.now() + lastForMs} FROM seed_customers WHERE phone = '${ana}'`,
  )

test('one touch hides the balance on every screen, on this device', async ({ page, customer, platform }) => {
  // A number that no reward costs.
  addPoints(platform, 'padaria', 3, 9e9)
  const shown = page.getByRole('main').getByText('1.253').filter({ visible: true })
  await customer.openSignedIn(ana, '/padaria')
  await expect(totalOf(page, /^1\.253\spontos$/)).toBeAttached()
  await page.getByRole('button', { name: 'Ocultar saldo' }).click()
  await expect(totalOf(page, /^Saldo oculto$/)).toBeAttached()
  const screens = ['/padaria', '/padaria/scores', '/padaria/rewards', '/padaria/rewards?recompensa=101', '/']
  for (const path of screens) {
    await page.goto(path)
    await expect(page.getByText(/Saldo oculto/).first()).toBeAttached()
    await settled(page)
    await expect.soft(shown, path).toHaveCount(0)
  }
  await page.goto('/padaria')
  await page.getByRole('button', { name: 'Mostrar saldo' }).click()
  await expect(totalOf(page, /^1\.253\spontos$/)).toBeAttached()
})

test('with another balance each screen reads the same, as long as it is hidden', async ({
  page,
  customer,
  platform,
}) => {
  // More than there is expires soon.
  addPoints(platform, 'cafe-central', 500, 3e8)
  let total = 85
  await page.route(/\/user\/find\//, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), total_scores: total } })
  })
  const readAt = async (path: string) => {
    await page.goto(`/cafe-central${path}`)
    await settled(page)
    return `${await page.locator('body').innerText()}\n${await page.locator('body').ariaSnapshot()}`
  }
  await customer.openSignedIn(ana, '/cafe-central')
  await page.getByRole('button', { name: 'Ocultar saldo' }).click()
  for (const path of [
    '',
    '/scores',
    '/scores?filtro=a-expirar',
    '/rewards',
    '/rewards?recompensa=201',
    '/rewards?recompensa=202',
  ]) {
    total = 85
    const one = await readAt(path)
    total = 45
    expect.soft(await readAt(path), path).toBe(one)
  }
})
