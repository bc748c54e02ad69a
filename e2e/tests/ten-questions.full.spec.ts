import { expect, noNetwork, openTab, press, settled, test, totalOf, type Locator } from '../kit/index.ts'

/** Without scrolling. */
async function expectInSight(...answers: readonly Locator[]): Promise<void> {
  for (const answer of answers) await expect(answer).toBeInViewport({ ratio: 1 })
}

test.use({ serviceWorkers: 'block' })

test('a customer’s ten questions are answered at once, or by one touch', async ({
  page,
  context,
  customer,
  browserConsole,
}) => {
  browserConsole.allow(noNetwork)
  const main = page.getByRole('main')
  const reward = page.getByRole('button', { name: /Você pode resgatar/ }).first()
  const atTill = main.getByRole('link', { name: /Mostrar no caixa/ })
  await customer.openSignedIn('11912345678', '/padaria')

  await test.step('how many points do I have? Home says it', async () => {
    await expect(totalOf(page, /^1\.250\spontos$/)).toBeAttached()
    await expectInSight(main.getByText('1.250', { exact: true }).first())
  })
  await test.step('what is this request? Home says what the shop asks for, and what to authorise it means', () =>
    expectInSight(
      page.getByRole('heading', { name: 'Pedidos de autorização' }),
      page.getByText('Autorize só se o caixa mostrar este código.').first(),
      page.getByRole('button', { name: 'Autorizar' }).first(),
    ))
  await test.step('what is my number? A touch on ‘No caixa’ shows it', async () => {
    await main.getByRole('link', { name: 'No caixa', exact: true }).click()
    await expectInSight(page.getByText('(11) 91234-5678'))
    await press(page, 'Fechar')
  })
  await test.step('what is missing for more? Home says it of the next reward', () =>
    expect(main.getByRole('region', { name: 'Próxima recompensa' })).toContainText('Falta 1 ponto'))
  await test.step('what do I lose, and what does it buy? The line below the points, and the one below that', () =>
    expectInSight(
      main.getByRole('link', { name: /^50 pontos expiram .+ · 92 em até 15 dias$/ }),
      main.getByRole('link', { name: 'Dá para trocar por: Café coado' }),
    ))
  await test.step('what came since the last visit? It stands beside the points', async () => {
    await page.evaluate(() => {
      const stored = JSON.parse(localStorage.getItem('customer') ?? '{}') as { kept: Record<string, unknown> }
      stored.kept['points'] = { padaria: { total: 1232, day: '2026-01-12' } }
      localStorage.setItem('customer', JSON.stringify(stored))
    })
    await page.reload()
    await expectInSight(main.getByText('+18 pontos desde 12 jan.'))
  })
  await test.step('what expires next? The line below the points leads there, the nearest first', async () => {
    await main.getByRole('link', { name: /expira/ }).click()
    await expect(page).toHaveURL('/padaria/scores?filtro=a-expirar')
    const months = page.getByRole('img', { name: /expira/i })
    await expectInSight(months.or(main.getByText(/^Expira/)).first())
  })
  await test.step('what can I have now? ‘Recompensas’ shows the rewards that the points buy', async () => {
    await openTab(page, 'Recompensas')
    await expectInSight(page.getByRole('heading', { name: 'Ao seu alcance' }), reward)
  })
  await test.step('where is my voucher, and is it valid? The first card on home says it, and shows it at the till', async () => {
    await reward.click()
    await press(page, 'Gerar voucher')
    await expect(page.getByRole('link', { name: 'Mostrar no caixa' })).toBeVisible()
    await press(page, 'Fechar')
    await page.goto('/padaria')
    await expect(atTill).toContainText(/Válido por mais 23/)
    await settled(page)
    // At the till there may be no network.
    await context.setOffline(true)
    await atTill.click()
    await expectInSight(page.getByRole('img', { name: 'QR Code do voucher' }))
    await press(page, 'Fechar')
    await expect(page).toHaveURL('/padaria')
    await expectInSight(atTill)
  })
})
