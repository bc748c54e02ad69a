import { pressTwice } from './voucher-dialog.ts'
import {
  addFault,
  expect,
  expectDismissed,
  full,
  holdCall,
  jumpToEnd,
  liftFaults,
  resize,
  settled,
  test,
  type Locator,
  type Page,
} from '../../e2e/kit/index.ts'

const ana = '11912345678'
const vera = '11930000020'

const cards = (page: Page) => page.getByRole('main').getByRole('listitem').getByRole('button')
const card = (page: Page, name: string) => cards(page).filter({ hasText: name })
const search = (page: Page) => page.getByLabel('Buscar recompensa')
const withinReach = (page: Page) => page.getByRole('button', { name: 'Só o que posso trocar' })

test('nine rewards, three sections [2.37, 7.15, 8.36, 8.37, 9.17, 9.18]', async ({
  page,
  customer,
  browserConsole,
}) => {
  browserConsole.allow(/status of 404/)
  const pictures: string[] = []
  page.on('request', (request) => request.resourceType() === 'image' && pictures.push(request.url()))
  await customer.openSignedIn(ana, '/padaria/rewards?busca=navio')
  await expect(page).toHaveURL('/padaria/rewards')
  await expect(search(page)).toHaveCount(0)
  await expect(withinReach(page)).toHaveCount(0)
  await expect(page.getByText('Você tem 1.250 pontos para trocar.')).toBeVisible()
  await expect(cards(page)).toHaveCount(9)
  const costs = (await cards(page).allInnerTexts()).map((text) =>
    text.includes('Grátis') ? 0 : Number(/([\d.]+)\spontos?/.exec(text)?.[1]?.replace('.', '')),
  )
  // What no company has comes after all others.
  expect(costs.slice(0, -1)).toEqual(costs.slice(0, -1).toSorted((one, other) => one - other))
  await expect(card(page, 'Café coado')).toContainText('Você pode resgatar 27 vezes')
  await expect(card(page, 'R$ 10 de desconto')).toContainText('Você pode resgatar 1 vez')
  await expect(card(page, 'Suco de laranja')).toContainText('Falta 1 ponto')
  const section = (name: string) => page.getByRole('region', { name }).getByRole('listitem')
  await expect(section('Ao seu alcance')).toHaveCount(6)
  await expect(section('Ao seu alcance').first()).toContainText('Grátis')
  await expect(section('Quase lá')).toHaveCount(2)
  await expect(section('Quase lá').last()).toContainText('1.250 de 2.000')
  await expect(section('Indisponíveis agora')).toHaveText([
    /^Torta de palmito.*vale R\$\s62,00Recompensa indisponível!$/,
  ])
  await expect(card(page, 'Degustação')).not.toContainText('vale')
  const cost = (name: string, points: string) => card(page, name).getByText(points, { exact: true })
  // Amber is the specification's 'warning', #ffeaa7.
  await expect(cost('Suco de laranja', '1.251 pontos')).toHaveCSS('background-color', 'rgb(255, 234, 167)')
  await expect(cost('Café coado', '45 pontos')).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
  // It costs all the points that there are, and no more (readings).
  await expect(cost('Bolo de cenoura', '1.250 pontos')).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
  await test.step('a picture that is broken becomes a drawing, and is asked for once', async () => {
    const pie = card(page, 'Torta de palmito')
    await expect(pie.locator('svg').first()).toBeVisible()
    await expect(pie.locator('img')).toHaveCount(0)
    expect(pictures.length).toBe(new Set(pictures).size)
  })
  await page.getByRole('link', { name: 'Meus vouchers' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Meus vouchers' })).toBeVisible()
})

test('a few rewards have no filter, nor a place for it while they load', async ({ page, customer, platform }) => {
  await customer.openSignedIn(ana, '/nuvem/rewards')
  const first = cards(page).first()
  await expect(first).toBeVisible()
  await expect(page.getByRole('search')).toHaveCount(0)
  await expect(page.getByText('2 recompensas')).toHaveCount(0)
  const held = await holdCall(platform, { service: 'api', method: 'GET', path: '/v1/rewards' })
  await page.reload()
  await held.untilHeld()
  const waiting = await page.locator('main div[aria-hidden=true] > :last-child > :first-child').first().boundingBox()
  await held.resume()
  const moved = async () => Math.abs(((await first.boundingBox())?.y ?? NaN) - (waiting?.y ?? NaN))
  await expect.poll(moved).toBeLessThanOrEqual(2)
})

test('a search minds no accents, counts, leads back to all; typing on keeps the list', async ({ page, customer }) => {
  await page.clock.install()
  await customer.openSignedIn(vera, '/atacado/rewards')
  await expect(search(page)).toBeVisible()
  // A reload at any moment keeps the search: no time needs to pass.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 10_000))
  await search(page).fill('PAO 37')
  await expect(page).toHaveURL('/atacado/rewards?busca=PAO+37')
  await page.clock.resume()
  await expect(cards(page)).toHaveCount(1)
  await expect(card(page, 'Pão de forma, 37 unidades')).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: '1 de 500 recompensas' })).toBeVisible()
  await search(page).fill('navio')
  await expect(page.getByText('Nenhuma recompensa encontrada para “navio”.')).toBeVisible()
  const showAll = page.getByRole('button', { name: 'Mostrar todas' })
  const top = async (part: Locator) => (await part.boundingBox())?.y
  await resize(page, 320, 568)
  await expect.poll(() => top(showAll), 'above the tab bar').toBeLessThan(568 - 56 - 48)
  await resize(page, 1280, 800)
  expect(await top(withinReach(page)), 'beside the field').toBe(await top(search(page)))
  await showAll.click()
  await expect(page.getByRole('status').filter({ hasText: /^500 recompensas$/ })).toBeVisible()
  await expect(search(page)).toBeFocused()
  await search(page).fill('suco')
  await page.getByRole('button', { name: 'Limpar busca' }).click()
  await expect(search(page)).toHaveValue('')
  await expect(search(page)).toBeFocused()
  // Also where the address may not change.
  await page.evaluate(() => {
    history.replaceState = () => {
      // Safari's, after a hundred of them in thirty seconds.
      throw new DOMException('', 'SecurityError')
    }
  })
  await search(page).pressSequentially('suco 37')
  await expect(cards(page)).toHaveCount(1)
})

