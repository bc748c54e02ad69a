import { addFault, button, expect, liftFaults, test } from '../../e2e/kit/index.ts'

/* Where the profile leads: the terms and the help, the customer's other companies. */
const ana = '11912345678'

test('the help leads to the terms, where there is an organisation, to privacy and contact', async ({
  page,
  customer,
  platform,
}) => {
  const { terms, mainSite } = platform.addresses
  const link = (name: string) => page.getByRole('main').getByRole('link', { name })
  await customer.openSignedIn(ana, '/padaria/user-profile')
  await expect(link('Termos de uso')).toHaveAttribute('href', `${terms}/padaria`)
  await expect(link('Política de privacidade')).toHaveAttribute('href', `${mainSite}/lgpd`)
  await expect(link('Política de privacidade')).toHaveAccessibleDescription('Abre em nova aba')
  await expect(link('Fale conosco')).toHaveAttribute('href', 'tel:08001234')
  // No organisation, no terms.
  await page.goto('/user-profile')
  await expect(link('Política de privacidade')).toBeVisible()
  await expect(link('Termos de uso')).toHaveCount(0)
})

test('other companies are offered to who has them [2.40, 2.41]', async ({
  page,
  customer,
  platform,
  browserConsole,
}) => {
  browserConsole.allow(/Failed to load resource/)
  const toOthers = page.getByRole('main').getByRole('link', { name: 'Trocar de empresa' })
  for (const { phone, path, text } of [
    { phone: '21922223333', path: '/cafe-central/user-profile', text: 'Sua empresa' },
    { phone: '11911112222', path: '/user-profile', text: 'Nenhuma empresa disponível' },
  ]) {
    await customer.openSignedIn(phone, path)
    await expect(page.getByRole('main').getByText(text)).toBeVisible()
    await expect(toOthers).toHaveCount(0)
  }
  await addFault(platform, { service: 'api', method: 'GET', path: '/v1/open/orgs', kind: 'status', status: 403 })
  await customer.openSignedIn(ana, '/padaria/user-profile')
  const retry = button(page, 'Carregar suas empresas')
  await expect(retry).toBeVisible()
  await liftFaults(platform)
  await retry.click()
  await expect(toOthers).toHaveAccessibleDescription('5 empresas')
  await toOthers.click()
  await expect(page).toHaveURL('/')
})
