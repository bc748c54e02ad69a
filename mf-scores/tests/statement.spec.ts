import {
  addFault,
  clientOf,
  expect,
  expectNeverShown,
  holdCall,
  isCall,
  jump,
  jumpToEnd,
  liftFaults,
  resize,
  settled,
  test,
  untilDrawn,
  type Page,
  type Platform,
} from '../../e2e/kit/index.ts'

const ana = '11912345678'
const vera = '11930000020'
const dayMs = 24 * 3_600_000

const rows = (page: Page) => page.getByRole('main').getByRole('listitem')

interface Entry {
  readonly balance: number
  readonly agedDays: number
  readonly expiresInDays: number
  readonly company: string | null
  readonly cents: number | null
}

/** Leaves Ana nothing at the padaria but these entries. */
function leaveEntries(platform: Platform, entries: readonly Entry[]): void {
  platform.database.exec("DELETE FROM score_entries WHERE organization_key = 'padaria'")
  addEntries(platform, entries)
}

function addEntries(platform: Platform, entries: readonly Entry[]): void {
  const insert = platform.database.prepare(
    `INSERT INTO score_entries (sub, organization_key, balance, created_at, expires_at, company_name, sale_amount)
     VALUES ((SELECT sub FROM seed_customers WHERE phone = '${ana}'), 'padaria', ?, ?, ?, ?, ?)`,
  )
  for (const { balance, agedDays, expiresInDays, company, cents } of entries) {
    insert.run(balance, Date.now() - agedDays * dayMs, Date.now() + expiresInDays * dayMs, company, cents)
  }
}

test('a timeline, newest first, says what each entry has; what is open stays open, and nothing else, when newer ones come; on another day it says what holds then [2.36, 9.14, 9.15, 9.16]', async ({
  page,
  platform,
  customer,
}) => {
  leaveEntries(platform, [
    { balance: 30, agedDays: 2, expiresInDays: -1, company: 'Loja velha', cents: 3050 },
    { balance: 20, agedDays: 1, expiresInDays: 15, company: 'Loja do meio', cents: 123_450 },
    { balance: 10, agedDays: 0, expiresInDays: 16, company: 'Loja nova', cents: 0 },
    { balance: 1, agedDays: 3, expiresInDays: 0, company: null, cents: null },
    { balance: -40, agedDays: 4, expiresInDays: 1, company: '  ', cents: null },
  ])
  await page.clock.install()
  // It comes half a second after the start. Between the two clocks below it would get a 401.
  const acknowledged = page.waitForResponse(/\/acknowledge$/)
  await customer.openSignedIn(ana, '/padaria/scores')
  await expect(rows(page)).toHaveText([
    /^Loja nova.*R\$\s0,00.*Expira em 16 dias\+10 pontos$/,
    /^Loja do meio.*R\$\s1\.234,50.*Expira em 15 dias\+20 pontos$/,
    /^Loja velha.*R\$\s30,50.*Expirado\+30 pontos$/,
    /^Lançamento[^$]*Expira hoje\+1 ponto$/,
    /^Lançamento[^$]*Expira amanhã-40 pontos$/,
  ])
  const painted = await rows(page)
    .locator('[data-status] svg')
    .evaluateAll((marks) => marks.map((mark) => getComputedStyle(mark).stroke))
  expect(painted.map(nameOfColor)).toEqual(['green', 'red', 'gray', 'red', 'red'])
  const detail = rows(page).first().locator('dl')
  await expect(detail).toHaveCount(0)
  await rows(page).first().locator('summary').press('Enter')
  await expect(detail).toHaveText(/^Hora\d\d:\d\dValidade\d+ de [a-zç]+ de \d{4} às \d\d:\d\d$/)
  await rows(page).first().locator('summary').press('Enter')
  await expect(detail).toHaveCount(0)
  for (const name of ['Loja do meio', 'Loja velha'])
    await rows(page).filter({ hasText: name }).locator('summary').click()
  const alike = { balance: 5, agedDays: 0, expiresInDays: 90, company: 'Igual', cents: null }
  addEntries(platform, [alike, alike])
  await jump(page, '00:31')
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
  await expect(rows(page)).toHaveCount(7)
  const opened = page.locator('details[open] .company')
  await expect(opened).toHaveText(['Loja do meio', 'Loja velha'])
  await rows(page).first().locator('summary').click()
  await expect(opened).toHaveText(['Igual', 'Loja do meio', 'Loja velha'])
  // The word is for assistive technology; for the eye it stands above.
  await expect(rows(page).getByText('ponto', { exact: true })).toHaveClass('unseen')
  await acknowledged
  await settled(page)
  await clientOf(platform, 'control').put('/clock', { shiftMs: dayMs })
  await jump(page, dayMs)
  const former = rows(page).filter({ hasNotText: 'Igual' })
  await expect(former).toHaveText([/15 dias\+10/, /14 dias\+20/, /Expirado\+30/, /Expirado\+1 /, /Expira hoje-40/])
})

