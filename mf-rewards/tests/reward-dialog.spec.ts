import { ana, codeIn, dialogOf, generateButton, openReward } from './voucher-dialog.ts'
import { brokenWords, cutTexts, expect, full, resize, test, type Locator } from '../../e2e/kit/index.ts'

/* What a reward's dialog shows, and where, on each screen. */

test.beforeEach(async ({ customer }) => {
  await customer.openSignedIn(ana, '/padaria/rewards')
})

test('with several companies the customer chooses; missing points are told [2.38]', async ({ page, platform }) => {
  await page.getByRole('button', { name: /Bolo de cenoura/ }).click()
  await generateButton(page).click()
  const companies = dialogOf(page).getByRole('radiogroup', { name: 'Em que loja você vai trocar?' })
  await expect(companies.getByRole('radio').first()).toBeFocused()
  await expect(companies).toHaveAttribute('aria-invalid', 'true')
  await expect(companies).toHaveAccessibleDescription('Escolha primeiro uma loja.')
  // Below its question, above the answers.
  await expect(companies).toHaveText(/^Em que loja você vai trocar\?Escolha primeiro uma loja\.Padaria/)
  await resize(page, 1280, 900)
  await dialogOf(page).getByRole('radio', { name: /Moema/ }).check()
  const edges = await dialogOf(page).boundingBox()
  await generateButton(page).click()
  await expect(codeIn(page)).toBeVisible()
  for (const side of ['y', 'height'] as const)
    expect(Math.abs((await dialogOf(page).boundingBox())![side] - edges![side]), 'nothing jumps').toBeLessThanOrEqual(2)
  await expect(dialogOf(page).getByText('Padaria Estrela – Moema')).toBeVisible()
  await dialogOf(page).getByRole('button', { name: 'Escolher outra loja' }).press('Enter')
  await expect(companies).toBeFocused()
  const issuers = platform.database.prepare('SELECT name FROM vouchers JOIN companies ON ref = issuer').all()
  expect(issuers.map(({ name }) => name)).toEqual(['Padaria Estrela – Moema'])
  await dialogOf(page).getByRole('button', { name: 'Fechar' }).click()
  // A button's ground changes in a transition.
  const expectNoGround = (control: Locator) => expect(control).toHaveCSS('background-color', 'rgb(255, 255, 255)')
  const words = dialogOf(page).getByText('Faltam 750 pontos')
  await page.getByRole('button', { name: /Cesta de café/ }).click()
  // A button that is pointed at has a ground of its own.
  await page.mouse.move(0, 0)
  await expect(words).toHaveCount(1)
  await expect(dialogOf(page).getByText('Depois da troca')).toHaveCount(0)
  await expectNoGround(generateButton(page))
  await dialogOf(page).getByRole('radio').first().check()
  await generateButton(page).press('Enter')
  await page.mouse.move(0, 0)
  await expect(codeIn(page)).toBeVisible()
  await expect(words).toHaveCount(1)
  await expectNoGround(dialogOf(page).getByRole('link', { name: 'Mostrar no caixa' }))
})

test('on the narrowest phone the button and what is missing are in sight', { tag: full }, async ({ page }) => {
  await resize(page, 320, 568)
  await page.getByRole('button', { name: /Bolo de cenoura/ }).click()
  await expect(generateButton(page)).toBeInViewport({ ratio: 1 })
  await generateButton(page).click()
  await expect(dialogOf(page).getByText('Escolha primeiro uma loja.')).toBeInViewport({ ratio: 1 })
})

test('at twice the text size nothing of a reward is cut on the narrowest phone', { tag: full }, async ({ page }) => {
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
  await resize(page, 320)
  await openReward(page)
  await expect(dialogOf(page).getByText('Você pode resgatar 27 vezes')).toBeVisible()
  await expect.poll(() => cutTexts(page)).toEqual([])
  await expect.poll(() => brokenWords(page)).toEqual([])
  const explanation = dialogOf(page).getByText(/^Gerar não gasta/)
  await resize(page, 320, 568)
  await expect.poll(async () => (await explanation.boundingBox())?.y, 'the foot').toBeGreaterThan((568 * 2) / 3)
  await page.keyboard.press('Escape')
  await resize(page, 568, 320)
  await page.getByRole('button', { name: /Bolo de cenoura/ }).click()
  await expect(dialogOf(page).getByRole('radio').first()).toBeAttached()
  await expect.poll(() => cutTexts(page)).toEqual([])
})

test('on a phone in landscape the shops and the code stand beside the reward, whole and in sight', async ({ page }) => {
  await resize(page, 740, 360)
  await openReward(page)
  await expect(generateButton(page)).toBeInViewport({ ratio: 1 })
  await generateButton(page).click()
  await expect(codeIn(page)).toBeInViewport({ ratio: 1 })
  const closing = dialogOf(page).getByRole('button', { name: 'Fechar', exact: true })
  await expect(closing).toBeInViewport({ ratio: 1 })
  /** How many px the second begins after the first ends. */
  const gap = async (first: Locator, second: Locator, start: 'x' | 'y', size: 'width' | 'height') => {
    const [before, after] = await Promise.all([first.boundingBox(), second.boundingBox()])
    return (after?.[start] ?? NaN) - (before?.[start] ?? NaN) - (before?.[size] ?? NaN)
  }
  const cost = dialogOf(page).getByText('45 pontos', { exact: true })
  const ticket = dialogOf(page).locator('[data-ticket]')
  await expect.poll(() => gap(cost, codeIn(page), 'x', 'width')).toBeGreaterThan(0)
  await expect.poll(() => gap(closing, ticket, 'y', 'height')).toBeGreaterThanOrEqual(0)
  const action = page.getByRole('link', { name: 'Mostrar no caixa' })
  await expect.poll(() => gap(ticket, action, 'y', 'height')).toBeGreaterThan(0)
  await closing.click()
  await page.getByRole('button', { name: /Pão francês/ }).click()
  const shop = page.getByRole('radio').last().locator('..')
  await expect.poll(() => gap(shop, generateButton(page), 'y', 'height')).toBeGreaterThan(0)
})
