import { expect, test } from './fixtures/site-test.ts'

const toastFile = /\/assets\/toasts\./

test('what shows toasts is fetched at the first touch, not before', async ({ page, siteUrl }) => {
  const asked: string[] = []
  page.on('request', (request) => void (toastFile.test(request.url()) && asked.push(request.url())))
  await page.goto(`${siteUrl}/padaria`)
  await expect(page.getByRole('tab', { name: 'Acessar' })).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(asked).toEqual([])
  const fetched = page.waitForResponse(toastFile)
  await page.getByLabel('Telefone').click()
  await fetched
})

test('a message whose file cannot be fetched waits for the network', async ({ page, customer, platform, browserConsole }) => {
  browserConsole.allow(/Failed to load resource/)
  const acknowledged = page.waitForResponse(/\/acknowledge$/)
  await customer.signIn('11912345678', '/padaria')
  await acknowledged
  await page.waitForLoadState('networkidle')
  platform.database.exec("DELETE FROM users WHERE sub = (SELECT sub FROM user_attributes WHERE value = '+5511912345678')")
  await page.route(toastFile, (route) => route.abort())
  const refused = page.waitForEvent('requestfailed', (request) => toastFile.test(request.url()))
  await page.reload()
  await refused
  await expect(page.getByRole('tab', { name: 'Acessar' })).toBeVisible()
  await expect(page.getByText('Sua sessão terminou')).toBeHidden()
  await page.unroute(toastFile)
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await expect(page.getByText('Sua sessão terminou')).toBeVisible()
})