/** What an eye would call a colour as the browser computes it, `rgb(r, g, b)`. */
function nameOfColor(color: string): 'red' | 'green' | 'gray' | 'other' {
  const [red = 0, green = 0, blue = 0] = [...color.matchAll(/\d+/g)].map(Number)
  if (Math.max(red, green, blue) - Math.min(red, green, blue) < 30) return 'gray'
  if (red > 1.5 * Math.max(green, blue)) return 'red'
  return green > 1.2 * Math.max(red, blue) ? 'green' : 'other'
}

test('what a month’s name says is not said again in its rows', async ({ page, platform, customer }) => {
  leaveEntries(platform, [
    { balance: 10, agedDays: 0, expiresInDays: 16, company: 'Loja nova', cents: 1000 },
    { balance: 4, agedDays: 0, expiresInDays: -1, company: 'Loja velha', cents: 400 },
  ])
  await customer.openSignedIn(ana, '/padaria/scores')
  const section = page.getByRole('main').locator('section')
  await expect(section).toContainText('14 pontos · 4 expirados')
  const time = rows(page).first().locator('time')
  await expect(time).toHaveAttribute('datetime', /^\d{4}-\d\d-\d\d$/)
  await expect(time.locator('[aria-hidden]')).toHaveText(/^[a-zá]{3}\., \d+$/)
  await expect(time.locator('.unseen')).toHaveText(/^\d+ de [a-z]+\. de \d{4}$/)
  // No dot of the timeline's own beside the status.
  await expect(rows(page).locator('svg')).toHaveCount(2)
  expect(
    await rows(page)
      .first()
      .evaluate((row) => getComputedStyle(row, '::before').content),
  ).toBe('none')
  await expect(rows(page).filter({ hasText: 'Loja nova' }).locator('.expiry')).toHaveText('Expira em 16 dias')
  await expect(rows(page).filter({ hasText: 'Loja velha' }).locator('.expiry')).toHaveText('Expirado')
  await page.getByLabel('Ir para o mês').selectOption({ index: 1 })
  await expect(page.getByLabel('Ir para o mês')).toHaveValue('')
})

