import { ana, calls, givePoints, leaveAndComeBack, nextReward, refused, says } from './home-page.ts'
import {
  addFault,
  clientOf,
  countCalls,
  expect,
  full,
  isCall,
  liftFaults,
  openTab,
  resize,
  settled,
  test,
  type Page,
} from '../../e2e/kit/index.ts'

/** The number for the eye. */
const counter = (page: Page) =>
  page.getByRole('main').locator('section').first().locator('[aria-hidden=true] > span > span')

test('the counter runs for 5 s, the total is said once and final [2.7, 2.31, 9.21]', async ({ page, customer }) => {
  const goHome = async () => {
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 10_000))
    await openTab(page, 'Início')
  }
  await page.clock.install()
  await customer.openSignedIn(ana, '/padaria/user-profile')
  await resize(page, 740, 360)
  await goHome()
  await says(page, /^1\.250 pontos$/)
  await expect(counter(page)).toHaveText('0')
  const word = page.getByRole('main').locator('section').first().getByText('pontos', { exact: true })
  const place = await word.boundingBox()
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
  await expect(page.getByText('120 pontos expiram em até 10 dias')).toBeVisible()
  await settled(page)
  // Until the same time of tomorrow, also for the services: a tab that slept, whose timers are late.
  await clientOf(platform, 'control').put('/clock', { shiftMs: 86_400_000 })
  await page.clock.fastForward(86_400_000)
  const expiring = page.getByRole('link', { name: '120 pontos expiram em até 9 dias' })
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
