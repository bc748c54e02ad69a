import { expect, test } from './fixtures/site-test.ts'

/* The frame around the screens (spec §2 and §3, UI state): who asks for what is seen of it. */
test('signed out the frame ends in a footer, signed in it begins with a header, which the profile gives its title [2.26, 2.27, 3.22]', async ({ page, platform, customer }) => {
  const header = page.getByRole('banner')
  const footer = page.getByRole('contentinfo')
  await page.goto('/padaria')
  await expect(footer).toBeVisible()
  await expect(header).toHaveCount(0)
  await customer.signIn('11912345678', '/padaria')
  await expect(header).toContainText('Padaria Estrela')
  await expect(header.locator('img').first()).toHaveAttribute('src', `${platform.addresses.cdn}/brands/padaria.svg`)
  await expect(footer).toHaveCount(0)
  const tabs = page.getByRole('navigation', { name: 'Principal' })
  await tabs.getByRole('link', { name: 'Perfil' }).click()
  await expect(header).toContainText('Perfil')
  await expect(header).not.toContainText('Padaria Estrela')
  await tabs.getByRole('link', { name: 'Início' }).click()
  await expect(header).toContainText('Padaria Estrela')
})