test('what expires has an address: nearest first, with the months ahead', async ({ page, platform, customer }) => {
  leaveEntries(platform, [
    { balance: 20, agedDays: 0, expiresInDays: 40, company: 'Loja nova', cents: null },
    { balance: 30, agedDays: 1, expiresInDays: 3, company: 'Loja do meio', cents: null },
    { balance: 9, agedDays: 2, expiresInDays: -1, company: 'Loja velha', cents: null },
    { balance: -45, agedDays: 3, expiresInDays: 50, company: 'Resgate', cents: null },
  ])
  await customer.openSignedIn(ana, '/padaria/scores?filtro=outro')
  const filters = page.getByRole('navigation', { name: 'Lançamentos' })
  const entries = page.getByRole('main').locator('section').getByRole('listitem')
  await expect(filters.getByRole('link', { name: 'Todos' })).toHaveAttribute('aria-current', 'true')
  await expect(entries).toHaveText([/^Loja nova/, /^Loja do meio/, /^Loja velha/, /^Resgate/])

  await filters.getByRole('link', { name: 'A expirar' }).click()
  await expect(page).toHaveURL('/padaria/scores?filtro=a-expirar')
  await expect(entries).toHaveText([/^Loja do meio.*Expira em 3 dias [^+]*$/, /^Loja nova.*Expira em 40 dias [^+]*$/])
  await expect(page.getByRole('main')).toContainText('Até 5 pontos expiram nos próximos 6 meses5 pontos em até 15 dias')
  const bars = page.getByRole('list', { name: 'Pontos que expiram em cada mês' }).getByRole('listitem')
  await expect(bars).toHaveCount(7)
  await expect(bars.filter({ hasText: / 5 pontos$/ })).toHaveCount(2)
  await expect(bars.locator('.bar')).toHaveCount(2)

  await filters.getByRole('link', { name: 'Expirados' }).click()
  await expect(page).toHaveURL('/padaria/scores?filtro=expirados')
  await expect(entries).toHaveText([/^Loja velha.*Expirado [^+]*$/])
  await page.goBack()
  await expect(entries).toHaveCount(2)
  await page.goBack()
  await expect(entries).toHaveCount(4)
})

test('on a desktop what expires is beside the list, whatever is listed, and stays in sight', async ({
  page,
  customer,
}) => {
  await customer.openSignedIn(ana, '/padaria/scores')
  const chart = page.getByRole('list', { name: 'Pontos que expiram em cada mês' })
  await expect(rows(page).first()).toBeVisible()
  await expect(chart).toHaveCount(0)
  await resize(page, 1280, 800)
  const places = async () => {
    const [list, ahead] = await Promise.all(
      ['section', '.ahead'].map((part) => page.locator(part).first().boundingBox()),
    )
    return [list?.width, (ahead?.x ?? 0) - (list?.x ?? 0), ahead?.width]
  }
  await expect.poll(places).toEqual([568, 592, 368])
  await page.evaluate(() => scrollTo(0, 5000))
  await expect(page.getByRole('heading', { name: /^Até \d+ pontos/ })).toBeInViewport()
  await page.getByRole('link', { name: 'Expirados' }).click()
  await expect(page).toHaveURL('/padaria/scores?filtro=expirados')
  await expect.poll(places).toEqual([568, 592, 368])
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
  await expect.poll(places).toMatchObject({ 1: 0 })
})

test('before the total is known, nothing is said to expire that may not', async ({ page, platform, customer }) => {
  leaveEntries(platform, [
    { balance: 50, agedDays: 0, expiresInDays: 40, company: 'Loja', cents: null },
    { balance: -45, agedDays: 1, expiresInDays: 50, company: 'Resgate', cents: null },
  ])
  const call = { service: 'api', path: '/v1/user/find/{phone}' } as const
  const total = await holdCall(platform, call)
  const opening = async () => {
    await customer.openSignedIn(ana, '/padaria/scores?filtro=a-expirar')
    await total.untilHeld()
    await settled(page, isCall(platform, call))
    await total.resume()
    await expect(page.getByRole('heading', { name: 'Até 5 pontos' })).toBeVisible()
  }
  await expectNeverShown(page, opening, { words: 'Até 50 pontos' })
})

