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

test('a message whose file cannot be fetched waits for the network', async ({ page, customer, platform, browser, siteUrl }) => {
  await customer.signIn('11912345678', '/padaria')
  // A browser that was never touched: the one that signed in may have the file in memory, and then asks nobody for it.
  const visit = await browser.newPage({ baseURL: siteUrl, storageState: await page.context().storageState() })
  await page.close()
  platform.database.exec("DELETE FROM users WHERE sub = (SELECT sub FROM user_attributes WHERE value = '+5511912345678')")
  await visit.route(toastFile, (route) => route.abort())
  const refused = visit.waitForEvent('requestfailed', (request) => toastFile.test(request.url()))
  await visit.goto('/padaria')
  await refused
  await expect(visit.getByRole('tab', { name: 'Acessar' })).toBeVisible()
  await expect(visit.getByText('Sua sessão terminou')).toBeHidden()
  await visit.unroute(toastFile)
  await visit.evaluate(() => dispatchEvent(new Event('online')))
  await expect(visit.getByText('Sua sessão terminou')).toBeVisible()
  await visit.close()
})

test('a message that is leaving comes again when there is reason to', async ({ page, browserConsole }) => {
  browserConsole.allow(/Failed to load resource/)
  await page.goto('/padaria')
  await page.getByLabel('Telefone').fill('11912345678')
  await page.getByLabel('Senha', { exact: true }).fill('not-this-one')
  const messages = page.getByText('Número de telefone ou Senha incorreto')
  const submit = page.getByRole('button', { name: 'Acessar', exact: true })
  await submit.click()
  await expect(messages).toHaveCount(1)
  // Shown already: not a second time.
  const refused = page.waitForResponse((response) => response.status() === 400)
  await submit.click()
  await refused
  await expect(submit).toBeEnabled()
  await expect(messages).toHaveCount(1)
  await page.evaluate(() => {
    const slowly = new CSSStyleSheet()
    slowly.replaceSync('.toast-exit { animation-duration: 60s !important }')
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, slowly]
  })
  await page.getByRole('button', { name: 'Fechar aviso' }).click()
  await submit.click()
  await expect(messages).toHaveCount(2)
})
