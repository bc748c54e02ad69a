import { ana, calls, givePoints, nextReward, says, withinReach } from './home-page.ts'
import { expect, holdCall, resize, settled, test, type Locator } from '../../e2e/kit/index.ts'

/* The welcome, the shortcuts, what is within reach, and an active voucher. */

test('a new customer is welcomed once, with a reward that the points pay for', async ({ page, customer, platform }) => {
  givePoints(platform, 150)
  await customer.openSignedIn(ana, '/padaria')
  const welcome = page
    .getByRole('main')
    .locator('section', { has: page.getByRole('heading', { name: /^Boas-vindas/ }) })
  await expect(welcome).toHaveText(/^Boas-vindas, Ana\. Você ganhou 150 pontosJá dá para trocar por:Croissant.*pontos$/)
  const others = withinReach(page).getByRole('listitem')
  await expect(others).toHaveText([/^Pão francês/, /^Degustação/])
  await welcome.getByRole('link').click()
  await expect(page).toHaveURL(/\/padaria\/rewards\?recompensa=/)
  await page.goto('/padaria')
  await says(page, /^150 pontos$/)
  await expect(page.getByRole('region', { name: 'Últimos pontos' })).toBeVisible()
  await expect(welcome).toHaveCount(0)
  await test.step('late, it comes below the list, which has it then', async () => {
    const held = await holdCall(platform, calls.statement)
    await customer.openSignedIn(ana, '/padaria')
    await expect(others).toHaveCount(3)
    await held.resume()
    await expect(welcome).toHaveText('Boas-vindas, Ana. Você ganhou 150 pontos')
    await expect(others).toHaveCount(3)
  })
})

test('the shortcuts lead on, ‘Você já pode trocar’ to three kinds of reward [2.35]', async ({ page, customer }) => {
  await customer.openSignedIn(ana, '/padaria')
  const shortcuts = page.getByRole('navigation', { name: 'Atalhos' })
  for (const [name, address] of [
    ['Extrato de Pontos', '/padaria/scores'],
    ['Recompensas', '/padaria/rewards'],
  ] as const) {
    await shortcuts.getByRole('link', { name }).click()
    await expect(page).toHaveURL(address)
    await page.goBack()
  }
  await expect(withinReach(page).getByRole('listitem')).toHaveText([
    /^Bolo de cenoura com chocolate1\.250 pontos$/,
    /^Pão francês, dez unidades80 pontos$/,
    /^Degustação da semanaGrátis$/,
  ])
  await withinReach(page).getByRole('link', { name: 'Pão francês' }).click()
  await expect(page).toHaveURL(/\/padaria\/rewards\?recompensa=/)
})

test('an active voucher comes first, with the time that is left, and leads on', async ({ page, customer }) => {
  await page.clock.install()
  await customer.openSignedIn(ana, '/padaria')
  const link = page.getByRole('link', { name: 'Mostrar no caixa' })
  await says(page, /^1\.250 pontos$/)
  await expect(page.getByRole('navigation', { name: 'Atalhos' })).toBeVisible()
  await expect(link).toHaveCount(0)
  await expect(page.getByRole('region', { name: 'Pedidos de autorização' }).getByRole('listitem').first()).toBeVisible()
  // The till's code comes while the clock runs.
  await page.getByRole('link', { name: 'No caixa', exact: true }).hover()
  await settled(page)
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 10_000))
  const untilShownMs = await page.evaluate(() => {
    const stored = JSON.parse(localStorage.getItem('customer') ?? '{}') as { kept: Record<string, unknown> }
    const place = { organizationKey: 'padaria', companyRef: 'padaria-1', companyName: 'Vila Mariana' }
    const untilMs = 60_000 - (Date.now() % 60_000)
    const expiryAt = Date.now() + untilMs + (23 * 60 + 34) * 60_000 + 30_000
    stored.kept['vouchers'] = [{ ...place, rewardId: '105', rewardName: 'Café coado', code: 'K7F2-9QXM', expiryAt }]
    localStorage.setItem('customer', JSON.stringify(stored))
    // The page looks each second, which may be a moment after the minute.
    return untilMs + 1000
  })
  await page.clock.runFor(untilShownMs)
  await expect(link).toContainText('Café coado')
  await expect(link).toContainText(/23\sh\s34\smin/)
  await page.clock.runFor(60_000)
  await expect(link).toContainText(/23\sh\s33\smin/)
  const [voucher, requests] = await Promise.all([
    link.boundingBox(),
    page.getByRole('region', { name: 'Pedidos de autorização' }).boundingBox(),
  ])
  expect(voucher?.y).toBeLessThan(requests?.y ?? 0)
  await test.step('on a desktop the column that it begins is whole', async () => {
    await resize(page, 1440, 900)
    await expect(page.getByRole('navigation', { name: 'Atalhos' })).toBeInViewport({ ratio: 1 })
    // Below what expires.
    const left = async (part: Locator) => Math.round((await part.boundingBox())?.x ?? NaN)
    expect(await left(page.getByRole('link', { name: /expira/ }))).toBe(await left(nextReward(page)))
  })
  await link.click()
  await expect(page).toHaveURL('/padaria/caixa?recompensa=105&loja=padaria-1')
})