test('five thousand entries: totals, a jump; few are drawn, a thousand printed', async ({
  page,
  platform,
  customer,
}) => {
  await customer.openSignedIn(vera, '/atacado/scores')
  await expect(page.getByText('5.000 lançamentos')).toBeVisible()
  const totals = platform.database
    .prepare(
      `SELECT strftime('%Y-%m', created_at / 1000, 'unixepoch', '-3 hours') AS month, sum(balance) AS points,
         count(*) AS count FROM score_entries
       WHERE organization_key = 'atacado' GROUP BY month ORDER BY month DESC`,
    )
    .all()
  const shown = page.getByRole('main').locator('section')
  await expect(shown).toHaveCount(totals.length)
  for (const [place, { month, points }] of totals.entries()) {
    await expect(shown.nth(place)).toHaveAttribute('aria-labelledby', `month-${String(month)}`)
    await expect(shown.nth(place)).toContainText(`${Number(points).toLocaleString('pt-BR')} ponto`)
  }
  for (let stop = 1; stop <= 5; stop++) {
    await page.evaluate((y) => scrollTo(0, y), stop * 20_000)
    await expect.poll(() => entryInSight(page)).not.toBe('')
  }
  // Two screens on either side, of up to nine entries each; a month says how many it has all the same.
  await expect.poll(() => rows(page).count()).toBeLessThan(60)
  await jumpToEnd(page, shown.last())
  const count = String(totals.at(-1)?.['count'])
  const lastEntry = shown.last().locator(`[aria-setsize="${count}"][aria-posinset="${count}"]`)
  await expect(lastEntry).toBeAttached()
  // Names of two lines make pages higher than their places, and move the end until all in sight are drawn.
  await untilDrawn(page)
  await jumpToEnd(page, shown.last())
  await expect(lastEntry).toBeInViewport()

  const month = page.getByLabel('Ir para o mês')
  const [, , , , , , sixth = ''] = await month.locator('option').allTextContents()
  await month.selectOption(sixth)
  const section = page.getByRole('region', { name: sixth })
  await expect(section.getByRole('heading')).toBeInViewport()
  await expect(section.getByRole('heading')).toBeFocused()
  await expect(section.getByRole('listitem').first()).toBeInViewport()

  // The same month again: a list that still showed it would say nothing.
  const last = shown.last().getByRole('heading')
  for (const _ of ['first', 'second']) {
    await page.getByRole('heading', { level: 1 }).focus()
    await page.evaluate(() => scrollTo(0, 0))
    await expect(last).not.toBeInViewport()
    await month.press('End')
    await expect(month).toBeFocused()
    await expect(last).not.toBeInViewport()
    await month.press('Enter')
    await expect(last).toBeInViewport()
    await expect(last).toBeFocused()
  }

  const missing = page.getByText('Faltam 4.000 lançamentos nesta impressão.')
  await expect(missing).toBeHidden()
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
  await expect(missing).toBeVisible()
  await expect.poll(async () => Math.floor((await rows(page).count()) / 100)).toBe(10)
  await expect(page.getByRole('navigation')).toBeHidden()
  await expect(page.getByRole('banner').locator('img').first()).toBeVisible()
  const shades = await page.locator('body, body *:not(svg *)').evaluateAll((elements) => {
    const styles = elements.filter((one) => one.checkVisibility()).map((one) => getComputedStyle(one))
    return [...new Set(styles.map((style) => `${style.color} ${style.backgroundColor} ${style.boxShadow}`))]
  })
  expect(shades).toEqual(['rgb(0, 0, 0) rgba(0, 0, 0, 0) none'])
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'light')
  await page.emulateMedia({ media: null })
  await page.evaluate(() => dispatchEvent(new Event('afterprint')))
  await expect.poll(() => rows(page).count()).toBeLessThan(60)
})

