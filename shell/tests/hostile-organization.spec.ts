import { expect, test } from '../../e2e/kit/index.ts'

test('hostile colours, names and images of an organisation are refused or shown literally [1.2]', async ({ page }) => {
  let dialogs = 0
  page.on('dialog', (dialog) => {
    dialogs += 1
    void dialog.dismiss()
  })
  await page.goto('/hostil')
  await expect(page.getByText('<img src=x onerror=alert(1)>')).toBeVisible()
  await expect(page.getByRole('tab', { name: 'Acessar' })).toBeVisible()
  expect(dialogs).toBe(0)
  const brand = await page.evaluate(() => document.documentElement.style.getPropertyValue('--brand'))
  expect(brand).toMatch(/^#[0-9a-f]{3,6}$/)
  await expect(page.locator('img[src^="javascript:"]')).toHaveCount(0)
})
