import {
  addFault,
  countCalls,
  expect,
  expectNeverShown,
  expectToast,
  goOffline,
  holdCall,
  isCall,
  resize,
  settled,
  test,
  type Locator,
  type Page,
  type Platform,
} from '../../e2e/kit/index.ts'

/* The requests for an authorisation on home; every fault of their calls is in `platform-faults.spec.ts`. */

const ana = '11912345678'
const anaSub = `(SELECT sub FROM seed_customers WHERE phone = '${ana}')`
const refused = /Failed to load resource/
const failed = 'Não foi possível finalizar sua solicitação, atualize a página e tente novamente.'
const arrived = 'Chegou um pedido de autorização.'

const listCall = { service: 'swap', method: 'GET', path: '/intents' } as const
const decisionCall = { service: 'swap', method: 'PUT', path: '/intents/trusty/{signature}/{code}' } as const

const purchases = 'Registrar suas compras na loja de Moema'
const till = 'Resgatar uma recompensa no caixa 3'
const trusty = 'Consultar seu saldo de pontos'

const requests = (page: Page) => page.getByRole('region', { name: 'Pedidos de autorização' })
const request = (page: Page, reason: string) => page.getByRole('group', { name: reason, exact: true })
const press = (card: Locator, name: 'Autorizar' | 'Negar') => card.getByRole('button', { name }).click()

/** What became of a request at the service. */
function decisionOn(platform: Platform, reason: string): unknown {
  return platform.database
    .prepare(`SELECT decision FROM intents WHERE reason = ? AND sub = ${anaSub} AND provider = 'padaria'`)
    .get(reason)?.decision
}

/** Decides behind the screen's back. */
function decideElsewhere(platform: Platform, reason: string, decision: 'authorized' | 'revoked'): void {
  platform.database.exec(
    `UPDATE intents SET decision = '${decision}', decided_at = 1 WHERE reason = '${reason}' AND sub = ${anaSub}`,
  )
}

/** A till asks. It comes first in the service's list. */
function ask(platform: Platform, reason: string, code = '112233'): void {
  platform.database.exec(
    `INSERT INTO intents (rowid, signature, sub, provider, code, reason)
     VALUES ((SELECT min(rowid) - 1 FROM intents), 'signature of ${reason}', ${anaSub}, 'padaria', '${code}', '${reason}')`,
  )
}

test.beforeEach(async ({ page, customer }) => {
  await page.clock.install()
  await customer.openSignedIn(ana, '/padaria')
  await expect(request(page, till)).toBeVisible()
})

/** A quarter of a minute goes by before the screen. */
const waitAtTheTill = (page: Page) => page.clock.fastForward(15_000)

async function leaveAndComeBack(page: Page): Promise<void> {
  const tabs = page.getByRole('navigation', { name: 'Principal' })
  await tabs.getByRole('link', { name: 'Perfil' }).click()
  await tabs.getByRole('link', { name: 'Início' }).click()
}

/** By how much its lower edge is above the tabs (px). */
async function aboveTabs(page: Page, shown: Locator): Promise<number> {
  const tabs = await page.getByRole('navigation', { name: 'Principal' }).boundingBox()
  const box = await shown.boundingBox()
  return (tabs?.y ?? 0) - (box?.y ?? Infinity) - (box?.height ?? 0)
}

test('each that is not trusty is a card, in sight on short screens [2.34, 3.4, 3.13, 4.52, 7.16]', async ({ page }) => {
  await resize(page, 320, 568)
  for (const [reason, code] of [
    [purchases, '483920'],
    [till, 'PE/77-1'],
  ] as const) {
    const card = request(page, reason)
    await expect(card).toContainText(`Código ${code}`)
    await expect(card.getByRole('button')).toHaveText(['Negar', 'Autorizar'])
  }
  await expect(requests(page).getByRole('group')).toHaveCount(2)
  await expect(page.getByText(trusty)).toHaveCount(0)
  const authorize = page.getByRole('button', { name: 'Autorizar' }).first()
  await expect.poll(() => aboveTabs(page, authorize)).toBeGreaterThanOrEqual(0)
  await resize(page, 640, 360)
  await expect.poll(() => aboveTabs(page, page.getByText('Não reconhece? Negue.'))).toBeGreaterThanOrEqual(0)
})

