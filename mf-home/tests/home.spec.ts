import {
  addFault,
  clientOf,
  countCalls,
  expect,
  expectToast,
  full,
  holdCall,
  isCall,
  liftFaults,
  resize,
  settled,
  shifted,
  stillness,
  test,
  watchShifts,
  title,
  type Page,
  type Platform,
} from '../../e2e/kit/index.ts'

/* Home but for the requests, which have `intents.spec.ts`. */

const ana = '11912345678'
const carla = '21922223333'
const anaSub = `(SELECT sub FROM seed_customers WHERE phone = '${ana}')`
const refused = /Failed to load resource/

const pointsCall = { service: 'api', method: 'GET', path: '/v1/user/find/{phone}' } as const
const rewardsCall = { service: 'api', method: 'GET', path: '/v1/rewards' } as const
const statementCall = { service: 'api', method: 'GET', path: '/v1/user/score/extract/{phone}' } as const
const intentsCall = { service: 'swap', method: 'GET', path: '/intents' } as const

const nextReward = (page: Page) => page.getByRole('region', { name: 'Próxima recompensa' })
const withinReach = (page: Page) => page.getByRole('region', { name: 'Você já pode trocar' })
const says = (page: Page, total: RegExp) => expect(page.getByRole('status').filter({ hasText: total })).toBeAttached()
/** The number for the eye. */
const counter = (page: Page) =>
  page.getByRole('main').locator('section').first().locator('[aria-hidden=true] > span > span')

/** Leaves Ana with so many points at the bakery, which expire after so many days. */
function givePoints(platform: Platform, balance: number, days = 90): void {
  platform.database.exec(`DELETE FROM score_entries WHERE sub = ${anaSub} AND organization_key = 'padaria'`)
  platform.database.exec(
    `INSERT INTO score_entries (sub, organization_key, balance, created_at, expires_at)
     VALUES (${anaSub}, 'padaria', ${balance}, ${Date.now()}, ${Date.now() + days * 86_400_000})`,
  )
}

test('a new customer is welcomed once, with a reward that the points pay for', async ({ page, customer, platform }) => {
  givePoints(platform, 150)
  await customer.openSignedIn(ana, '/padaria')
  const welcome = page
    .getByRole('main')
    .locator('section', { has: page.getByRole('heading', { name: /^Boas-vindas/ }) })
  await expect(welcome).toHaveText(/^Boas-vindas, Ana\. Você ganhou 150 pontosJá dá para trocar por:.*pontos$/)
  await welcome.getByRole('link').click()
  await expect(page).toHaveURL(/\/padaria\/rewards\?recompensa=/)
  await page.goto('/padaria')
  await says(page, /^150 pontos$/)
  await expect(page.getByRole('region', { name: 'Últimos pontos' })).toBeVisible()
  await expect(welcome).toHaveCount(0)
})