test('the place where one was is where it was after a visit to another tab', async ({ page, customer }) => {
  await customer.openSignedIn(vera, '/atacado/scores')
  await expect(page.getByText('5.000 lançamentos')).toBeVisible()
  for (let screens = 0; screens < 12; screens++) {
    await page.evaluate(async () => {
      scrollBy(0, 700)
      for (const _ of [1, 2]) await new Promise((painted) => requestAnimationFrame(painted))
    })
  }
  await untilDrawn(page)
  const [place, entry] = [await page.evaluate(() => scrollY), await entryInSight(page)]
  const tabs = page.getByRole('navigation', { name: 'Principal' })
  await tabs.getByRole('link', { name: 'Recompensas' }).click()
  await expect(page).toHaveURL('/atacado/rewards')
  await expect(page.getByText('5.000 lançamentos')).toHaveCount(0)
  await tabs.getByRole('link', { name: 'Pontos' }).click()
  await expect(page.getByText('5.000 lançamentos')).toBeVisible()
  await page.evaluate((y) => scrollTo(0, y), place)
  await expect.poll(() => entryInSight(page)).toBe(entry)
})

/** The words of the entry in the middle of the screen, and where it stands. */
const entryInSight = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const row = document.elementFromPoint(innerWidth / 2, innerHeight / 2)?.closest('[role=listitem]')
    return row ? `${Math.round(row.getBoundingClientRect().top)} ${row.textContent}` : ''
  })

test('a statement that fails, printed, filtered, empty [8.32]', async ({
  page,
  platform,
  customer,
  browserConsole,
}) => {
  browserConsole.allow(/Failed to load resource/)
  await customer.openSignedIn(ana, '/padaria')
  const extractCall = { service: 'api', method: 'GET', path: '/v1/user/score/extract/{phone}' } as const
  await addFault(platform, { ...extractCall, kind: 'status', status: 500 })
  await resize(page, 1280, 800)
  await page.goto('/padaria/scores')
  await expect(page.getByText('Nenhum registro encontrado.', { exact: true })).toBeVisible()
  await expect(page.getByRole('main').getByText('Seus pontos continuam guardados.')).toBeVisible()
  const retry = page.getByRole('button', { name: 'Tentar de novo' })
  await expect(retry.locator('..'), 'in the middle').toHaveCSS('width', '960px')
  await liftFaults(platform)
  const held = await holdCall(platform, extractCall)
  const place = await retry.boundingBox()
  await retry.click()
  await expect(retry).toHaveAttribute('aria-busy', 'true')
  await expect.poll(() => retry.boundingBox()).toEqual(place)
  const spinner = await retry.locator('span span').first().boundingBox()
  expect((spinner?.x ?? NaN) - (place?.x ?? NaN), 'room at its left').toBeGreaterThan(12)
  await held.resume()
  await resize(page, 412)
  await expect(page.getByText('365 lançamentos')).toBeVisible()
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
  await expect(rows(page)).toHaveCount(365)
  await test.step('a filter that nothing passes', async () => {
    leaveEntries(platform, [
      { balance: 20, agedDays: 0, expiresInDays: 40, company: 'Loja', cents: null },
      { balance: -20, agedDays: 0, expiresInDays: 40, company: 'Resgate', cents: null },
    ])
    await page.goto('/padaria/scores?filtro=expirados')
    await expect(page.getByRole('main').getByText('Nenhum ponto seu expirou até hoje.')).toBeVisible()
    // Of no points, none expire.
    await page.getByRole('link', { name: 'A expirar' }).click()
    await expect(page.getByRole('main').getByText('Você não tem pontos a expirar.')).toBeVisible()
    await page.getByRole('link', { name: 'Ver todos os lançamentos' }).click()
    await expect(page).toHaveURL('/padaria/scores')
    await expect(rows(page)).toHaveCount(2)
  })
  await test.step('no entries', async () => {
    leaveEntries(platform, [])
    await page.goto('/padaria/scores')
    await expect(page.getByText('Nenhum registro encontrado.', { exact: true })).toBeVisible()
    await expect(page.getByRole('main').getByText('Informe seu telefone no caixa a cada compra')).toBeVisible()
    await page.getByRole('link', { name: 'Ver recompensas' }).click()
    await expect(page).toHaveURL('/padaria/rewards')
  })
})
