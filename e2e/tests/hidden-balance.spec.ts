import { expect, settled, test, totalOf } from '../kit/index.ts'

test('one touch hides the balance on every screen, on this device', async ({ page, customer, platform }) => {
  // A number that no reward costs.
  platform.database.exec(
    `INSERT INTO score_entries (sub, organization_key, balance, created_at, expires_at)
     SELECT sub, 'padaria', 3, ${Date.now()}, ${Date.now() + 9e9} FROM seed_customers WHERE phone = '11912345678'`,
  )
  const shown = page.getByRole('main').getByText('1.253').filter({ visible: true })
  await customer.openSignedIn('11912345678', '/padaria')
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