test('from eight rewards on a kind, and an order by value, which the address keeps', async ({ page, customer }) => {
  await customer.openSignedIn(ana, '/padaria/rewards?tipo=nenhum')
  await page.getByLabel('Ordem').selectOption('Por valor')
  await expect(page).toHaveURL('/padaria/rewards?ordem=valor')
  await expect(cards(page).first()).toContainText('Bolo de cenoura')
  await page.reload()
  await expect(cards(page).first()).toContainText('Bolo de cenoura')
  const kind = page.getByRole('button', { name: 'Desconto', exact: true })
  const place = await cards(page).first().boundingBox()
  await kind.click()
  await expect(cards(page)).toHaveText([/^R\$ 10 de desconto/])
  await expect(page.getByRole('status').filter({ hasText: '1 de 9 recompensas' })).toBeVisible()
  expect((await cards(page).first().boundingBox())?.y, 'the list stays').toBe(place?.y)
  await expect(page).toHaveURL('/padaria/rewards?tipo=Desconto&ordem=valor')
  await expect(kind).toHaveAttribute('aria-pressed', 'true')
  // Also while it is pointed at.
  await expect(kind).toHaveCSS('background-color', 'rgb(255, 240, 235)')
  await kind.click()
  await expect(cards(page)).toHaveCount(9)
})

test('search and reach stand in the address, which keeps them', { tag: full }, async ({ page, customer }) => {
  await customer.openSignedIn(vera, '/atacado/rewards')
  await withinReach(page).click()
  await expect(withinReach(page)).toHaveAttribute('aria-pressed', 'true')
  // No company has the other twelve.
  await expect(page.getByText('488 de 500 recompensas')).toBeVisible()
  await search(page).fill('café 37')
  const address = '/atacado/rewards?busca=caf%C3%A9+37&ao-alcance=1'
  await expect(page).toHaveURL(address)
  const expectKept = async () => {
    await expect(search(page)).toHaveValue('café 37')
    await expect(withinReach(page)).toHaveAttribute('aria-pressed', 'true')
    await expect(cards(page)).toHaveCount(1)
    await expect(page).toHaveURL(address)
  }
  await page.reload()
  await expectKept()
  const tabs = page.getByRole('navigation', { name: 'Principal' })
  await tabs.getByRole('link', { name: 'Pontos' }).click()
  await expect(page).toHaveURL('/atacado/scores')
  await expect(cards(page)).toHaveCount(0)
  await page.goBack()
  await expectKept()
  await tabs.getByRole('link', { name: 'Pontos' }).click()
  await tabs.getByRole('link', { name: 'Recompensas' }).click()
  await expectKept()
})

test('on a desktop three columns, without a hole; large text has one', async ({ page, customer }) => {
  await customer.openSignedIn(ana, '/padaria/rewards')
  await resize(page, 1280, 800)
  const places = () =>
    page
      .getByRole('region', { name: 'Ao seu alcance' })
      .getByRole('listitem')
      .evaluateAll((items) => {
        const boxes = items.map((item) => item.getBoundingClientRect())
        const different = (side: 'x' | 'y' | 'width') => new Set(boxes.map((box) => box[side])).size
        return { columns: different('x'), rows: different('y'), width: boxes[0]?.width }
      })
  await expect.poll(places).toEqual({ columns: 3, rows: 2, width: 304 })
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
  await expect.poll(places).toMatchObject({ columns: 1, rows: 6 })
})

test('the place of a picture that is on its way is no hole', { tag: full }, async ({ page, customer }) => {
  await page.route('**/rewards/padaria/105.webp', () => undefined)
  await customer.openSignedIn(ana, '/padaria/rewards')
  const picture = card(page, 'Café coado').locator('img')
  await expect(picture).toHaveCSS('background-color', 'rgb(231, 233, 236)')
  expect(await picture.boundingBox()).toMatchObject({ height: 138 })
})

