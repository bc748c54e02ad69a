import { expect, test } from './fixtures/site-test.ts'

test('an address that leads nowhere says so, with status 404 and a way out [2.8]', async ({ page, browserConsole }) => {
  browserConsole.allow(/404/)
  const response = await page.goto('/padaria/nada')
  expect(response?.status()).toBe(404)
  const heading = page.getByRole('heading', { name: 'Unexpected Application Error!' })
  await expect(heading).toHaveAttribute('lang', 'en')
  await expect(page.getByRole('link', { name: 'Voltar ao início' })).toBeVisible()
})

test('/mome leads to the club [2.1]', async ({ page, platform }) => {
  await page.goto('/mome')
  expect(page.url()).toContain(platform.addresses.club)
})

test('a deep link opened signed out leads there after the sign-in [2.3, 6.1]', async ({ page, customer }) => {
  await customer.signIn('11912345678', '/padaria/rewards')
  await expect(page).toHaveURL(/\/padaria\/rewards$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Recompensas' })).toBeVisible()
})

test('`phone` prefills the field, leaves the address, and no other request carries it [2.11]', async ({ page }) => {
  const told: string[] = []
  page.on('request', (request) => {
    if (!request.isNavigationRequest()) told.push(request.url(), request.headers().referer ?? '', request.postData() ?? '')
  })
  await page.goto('/padaria?phone=5511912345678')
  await expect(page.getByLabel('Telefone')).toHaveValue('(11) 91234-5678')
  expect(page.url()).not.toContain('phone')
  expect(told.filter((text) => text.includes('11912345678'))).toEqual([])
})

test('without an organisation a customer chooses one [2.5]', async ({ page, customer }) => {
  await customer.signIn('11912345678', '/')
  await expect(page.getByRole('heading', { level: 1, name: 'Empresas' })).toBeVisible()
  await page.getByRole('link', { name: /Café Central/ }).click()
  await expect(page).toHaveURL(/\/cafe-central$/)
  await expect(page.getByText(/^430\spontos$/)).toBeAttached()
})

test('a customer of no organisation is told so', async ({ page, customer }) => {
  await customer.signIn('11911112222', '/')
  await expect(page.getByText('Nenhuma empresa disponível')).toBeVisible()
})

test('terms not yet accepted lead to the terms page, and back once accepted [2.12, 7.21]', async ({ page, customer }) => {
  await customer.signIn('81988889999', '/padaria').catch(() => undefined)
  await expect(page.getByRole('button', { name: /Aceit/ })).toBeVisible()
  await page.getByRole('button', { name: /Aceit/ }).click()
  await expect(page.getByRole('banner')).toContainText('Iara')
})
