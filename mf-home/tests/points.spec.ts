import { addPoints, ana, calls, givePoints, leaveAndComeBack, nextReward, refused, says } from './home-page.ts'
import {
  addFault,
  clientOf,
  countCalls,
  expect,
  full,
  holdCall,
  isCall,
  jump,
  liftFaults,
  openTab,
  overlappingTexts,
  resize,
  settled,
  test,
  type Page,
} from '../../e2e/kit/index.ts'

/** The number for the eye. */
const counter = (page: Page) =>
  page.getByRole('main').locator('section').first().locator('[aria-hidden=true] > [aria-hidden=true]')

test('the counter runs for 5 s, the total is said once and final [2.7, 2.31, 9.21]', async ({
  page,
  platform,
  customer,
}) => {
  const goHome = async () => {
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 10_000))
    await openTab(page, 'Início')
  }
  await page.clock.install()
  await customer.openSignedIn(ana, '/padaria/user-profile')
  await resize(page, 740, 360)
  // What expires comes later, and moves nothing.
  const expiring = await holdCall(platform, calls.statement)
  await goHome()
  await says(page, /^1\.250 pontos$/)
  await expect(counter(page)).toHaveText('0')
  const word = page.getByRole('main').locator('section').first().getByText('pontos', { exact: true })
  const place = await word.boundingBox()
  await expiring.resume()
  await page.clock.runFor(1000)
  await expect(counter(page)).not.toHaveText('0')
  await expect(counter(page)).not.toHaveText('1.250')
  await says(page, /^1\.250 pontos$/)
  await page.clock.runFor(3900)
  await expect(counter(page)).toHaveText('1.249')
  await page.clock.runFor(200)
  await expect(counter(page)).toHaveText('1.250')
  await expect.poll(() => word.boundingBox()).toEqual(place)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.clock.resume()
  await page.goto('/padaria/user-profile')
  await goHome()
  await expect(counter(page)).toHaveText('1.250')
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.reload()
  await says(page, /^1\.250 pontos$/)
  // Seen before: there is nothing to count, though the clock stands still.
  await expect(counter(page)).toHaveText('1.250')
})

test('an unknown or failed total [2.32, 3.3, 7.10, 7.11]', async ({ page, platform, customer, browserConsole }) => {
  browserConsole.allow(refused)
  await customer.openSignedIn(ana, '/padaria/user-profile')
  await addFault(platform, { ...calls.points, kind: 'hang' })
  await page.goto('/padaria')
  const hero = page.getByRole('main').locator('section').first()
  await expect(hero.getByText('...', { exact: true })).toBeVisible()
  await expect(page.getByRole('status').getByText('Carregando seus pontos')).toBeAttached()
  await expect(page.getByRole('button', { name: 'Autorizar' }).first()).toBeVisible()
  await expect(page.getByRole('status').getByText('Verificando pedidos e recompensas')).toBeAttached()
  await settled(page, isCall(platform, calls.points))
  expect(await countCalls(platform, calls.rewards)).toBe(0)
  await liftFaults(platform)
  await addFault(platform, { ...calls.points, kind: 'status', status: 404 })
  await page.goto('/padaria')
  await says(page, /^0 pontos$/)
  await expect(hero.getByText('Não conseguimos ler seu saldo')).toBeVisible()
  await expect(nextReward(page)).toContainText('Sem o seu saldo não sabemos qual é a próxima.')
  await test.step('at twice the text size no text lies on another, and all keep from the edge', async () => {
    const toTill = page.getByRole('link', { name: 'No caixa', exact: true })
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
    for (const [width, height] of [
      [320, 568],
      [740, 360],
    ] as const) {
      await resize(page, width, height)
      await expect.poll(() => overlappingTexts(page)).toEqual([])
      const end = async () => ((await toTill.boundingBox())?.x ?? NaN) + ((await toTill.boundingBox())?.width ?? NaN)
      await expect.poll(end).toBeLessThanOrEqual(width - 16)
    }
  })
})

test('a large balance fills its place, on each phone', { tag: full }, async ({ page, customer, platform }) => {
  givePoints(platform, 123_456_789)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await customer.openSignedIn(ana, '/padaria')
  await says(page, /^123\.456\.789 pontos$/)
  for (const width of [320, 412]) {
    await resize(page, width)
    for (const textSize of ['100%', '200%']) {
      await page.evaluate((size) => (document.documentElement.style.fontSize = size), textSize)
      const filled = () =>
        counter(page).evaluate((element) => {
          const place = element.parentElement?.getBoundingClientRect().width ?? 0
          // Browsers differ in fractions of a pixel.
          return Math.floor(element.getBoundingClientRect().width) / place
        })
      const where = `${width} px, ${textSize}`
      await expect.poll(filled, where).toBeLessThanOrEqual(1)
      await expect.poll(filled, where).toBeGreaterThan(0.85)
    }
  }
})