test('a decision is busy until the service has answered [4.50, 4.51]', async ({ page, platform }) => {
  for (const [reason, button, other, result, decision] of [
    [till, 'Autorizar', 'Negar', 'Autorizado', 'authorized'],
    [purchases, 'Negar', 'Autorizar', 'Revogado', 'revoked'],
  ] as const) {
    await test.step(button, async () => {
      const card = request(page, reason)
      // Also the second, once the first is decided.
      await expect(card.getByRole('button')).toHaveText(['Negar', 'Autorizar'])
      const call = await holdCall(platform, decisionCall)
      const inFlight = async () => {
        await press(card, button)
        await expect(card.getByRole('button', { name: button })).toHaveAttribute('aria-busy', 'true')
        await expect(card.getByRole('button', { name: other })).toBeDisabled()
      }
      await expectNeverShown(page, inFlight, { words: result, hangs: isCall(platform, decisionCall) })
      await call.letGo()
      await expect(card.getByText(result, { exact: true })).toBeVisible()
      await expect(card.getByRole('button')).toHaveCount(0)
      expect(decisionOn(platform, reason)).toBe(decision)
    })
  }
  // At the next visit they are gone.
  await page.reload()
  await expect(page.getByRole('navigation', { name: 'Atalhos' })).toBeVisible()
  await expect(requests(page)).toHaveCount(0)
})

test('the keyboard alone decides a request; its card turns, under reduced motion not', async ({ page }) => {
  const motion = (card: Locator) =>
    card.evaluate((element) => {
      const { animationName, animationDuration } = getComputedStyle(element)
      return { animationName, animationDuration }
    })
  await request(page, purchases).getByRole('button', { name: 'Negar' }).focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(request(page, purchases).locator(':focus')).toHaveText('Autorizado')
  expect(await motion(request(page, purchases))).toEqual({ animationName: 'turnOver', animationDuration: '0.25s' })
  expect(await request(page, purchases).evaluate(widest)).toBe(412)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.keyboard.press('Tab')
  await expect(request(page, till).getByRole('button', { name: 'Negar' })).toBeFocused()
  await page.keyboard.press(' ')
  await expect(request(page, till).locator(':focus')).toHaveText('Revogado')
  expect((await motion(request(page, till))).animationDuration).toBe('1e-05s')
})

/** How wide the page ever is while a card turns. Its animation, which may be over, is set to each of its steps. */
function widest(card: HTMLElement): number {
  card.style.animation = 'turnOver 250ms linear paused'
  const [turning] = card.getAnimations()
  return Math.max(
    ...Array.from({ length: 26 }, (_, step) => {
      if (turning) turning.currentTime = step * 10
      return document.documentElement.scrollWidth
    }),
  )
}

test('two requests decided one right after the other both end as they were decided', async ({ page, platform }) => {
  const authorization = await holdCall(platform, { ...decisionCall, path: '/intents/trusty/{signature}/483920' })
  const denial = await holdCall(platform, { ...decisionCall, path: '/intents/trusty/{signature}/revoke' })
  await press(request(page, purchases), 'Autorizar')
  const deny = request(page, till).getByRole('button', { name: 'Negar' })
  await deny.click()
  await authorization.letGo()
  await expect(request(page, purchases).getByText('Autorizado')).toBeVisible()
  await expect(deny).toHaveAttribute('aria-busy', 'true')
  await expect(deny).toBeFocused()
  await denial.letGo()
  await expect(request(page, till).locator(':focus')).toHaveText('Revogado')
  expect([decisionOn(platform, purchases), decisionOn(platform, till)]).toEqual(['authorized', 'revoked'])
})

test.describe('a decision that fails', () => {
  test('is said; the card works again, or tells what holds [8.30]', async ({ page, platform, browserConsole }) => {
    browserConsole.allow(refused)
    await addFault(platform, { ...decisionCall, kind: 'status', status: 500, times: 2 })
    for (const button of ['Autorizar', 'Negar'] as const) {
      await press(request(page, till), button)
      await expectToast(page, failed)
      await expect(request(page, till).getByRole('button')).toHaveText(['Negar', 'Autorizar'])
    }
    for (const { reason, elsewhere, button, shown } of [
      { reason: till, elsewhere: 'revoked', button: 'Autorizar', shown: 'Encerrado' },
      { reason: purchases, elsewhere: 'authorized', button: 'Negar', shown: 'Autorizado' },
    ] as const) {
      await expect(request(page, reason).getByRole('button')).toHaveCount(2)
      decideElsewhere(platform, reason, elsewhere)
      await press(request(page, reason), button)
      await expectToast(page, failed)
      await expect(request(page, reason).getByText(shown, { exact: true })).toBeVisible()
      await expect(request(page, reason).getByRole('button')).toHaveCount(0)
    }
  })

  test('without a network is said in its card, whose buttons stay', async ({
    page,
    platform,
    context,
    browserConsole,
  }) => {
    // The second is what the service worker's registration says of itself.
    browserConsole.allow(refused)
    browserConsole.allow(/error occurred when fetching the script/)
    await resize(page, 320, 700)
    await goOffline(page)
    await expect(page.getByRole('status').filter({ hasText: 'Sem conexão' })).toBeVisible()
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))
    const height = async () => (await request(page, till).boundingBox())?.height
    const before = await height()
    const failing = async () => {
      // What shows messages is fetched with the first touch: here in vain.
      await press(request(page, till), 'Autorizar')
      await expect(request(page, till).getByRole('alert')).toHaveText('Nada foi autorizado: sem conexão.')
      expect(await height()).toBe(before)
    }
    await expectNeverShown(page, failing, { words: 'Autorizado' })
    await page.clock.resume()
    await context.setOffline(false)
    await expect(page.getByRole('status').filter({ hasText: 'Sem conexão' })).toHaveCount(0)
    await expect(request(page, till).getByText('Autorize só se o caixa mostrar este código.')).toBeVisible()
    // Only if the customer wants.
    expect(decisionOn(platform, till)).toBeNull()
    await press(request(page, till), 'Autorizar')
    await expect(request(page, till).getByText('Autorizado')).toBeVisible()
  })
})

