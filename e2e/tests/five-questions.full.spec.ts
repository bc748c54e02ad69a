import { expect, test, totalOf, type Locator, type Page } from '../kit/index.ts'

const ana = '11912345678'

test.beforeEach(async ({ page, customer }) => {
  await page.setViewportSize({ width: 412, height: 860 })
  await customer.openSignedIn(ana, '/padaria')
})

/** Expects that a customer sees all of these without scrolling. */
async function expectInSight(...answers: readonly Locator[]): Promise<void> {
  for (const answer of answers) await expect(answer).toBeInViewport({ ratio: 1 })
}

const main = (page: Page) => page.getByRole('main')

test('how many points do I have? Home says it at once', async ({ page }) => {
  await expect(totalOf(page, /^1\.250\spontos$/)).toBeAttached()
  await expectInSight(main(page).getByText('1.250', { exact: true }).first())
})

test('what expires next? A touch on the line below the points shows it, the nearest first', async ({ page }) => {
  await main(page)
    .getByRole('link', { name: /expira/ })
    .click()
  await expect(page).toHaveURL('/padaria/scores?filtro=a-expirar')
  await expectInSight(
    page
      .getByRole('img', { name: /expira/i })
      .or(
        main(page)
          .getByText(/^Expira/)
          .first(),
      )
      .first(),
  )
})

test('what can I have now? A touch on ‘Recompensas’ shows the rewards that the points buy', async ({ page }) => {
  await page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Recompensas' }).click()
  await expectInSight(
    page.getByRole('heading', { name: 'Ao seu alcance' }),
    page.getByRole('button', { name: /Você pode resgatar/ }).first(),
  )
})

test('where is my voucher? The first card on home shows it for the till', async ({ page }) => {
  await page.goto('/padaria/rewards')
  await page
    .getByRole('button', { name: /Você pode resgatar/ })
    .first()
    .click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Gerar voucher' }).click()
  await expect(dialog.getByRole('button', { name: 'Mostrar no caixa' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Fechar' }).click()
  await page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Início' }).click()
  await main(page)
    .getByRole('link', { name: /Mostrar no caixa/ })
    .click()
  await expectInSight(page.getByRole('img', { name: 'QR Code do voucher' }))
  await page.getByRole('dialog').getByRole('button', { name: 'Fechar' }).click()
  await expect(page).toHaveURL('/padaria')
  await expectInSight(main(page).getByRole('link', { name: /Mostrar no caixa/ }))
})

test('what is this request? Home says what the shop asks for, and what to authorise it means', async ({ page }) => {
  await expectInSight(
    page.getByRole('heading', { name: 'Pedidos de autorização' }),
    page.getByText(/^Ao autorizar, você permite à loja/),
    page.getByRole('button', { name: 'Autorizar' }).first(),
  )
})