test('‘ponto’ is for 1 alone; who has none is told how they come [2.33]', async ({ page, platform, customer }) => {
  const howTheyCome = page.getByText('Informe seu telefone no caixa a cada compra e junte pontos.')
  givePoints(platform, 1)
  await customer.openSignedIn(ana, '/padaria')
  await says(page, /^1 ponto$/)
  await expect(howTheyCome).toHaveCount(0)
  givePoints(platform, 0)
  await page.reload()
  await says(page, /^0 pontos$/)
  await expect(howTheyCome).toBeVisible()
})

test('what expires within 15 days, also if a call fails', async ({ page, platform, customer, browserConsole }) => {
  browserConsole.allow(refused)
  givePoints(platform, 120, 10)
  await page.clock.install()
  await customer.openSignedIn(ana, '/padaria')
  const inTenDays = page.getByRole('link', { name: /^120 pontos expiram \S{4},\s\d+$/ })
  await expect(inTenDays).toBeVisible()
  const words = await inTenDays.textContent()
  await settled(page)
  // Until the same time of tomorrow, also for the services: a tab that slept, whose timers are late.
  await clientOf(platform, 'control').put('/clock', { shiftMs: 86_400_000 })
  await jump(page, 86_400_000)
  // The day has not changed, and is nearer.
  const expiring = page.getByRole('link', { name: words ?? '' })
  await expect(expiring).toHaveAttribute('href', '/padaria/scores?filtro=a-expirar')
  await expect(expiring).toBeVisible()
  await addFault(platform, { ...calls.statement, kind: 'status', status: 404 })
  await leaveAndComeBack(page)
  await expect(page.getByText('Pode estar desatualizado')).toBeVisible()
  await expect(expiring).toBeVisible()
  await liftFaults(platform)
  await page.getByRole('button', { name: 'Atualizar' }).click()
  await expect(page.getByText('Pode estar desatualizado')).toHaveCount(0)
  await expect(expiring).toBeVisible()
})

test('the next expiry, what it buys, and what came since the last visit; nothing of it where the balance is hidden', async ({
  page,
  platform,
  customer,
}) => {
  givePoints(platform, 1208)
  for (const [balance, days] of [
    [50, 1],
    [42, 10],
  ] as const)
    addPoints(platform, balance, days)
  await customer.openSignedIn(ana, '/padaria')
  const trade = page.getByRole('link', { name: 'Dá para trocar por: Café coado' })
  await expect(page.getByRole('link', { name: '50 pontos expiram amanhã · 92 em até 10 dias' })).toBeVisible()
  await expect(trade).toHaveAttribute('href', '/padaria/rewards?recompensa=105')
  // The brand's colour is no ground for the usual ring.
  await trade.focus()
  await expect(trade).toHaveCSS('outline-color', await trade.evaluate((link) => getComputedStyle(link).color))
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
  await expect.poll(() => trade.evaluate((link) => link.scrollHeight - link.clientHeight), 'whole').toBeLessThan(10)
  await page.evaluate(() => (document.documentElement.style.fontSize = ''))
  const gained = page.getByText(/^\+\d+ pontos?\s/)
  await expect(gained).toHaveCount(0)
  const today = await page.evaluate(() => new Date().toLocaleDateString('sv', { timeZone: 'America/Sao_Paulo' }))
  for (const [kept, words] of [
    // As it was kept before days were.
    [1282, '+18 pontos desde a última visita'],
    [{ total: 1299, day: today }, '+1 ponto hoje'],
    [{ total: 1282, day: '2026-01-12' }, '+18 pontos desde 12 jan.'],
  ] as const) {
    await page.evaluate((seen) => {
      const stored = JSON.parse(localStorage.getItem('customer') ?? '{}') as { kept: Record<string, unknown> }
      stored.kept['points'] = { padaria: seen }
      localStorage.setItem('customer', JSON.stringify(stored))
    }, kept)
    await page.reload()
    await expect(gained).toHaveText(words)
  }
  await leaveAndComeBack(page)
  await expect(gained).toHaveText('+18 pontos desde 12 jan.')
  await resize(page, 320, 568)
  await expect(gained.locator('.word')).toBeHidden()
  const height = async () => (await page.getByRole('main').locator('section').first().boundingBox())?.height
  const before = await height()
  await page.getByRole('button', { name: 'Ocultar saldo' }).click()
  await expect(page.getByRole('link', { name: 'Pontos expiram amanhã' })).toBeVisible()
  await expect(gained.or(trade)).toHaveCount(0)
  expect(await height()).toBe(before)
})
