import { ana, calls, leaveAndComeBack } from './home-page.ts'
import { ask, decideElsewhere, decisionCall, press, purchases, request, requests, till } from './requests.ts'
import {
  countCalls,
  expect,
  expectToast,
  holdCall,
  isCall,
  jump,
  settled,
  test,
  type Page,
} from '../../e2e/kit/index.ts'

/* What becomes of the requests while the customer waits at the till, and the screen looks for new ones. */

const arrived = 'Chegou um pedido de autorização.'

test.beforeEach(async ({ page, customer }) => {
  await page.clock.install()
  await customer.openSignedIn(ana, '/padaria')
  await expect(request(page, till)).toBeVisible()
  // All that comes above and beside the requests is there.
  await settled(page)
})

/** A quarter of a minute goes by before the screen. */
const waitAtTheTill = (page: Page) => jump(page, 15_000)

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
  const isNew = page.getByText('Novo', { exact: true })
  await expect(request(page, 'Resgatar no caixa 1').filter({ has: isNew })).toBeVisible()
  await expect(isNew).toHaveCount(1)
  await test.step('the first stop in the screen leads to it', async () => {
    await page.getByRole('main').focus()
    await page.keyboard.press('Tab')
    const first = page.getByRole('button', { name: 'Ver pedido novo' })
    await expect(first).toBeFocused()
    await expect(first).toBeInViewport({ ratio: 1 })
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 10_000))
    await page.keyboard.press('Enter')
    // The screen has scrolled: a second tap presses nothing.
    await expect(page.locator('body')).toHaveCSS('pointer-events', 'none')
    await page.clock.runFor(500)
    await expect(page.locator('body')).toHaveCSS('pointer-events', 'auto')
    await page.clock.resume()
    await expect(request(page, 'Resgatar no caixa 1')).toBeFocused()
    await expect(request(page, 'Resgatar no caixa 1')).toBeInViewport({ ratio: 1 })
  })
  await press(request(page, 'Resgatar no caixa 1'), 'Autorizar')
  await expect(isNew).toHaveCount(0)
  await expect(request(page, 'Resgatar no caixa 1').getByText('Autorizado')).toBeVisible()
  await leaveAndComeBack(page)
  await expect(requests(page).getByRole('group')).toHaveCount(1)
  await expect(requests(page).getByRole('group')).toContainText(till)
})

test('nothing is asked in the middle of a decision', async ({ page, platform }) => {
  const decision = await holdCall(platform, decisionCall)
  // The next look is due in the middle of the decision, which itself is waited for as long as a look.
  await jump(page, 10_000)
  // On a machine that took five seconds to come here it is due already.
  await settled(page)
  const before = await countCalls(platform, calls.intents)
  await press(request(page, till), 'Autorizar')
  await decision.untilHeld()
  await jump(page, 10_000, isCall(platform, decisionCall))
  await settled(page, isCall(platform, decisionCall))
  await expect(request(page, till).getByRole('button', { name: 'Autorizar' })).toHaveAttribute('aria-busy', 'true')
  expect(await countCalls(platform, calls.intents)).toBe(before)
  await decision.resume()
})

test('a list that was asked for before a decision says nothing about it', async ({ page, platform }) => {
  const list = await holdCall(platform, calls.intents)
  const decision = await holdCall(platform, { ...decisionCall, path: '/intents/trusty/{signature}/revoke' }, 'answer')
  await jump(page, 10_000)
  await list.untilHeld()
  await press(request(page, till), 'Negar')
  await decision.untilHeld()
  await list.resume()
  await settled(page, (pending) => pending.method() === 'PUT')
  await expect(request(page, till).getByRole('button', { name: 'Negar' })).toHaveAttribute('aria-busy', 'true')
  await decision.resume()
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
  await page.getByRole('button', { name: 'Ver', exact: true }).click()
  await expect(requests(page)).toContainText('Autorize só se o caixa mostrar este código.')
  await expect(requests(page)).toBeInViewport()
  await expect(request(page, 'Resgatar no caixa 1')).toBeFocused()
  await press(request(page, 'Resgatar no caixa 1'), 'Autorizar')
  await expect(request(page, 'Resgatar no caixa 1').getByText('Autorizado')).toBeVisible()
})