test.describe('the points', () => {
  test('the counter runs for 5 s, the total is said once and final [2.7, 2.31, 9.21]', async ({ page, customer }) => {
    const goHome = async () => {
      await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))
      await page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Início' }).click()
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
    await addFault(platform, { ...pointsCall, kind: 'hang' })
    await page.goto('/padaria')
    const hero = page.getByRole('main').locator('section').first()
    await expect(hero.getByText('...', { exact: true })).toBeVisible()
    await expect(page.getByRole('status').getByText('Carregando seus pontos')).toBeAttached()
    await expect(page.getByRole('button', { name: 'Autorizar' }).first()).toBeVisible()
    await expect(page.getByRole('status').getByText('Verificando pedidos e recompensas')).toBeAttached()
    await settled(page, isCall(platform, pointsCall))
    expect(await countCalls(platform, rewardsCall)).toBe(0)
    await liftFaults(platform)
    await addFault(platform, { ...pointsCall, kind: 'status', status: 404 })
    await page.goto('/padaria')
    await says(page, /^0 pontos$/)
    await expect(hero.getByText('Não conseguimos ler seu saldo')).toBeVisible()
    await expect(nextReward(page)).toContainText('Sem o seu saldo não sabemos qual é a próxima.')
    // What the start asked for early the screen asks for once more; answered after the fault, it would need no retry.
    await settled(page)
    await liftFaults(platform)
    await hero.getByRole('button', { name: 'Atualizar' }).click()
    await says(page, /^1\.250 pontos$/)
    await expect(hero.getByText('Não conseguimos ler seu saldo')).toHaveCount(0)
    await expect(nextReward(page)).toContainText('Falta 1 ponto')
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

  test('‘ponto’ is for 1 alone; no points and no rewards are told [2.33]', async ({ page, platform, customer }) => {
    platform.database.exec(`
      DELETE FROM reward_companies WHERE reward_id IN (SELECT id FROM rewards WHERE organization_key = 'padaria');
      DELETE FROM rewards WHERE organization_key = 'padaria';
    `)
    const howTheyCome = page.getByText('Informe seu telefone no caixa a cada compra e junte pontos.')
    givePoints(platform, 1)
    await customer.openSignedIn(ana, '/padaria')
    await says(page, /^1 ponto$/)
    await expect(nextReward(page)).toContainText('Ainda não há recompensas por aqui.')
    await expect(nextReward(page).getByRole('link')).toHaveCount(0)
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
    await addFault(platform, { ...statementCall, kind: 'status', status: 404 })
    const tabs = page.getByRole('navigation', { name: 'Principal' })
    await tabs.getByRole('link', { name: 'Perfil' }).click()
    await tabs.getByRole('link', { name: 'Início' }).click()
    await expect(page.getByText('Pode estar desatualizado')).toBeVisible()
    await expect(expiring).toBeVisible()
    await liftFaults(platform)
    await page.getByRole('button', { name: 'Atualizar' }).click()
    await expect(page.getByText('Pode estar desatualizado')).toHaveCount(0)
    await expect(expiring).toBeVisible()
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
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))
  const untilNextMinuteMs = await page.evaluate(() => {
    const stored = JSON.parse(localStorage.getItem('customer') ?? '{}') as { kept: Record<string, unknown> }
    const place = { organizationKey: 'padaria', companyRef: 'padaria-1', companyName: 'Vila Mariana' }
    const untilMs = 60_000 - (Date.now() % 60_000)
    const expiryAt = Date.now() + untilMs + (23 * 60 + 34) * 60_000 + 30_000
    stored.kept['vouchers'] = [{ ...place, rewardId: '105', rewardName: 'Café coado', code: 'K7F2-9QXM', expiryAt }]
    localStorage.setItem('customer', JSON.stringify(stored))
    return untilMs
  })
  await page.clock.runFor(untilNextMinuteMs)
  await expect(link).toContainText('Café coado')
  await expect(link).toContainText(/23\sh\s34\smin/)
  await page.clock.runFor(60_000)
  await expect(link).toContainText(/23\sh\s33\smin/)
  const [voucher, requests] = await Promise.all([
    link.boundingBox(),
    page.getByRole('region', { name: 'Pedidos de autorização' }).boundingBox(),
  ])
  expect(voucher?.y).toBeLessThan(requests?.y ?? 0)
  await link.click()
  await expect(page).toHaveURL('/padaria/rewards/vouchers')
})

test.describe('the next reward', () => {
  test('is the cheapest ahead; ‘Últimos pontos’ are the newest [3.10]', async ({ page, platform, customer }) => {
    givePoints(platform, 889)
    for (const [balance, daysAgo] of [
      [7, 3],
      [-2, 1],
      [1, 2],
      [5, 4],
    ] as const) {
      platform.database.exec(
        `INSERT INTO score_entries (sub, organization_key, balance, created_at, expires_at)
         VALUES (${anaSub}, 'padaria', ${balance}, ${Date.now() - daysAgo * 86_400_000}, ${Date.now() + 90 * 86_400_000})`,
      )
    }
    await customer.openSignedIn(ana, '/padaria')
    const section = nextReward(page)
    const link = section.getByRole('link', { name: 'Bolo de cenoura com chocolate' })
    await expect(link).toBeVisible()
    await expect(section).toContainText('Faltam 350 pontos')
    await expect(section).toContainText('900 de 1.250')
    await expect(section.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '72')
    await expect(section.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '900 de 1.250')
    await expect(section.locator('img')).toHaveAttribute('src', `${platform.addresses.cdn}/rewards/padaria/103.webp`)
    // The whole card takes the touch.
    await section.getByText('900 de 1.250').click({ force: true })
    await expect(page).toHaveURL('/padaria/rewards?recompensa=103')
    await page.goBack()
    const last = page.getByRole('region', { name: 'Últimos pontos' })
    await expect(last.getByRole('listitem')).toHaveText([/\+889 pontos$/, /-2 pontos$/, /\+1 ponto$/])
    // The heading that takes the focus is one line.
    expect(await title(page).evaluate(({ scrollHeight }) => scrollHeight)).toBeLessThan(60)
    await test.step('no name is cut at twice the text size', async () => {
      await resize(page, 320)
      await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
      const cut = () =>
        page
          .getByRole('main')
          .locator('a, span')
          .filter({ visible: true })
          .evaluateAll((elements) =>
            elements
              .filter(({ clientWidth, scrollWidth }) => clientWidth > 1 && scrollWidth > clientWidth)
              .concat(elements.filter((element) => getComputedStyle(element).webkitLineClamp !== 'none'))
              .map(({ textContent }) => textContent),
          )
      await expect.poll(cut).toEqual([])
      await resize(page, 412)
      const row = withinReach(page).getByRole('link').last()
      const aboveSign = async () => {
        const words = await row.locator('span span').first().boundingBox()
        return (words?.y ?? 0) + (words?.height ?? 0) - ((await row.locator('svg').last().boundingBox())?.y ?? NaN)
      }
      // Beside the words, not alone below them.
      await expect.poll(aboveSign).toBeGreaterThan(0)
    })
    await last.getByRole('link', { name: 'Ver extrato' }).click()
    await expect(page).toHaveURL('/padaria/scores')
  })

  test('when every reward can be had, it says so and invites', async ({ page, customer }) => {
    await customer.openSignedIn(ana, '/associacao-dos-comerciantes')
    await expect(nextReward(page)).toContainText('Seus pontos já alcançam todas as recompensas.')
    await nextReward(page).getByRole('link', { name: 'Escolher a minha' }).click()
    await expect(page).toHaveURL('/associacao-dos-comerciantes/rewards')
  })

  test('where the rewards failed, it asks again in its place', async ({ page, platform, customer, browserConsole }) => {
    browserConsole.allow(refused)
    // Nothing is within reach, so that the same section stands there; all of it is in sight, so that nothing scrolls.
    platform.database.exec("UPDATE rewards SET debited_value = debited_value + 2000 WHERE organization_key = 'padaria'")
    await customer.openSignedIn(ana, '/padaria/user-profile')
    await resize(page, 320, 1300)
    await addFault(platform, { ...rewardsCall, kind: 'status', status: 404 })
    await page.goto('/padaria')
    await expect(nextReward(page)).toContainText('Não conseguimos buscar as recompensas.')
    await says(page, /^1\.250 pontos$/)
    await settled(page)
    const failed = await nextReward(page).boundingBox()
    await liftFaults(platform)
    await nextReward(page).getByRole('button', { name: 'Tentar de novo' }).click()
    await expect(nextReward(page).getByRole('link', { name: 'Degustação da semana' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Próxima recompensa' })).toBeFocused()
    await expect.poll(() => nextReward(page).boundingBox()).toEqual(failed)
  })
})

test.describe('each part comes when its own service has answered, and nothing moves', () => {
  const calls = {
    points: pointsCall,
    intents: intentsCall,
    rewards: rewardsCall,
    statement: statementCall,
  } as const

  for (const { name, phone, path, tag } of [
    { name: 'with requests', phone: ana, path: '/padaria', tag: [] },
    { name: 'without requests', phone: carla, path: '/cafe-central', tag: full },
  ]) {
    test(`${name}, at 320 and 1280 px`, { tag }, async ({ page, platform, customer }) => {
      const reward = nextReward(page)
      const newest = page.getByRole('region', { name: 'Últimos pontos' })
      const shortcuts = page.getByRole('navigation', { name: 'Atalhos' })
      const requests = phone === ana ? page.getByRole('button', { name: 'Autorizar' }).first() : shortcuts
      const loading = page.getByRole('main').getByText('Verificando pedidos e recompensas')
      const orders = [
        { points: loading, statement: newest, rewards: reward, intents: requests },
        // Without the points nobody asks for the rewards.
        { intents: requests, rewards: loading, statement: newest, points: reward },
      ]
      await customer.openSignedIn(phone, `${path}/user-profile`)
      await watchShifts(page)
      for (const width of [320, 1280]) {
        await resize(page, width, 1000)
        for (const order of orders) {
          const waiting = await Promise.all(
            Object.entries(order).map(async ([call, shown]) => ({
              isIt: isCall(platform, calls[call as keyof typeof calls]),
              held: await holdCall(platform, calls[call as keyof typeof calls]),
              shown,
            })),
          )
          await page.goto(path)
          let late
          while (waiting.length > 0) {
            await settled(page, (request) => waiting.some(({ isIt }) => isIt(request)))
            // What came last is painted before the next one comes.
            await shifted(page)
            await expect(loading).toBeAttached()
            late = waiting.shift()
            await late?.held.letGo()
            await expect(late?.shown ?? loading).toBeVisible()
            if (late?.shown !== loading) await expect(shortcuts).toBeVisible()
          }
          await expect(loading).toHaveCount(0)
          const [last, before] = await Promise.all([late?.shown.boundingBox(), shortcuts.boundingBox()])
          if (late?.shown !== shortcuts) expect(last?.y).toBeGreaterThan(before?.y ?? Infinity)
          if (late?.shown === requests && phone === ana) await expectToast(page, 'Chegou um pedido de autorização.')
          expect
            .soft(await shifted(page), `${Object.keys(order).join(', ')} at ${width} px`)
            .toBeLessThanOrEqual(stillness)
        }
      }
    })
  }

  test('what comes by itself after a failure moves nothing', async ({ page, platform, customer, browserConsole }) => {
    browserConsole.allow(refused)
    await page.clock.install()
    await customer.openSignedIn(ana, '/padaria/user-profile')
    await resize(page, 412, 2000)
    await addFault(platform, { ...pointsCall, kind: 'status', status: 404 })
    await addFault(platform, { ...statementCall, kind: 'status', status: 404 })
    await addFault(platform, { ...intentsCall, kind: 'status', status: 404, times: 1 })
    await addFault(platform, { ...intentsCall, kind: 'hang', times: 1 })
    await page.goto('/padaria')
    const shortcuts = page.getByRole('navigation', { name: 'Atalhos' })
    const retry = page.getByRole('button', { name: 'Tentar de novo' })
    await expect(nextReward(page)).toContainText('Sem o seu saldo')
    await expect(shortcuts).toBeVisible()
    // Asked in vain: what comes later is no answer to it.
    await settled(page)
    await retry.click()
    await expect(retry).toHaveAttribute('aria-busy', 'true')
    await page.clock.fastForward(10_000)
    await expect(retry).not.toHaveAttribute('aria-busy', 'true')
    const places = () => Promise.all([nextReward(page).boundingBox(), shortcuts.boundingBox()])
    const before = await places()
    await liftFaults(platform)
    await page.clock.fastForward(15_000)
    await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))
    await expect(page.getByText('2 pedidos de autorização')).toBeVisible()
    await expect(withinReach(page)).toBeVisible()
    await expect(page.getByRole('region', { name: 'Últimos pontos' })).toBeVisible()
    await expect(nextReward(page)).toContainText('Falta 1 ponto')
    expect(await places()).toEqual(before)
  })
})
