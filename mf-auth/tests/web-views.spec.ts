import { countCalls, expect, expectCopied, press, test } from '../../e2e/kit/index.ts'

const userAgent = 'Mozilla/5.0 (Linux; Android 15; SM-A546E; wv) Version/4.0 Chrome/138.0.0.0 Mobile Instagram 389.0'
test.use({ userAgent, permissions: ['clipboard-read', 'clipboard-write'] })

test('where Google refuses to sign in, its button shows the way to the browser', async ({ page, platform }) => {
  await page.goto('/padaria?utm_source=ig')
  await press(page, 'Acessar com Google')
  const address = page.url()
  const dialog = page.getByRole('dialog', { name: 'Abra este endereço no navegador' })
  await expect(dialog.getByLabel('Endereço')).toHaveValue(address)
  const intent = address.replace('http:', 'intent:')
  const link = dialog.getByRole('link', { name: 'Abrir no navegador' })
  await expect(link).toHaveAttribute('href', `${intent}#Intent;scheme=http;end`)
  await press(page, 'Copiar endereço')
  await expect(dialog.getByText('Endereço copiado')).toBeVisible()
  await expectCopied(page, address)
  await press(page, 'Fechar')
  await expect(page.getByRole('button', { name: 'Acessar com Google' })).toBeFocused()
  expect(await countCalls(platform, { service: 'hostedUi' })).toBe(0)
  await press(page, 'Acessar com Apple')
  await expect(page.getByRole('heading', { name: 'Entrar com Apple' })).toBeVisible()
})
