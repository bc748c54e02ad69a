import { expect, test, totalOf } from '../../e2e/kit/index.ts'

/*
 * A page that the browser keeps aside when it is left, and shows again as it was: it hears of nothing that happens meanwhile.
 * Playwright switches this off unless it is told otherwise; the pinned browser, a headless shell, cannot do it.
 */
test.skip(!process.env.CHROMIUM, 'needs a full Chromium')
test.use({
  launchOptions: async ({ launchOptions }, provide) =>
    provide({ ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] }),
})

test('the way back to a page that was kept aside shows nothing of the customer who signed out in another tab', async ({
  page,
  context,
  customer,
}) => {
  await customer.signIn('11912345678', '/padaria')
  await expect(totalOf(page, /^1\.250\spontos$/)).toBeAttached()
  await page.evaluate(() =>
    addEventListener('pageshow', ({ persisted }) =>
      document.documentElement.setAttribute('data-kept-aside', String(persisted)),
    ),
  )
  await page.goto('/assets/logo.svg')

  const other = await context.newPage()
  await other.goto('/padaria/user-profile')
  await other.getByRole('button', { name: 'Sair', exact: true }).click()
  await expect(other.getByRole('tab', { name: 'Acessar' })).toBeVisible()

  // Not `goBack()`, which waits for a page to load: this one never left.
  await page.evaluate(() => void setTimeout(() => history.back()))
  await expect(page.locator('html')).toHaveAttribute('data-kept-aside', 'true')
  await expect(page.getByRole('tab', { name: 'Acessar' })).toBeVisible()
  await expect(page.getByText('Ana')).toHaveCount(0)
})
