import { expect, press, signInWith, signOut, test } from '../kit/index.ts'

const reward = 'Café coado'

test('a voucher goes with the sign-out in another tab', async ({ page, context, customer, browserConsole }) => {
  browserConsole.allow(/status of 4/)
  await customer.openSignedIn('11912345678', '/padaria/rewards')
  await page.getByRole('button', { name: reward }).click()
  await press(page, 'Gerar voucher')
  await expect(page.getByText(/^Válido por mais/)).toBeVisible()
  await press(page, 'Fechar')
  await page.getByRole('link', { name: 'Meus vouchers' }).click()
  await expect(page.getByRole('main').getByText(reward)).toBeVisible()
  const other = await context.newPage()
  await other.goto('/cafe-central')
  await signOut(other)
  await expect(page.getByText(reward)).toHaveCount(0)
  await expect.poll(() => page.evaluate(() => Object.keys(localStorage))).toEqual(['phone_number'])
  await signInWith(other, '21922223333')
  await expect(other.getByRole('banner')).toContainText('Carla')
  await expect(page.getByText(reward)).toHaveCount(0)
  expect(await other.evaluate(() => localStorage.getItem('customer'))).not.toContain(reward)
})
