import { ana, codeIn, dialogOf, generateButton, generateVoucher } from './voucher-dialog.ts'
import { expect, jump, resize, test, type Page } from '../../e2e/kit/index.ts'

const mine = '/padaria/rewards/vouchers'
const cards = (page: Page) => page.getByRole('main').getByRole('listitem')

test.beforeEach(async ({ customer }) => {
  await customer.openSignedIn(ana, '/padaria/rewards')
})

test('without any there is a way to the rewards, whatever is in the storage', async ({ page, platform }) => {
  const toRewards = page.getByRole('link', { name: 'Ver recompensas' })
  await page.goto(mine)
  await expect(page.getByText(/^Você não tem vouchers válidos neste aparelho\./)).toBeVisible()
  for (const [width, height] of [
    [740, 360],
    [320, 568],
  ] as const) {
    await resize(page, width, height)
    await expect(toRewards).toBeInViewport({ ratio: 1 })
  }
  await resize(page, 1280, 800)
  await expect(toRewards.locator('..'), 'in the middle').toHaveCSS('width', '960px')
  await toRewards.click()
  await expect(page).toHaveURL(/\/padaria\/rewards$/)
  await generateVoucher(page)
  await page.goto('/cafe-central/rewards/vouchers')
  await expect(toRewards).toBeVisible()
  const sub = platform.database.prepare('SELECT sub FROM seed_customers WHERE phone = ?').get(ana)?.['sub']
  const entry = JSON.stringify({
    owner: sub,
    kept: { vouchers: [{ code: '<b>', organizationKey: 'padaria' }, 7], 'undecided-wishes': 'x' },
  })
  await page.addInitScript((text) => localStorage.setItem('customer', text), entry)
  await page.goto(mine)
  await expect(toRewards).toBeVisible()
})

test('what is generated in another tab appears here, until it expires', async ({ page, context }) => {
  await page.clock.install()
  await page.goto(mine)
  await expect(page.getByRole('link', { name: 'Ver recompensas' })).toBeVisible()
  const other = await context.newPage()
  await other.goto('/padaria/rewards')
  const code = await generateVoucher(other)
  await expect(cards(page)).toHaveCount(1)
  for (const text of [code, 'Café coado', /^Troque em Padaria Estrela/, 'Válido por mais 23 h 59 min']) {
    await expect(cards(page).getByText(text)).toBeVisible()
  }
  await jump(page, '24:00:00')
  await expect(cards(page)).toHaveCount(0)
})

test('each way to the till, and each copy, is described by its reward', async ({ page }) => {
  await page.getByRole('button', { name: /Bolo de cenoura/ }).click()
  await dialogOf(page).getByRole('radio', { name: /Moema/ }).check()
  await generateButton(page).click()
  await expect(codeIn(page)).toBeVisible()
  await dialogOf(page).getByRole('button', { name: 'Fechar' }).click()
  await generateVoucher(page)
  await page.goto(mine)
  for (const reward of ['Café coado', 'Bolo de cenoura com chocolate']) {
    const card = cards(page).filter({ hasText: reward })
    for (const control of [
      card.getByRole('link', { name: 'Mostrar no caixa' }),
      card.getByRole('button', { name: 'Copiar código' }),
    ])
      await expect(control).toHaveAccessibleDescription(reward)
  }
})
