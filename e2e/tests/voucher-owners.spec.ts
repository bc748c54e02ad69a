import { expect, press, signInWith, signOut, test } from '../kit/index.ts'

const ana = '11912345678'
const carla = '21922223333'
const reward = 'Café coado'

test.beforeEach(async ({ page, customer }) => {
  await customer.openSignedIn(ana, '/padaria/rewards')
  await page.getByRole('button', { name: reward }).click()
  await press(page, 'Gerar voucher')
  await expect(page.getByText(/^Válido por mais/)).toBeVisible()
  await press(page, 'Fechar')
})

test('a sign-out leaves no voucher on the device, and the next customer sees none', async ({ page, customer }) => {
  await signOut(page)
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(['phone_number'])
  await customer.openSignedIn(carla, '/cafe-central')
  expect(await page.evaluate(() => localStorage.getItem('customer'))).not.toContain(reward)
})

test('another customer’s sign-in in another tab removes the voucher', async ({ page, context, browserConsole }) => {
  browserConsole.allow(/status of 4/)
  await page.getByRole('link', { name: 'Meus vouchers' }).click()
  await expect(page.getByRole('main').getByText(reward)).toBeVisible()
  const other = await context.newPage()
  await other.goto('/cafe-central')
  await signOut(other)
  await signInWith(other, carla)
  await expect(other.getByRole('banner')).toContainText('Carla')
  await expect(page.getByText(reward)).toHaveCount(0)
})