test.describe('while the customer waits at the till', () => {
  // All that comes above and beside the requests is there.
  test.beforeEach(({ page }) => settled(page))

  test('a new request comes below and is announced; nothing under the thumb moves', async ({ page, platform }) => {
    await press(request(page, purchases), 'Autorizar')
    await expect(request(page, purchases).getByText('Autorizado')).toBeVisible()
    await settled(page)
    const place = await request(page, till).boundingBox()
    ask(platform, 'Resgatar no caixa 1')
    await waitAtTheTill(page)
    await expectToast(page, arrived)
    await expect(requests(page).getByRole('group').last()).toContainText('Resgatar no caixa 1')
    await expect(requests(page).getByRole('group')).toHaveCount(3)
    await expect(request(page, purchases).getByText('Autorizado')).toBeVisible()
    expect(await request(page, till).boundingBox()).toEqual(place)
    await press(request(page, 'Resgatar no caixa 1'), 'Autorizar')
    await expect(request(page, 'Resgatar no caixa 1').getByText('Autorizado')).toBeVisible()
    await leaveAndComeBack(page)
    await expect(requests(page).getByRole('group')).toHaveCount(1)
    await expect(requests(page).getByRole('group')).toContainText(till)
  })

  test('nothing is asked in the middle of a decision', async ({ page, platform }) => {
    const decision = await holdCall(platform, decisionCall)
    // The next look is due in the middle of the decision, which itself is waited for as long as a look.
    await page.clock.fastForward(10_000)
    // On a machine that took five seconds to come here it is due already.
    await settled(page)
    const before = await countCalls(platform, listCall)
    await press(request(page, till), 'Autorizar')
    await decision.untilHeld()
    await page.clock.fastForward(10_000)
    await settled(page, (pending) => pending.method() === 'PUT')
    await expect(request(page, till).getByRole('button', { name: 'Autorizar' })).toHaveAttribute('aria-busy', 'true')
    expect(await countCalls(platform, listCall)).toBe(before)
    await decision.letGo()
  })

  test('a list that was asked for before a decision says nothing about it', async ({ page, platform }) => {
    const list = await holdCall(platform, listCall)
    const decision = await holdCall(platform, { ...decisionCall, path: '/intents/trusty/{signature}/revoke' }, 'answer')
    await page.clock.fastForward(10_000)
    await list.untilHeld()
    await press(request(page, till), 'Negar')
    await decision.untilHeld()
    await list.letGo()
    await settled(page, (pending) => pending.method() === 'PUT')
    await expect(request(page, till).getByRole('button', { name: 'Negar' })).toHaveAttribute('aria-busy', 'true')
    await decision.letGo()
    await expect(request(page, till).getByText('Revogado')).toBeVisible()
  })

  test('one answered elsewhere says so; the first new one keeps to its place', async ({ page, platform }) => {
    decideElsewhere(platform, purchases, 'authorized')
    decideElsewhere(platform, till, 'revoked')
    await waitAtTheTill(page)
    await expect(request(page, purchases).getByText('Autorizado')).toBeVisible()
    await expect(request(page, till).getByText('Encerrado')).toBeVisible()
    await leaveAndComeBack(page)
    const reward = page.getByRole('link', { name: 'Suco de laranja' })
    await expect(reward).toBeVisible()
    await settled(page)
    await expect(requests(page)).toHaveCount(0)
    const place = await reward.boundingBox()
    ask(platform, 'Resgatar no caixa 1')
    await waitAtTheTill(page)
    await expect(page.getByText(arrived)).toBeVisible()
    expect(await reward.boundingBox()).toEqual(place)
    await page.getByRole('button', { name: 'Ver' }).click()
    await expect(requests(page)).toContainText('Autorize só se o caixa mostrar este código.')
    await expect(requests(page)).toBeInViewport()
    await expect(page.getByRole('heading', { name: 'Pedidos de autorização' })).toBeFocused()
    await press(request(page, 'Resgatar no caixa 1'), 'Autorizar')
    await expect(request(page, 'Resgatar no caixa 1').getByText('Autorizado')).toBeVisible()
  })
})