test('on a phone in landscape a reward with its cost is in sight', { tag: full }, async ({ page, customer }) => {
  await customer.openSignedIn(ana, '/padaria/rewards')
  await resize(page, 640, 360)
  const cost = card(page, 'Café coado').getByText('45 pontos', { exact: true })
  await expect(cost).toBeInViewport({ ratio: 1 })
})

test('a reward has an address: a press, a link and a reload lead to it, the way back and a close to the list and its card', async ({
  page,
  customer,
}) => {
  const dialog = page.getByRole('dialog', { name: 'Café coado' })
  const close = dialog.getByRole('button', { name: 'Fechar' })
  const opened = '/padaria/rewards?recompensa=105'
  await customer.openSignedIn(ana, '/padaria')
  await page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Recompensas' }).click()
  for (const leaving of [() => page.goBack(), () => page.keyboard.press('Escape'), () => close.evaluate(pressTwice)]) {
    await card(page, 'Café coado').focus()
    await card(page, 'Café coado').evaluate(pressTwice)
    await expect(dialog).toBeVisible()
    await expect(page).toHaveURL(opened)
    await leaving()
    await expect(dialog).toHaveCount(0)
    await expect(page).toHaveURL('/padaria/rewards')
    await expect(card(page, 'Café coado')).toBeFocused()
  }
  // None of them left a step in the history.
  await page.goBack()
  await expect(page).toHaveURL('/padaria')
  await page.goto(opened)
  await expect(dialog).toBeVisible()
  await page.reload()
  await close.click()
  await expect(dialog).toHaveCount(0)
  await expect(page).toHaveURL('/padaria/rewards')
  await expect(cards(page)).toHaveCount(9)
  await test.step('one that is not there is told', async () => {
    await page.goto('/padaria/rewards?recompensa=nenhuma')
    await expectDismissed(
      page.getByRole('main').getByText('Esta recompensa não está mais disponível. Veja as outras.'),
      async () => {
        await expect(page).toHaveURL('/padaria/rewards')
        await card(page, 'Café coado').click()
        await expect(dialog).toBeVisible()
      },
    )
  })
})

test('five hundred rewards: a jump to the end; few are drawn', { tag: full }, async ({ page, platform, customer }) => {
  const last = platform.database
    .prepare(
      `SELECT name FROM rewards WHERE organization_key = 'atacado' AND id NOT IN (SELECT reward_id FROM reward_companies)
       ORDER BY debited_value DESC LIMIT 1`,
    )
    .get()
  await customer.openSignedIn(vera, '/atacado/rewards')
  await expect(page.getByText('500 recompensas')).toBeVisible()
  await expect(cards(page).first()).toBeVisible()
  const drawn = () => cards(page).count()
  expect(await drawn()).toBeLessThan(60)
  await jumpToEnd(page, cards(page).first())
  await expect(
    cards(page)
      .filter({ hasText: String(last?.name) })
      .last(),
  ).toBeInViewport()
  await expect.poll(drawn).toBeLessThan(60)
  await expect(page.locator('[aria-setsize="12"][aria-posinset="12"]')).toBeAttached()
  await page.keyboard.press('Home')
  // Not the first that is drawn.
  const first = page.locator('[aria-posinset="1"]').getByRole('button').first()
  await expect(first).toBeInViewport()
  // The rows around it are drawn again.
  await expect(page.locator('[aria-posinset="9"]')).toBeAttached()
  await test.step('the card that has the focus stays, however far away', async () => {
    await first.focus()
    await page.evaluate(() => scrollTo(0, 20_000))
    // The rows between it and the screen are places alone.
    await expect(page.locator('[aria-posinset="9"]')).not.toBeAttached()
    await expect(first).toBeFocused()
  })
})

test('rewards that fail come with a press, the network or a look at the tab; and none at all [8.31, 8.35]', async ({
  page,
  platform,
  customer,
  browserConsole,
}) => {
  browserConsole.allow(/Failed to load resource/)
  await customer.openSignedIn(ana, '/padaria')
  const dispatch = (name: string) => () =>
    page.evaluate((event) => document.dispatchEvent(new Event(event, { bubbles: true })), name)
  for (const [fault, askAgain] of [
    [{ kind: 'status', status: 500 }, () => page.getByRole('button', { name: 'Tentar de novo' }).click()],
    [{ kind: 'page' }, dispatch('online')],
    [{ kind: 'page' }, dispatch('visibilitychange')],
  ] as const) {
    await addFault(platform, { service: 'api', method: 'GET', path: '/v1/rewards', ...fault })
    await page.goto('/padaria/rewards')
    await expect(page.getByText('Erro ao buscar as recompensas. Atualize a página e tente novamente')).toBeVisible()
    await settled(page)
    await liftFaults(platform)
    await askAgain()
    await expect(cards(page)).toHaveCount(9)
  }
  platform.database.exec('DELETE FROM reward_companies; DELETE FROM rewards')
  await page.reload()
  await expect(page.getByText('Nehuma recompensa encontrada.')).toBeVisible()
})
