import { ana, refused } from './home-page.ts'
import { decideElsewhere, decisionCall, decisionOn, press, purchases, request, requests, till } from './requests.ts'
import {
  expect,
  expectNeverShown,
  expectToast,
  goOffline,
  holdCall,
  isCall,
  resize,
  test,
  type Locator,
  type Page,
} from '../../e2e/kit/index.ts'

/* The cards of the requests and their decisions; every fault of their calls is in `platform-faults.spec.ts`. */

const failed = 'Não foi possível finalizar sua solicitação, atualize a página e tente novamente.'

test.beforeEach(async ({ page, customer }) => {
  await page.clock.install()
  await customer.openSignedIn(ana, '/padaria')
  await expect(request(page, till)).toBeVisible()
})

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
  await expect(page.getByText('Consultar seu saldo de pontos')).toHaveCount(0)
  const authorize = page.getByRole('button', { name: 'Autorizar' }).first()
  await expect.poll(() => aboveTabs(page, authorize)).toBeGreaterThanOrEqual(0)
  // Held sideways the tabs are a rail.
  await resize(page, 740, 360)
  await expect(request(page, purchases)).toBeInViewport({ ratio: 1 })
})

test('a decision is busy until the service has answered, whatever becomes of another [4.50, 4.51]', async ({
  page,
  platform,
}) => {
  const authorization = await holdCall(platform, { ...decisionCall, path: '/intents/trusty/{signature}/483920' })
  const denial = await holdCall(platform, { ...decisionCall, path: '/intents/trusty/{signature}/revoke' })
  const of = (reason: string, name: string) => request(page, reason).getByRole('button', { name })
  const inFlight = async () => {
    for (const [reason, pressed, other] of [
      [purchases, 'Autorizar', 'Negar'],
      [till, 'Negar', 'Autorizar'],
    ] as const) {
      await of(reason, pressed).click()
      await expect(of(reason, pressed)).toHaveAttribute('aria-busy', 'true')
      await expect(of(reason, other)).toBeDisabled()
    }
  }
  await expectNeverShown(page, inFlight, { words: /Autorizado|Revogado/, hangs: isCall(platform, decisionCall) })
  await authorization.resume()
  await expect(request(page, purchases).getByText('Autorizado', { exact: true })).toBeVisible()
  await expect(of(till, 'Negar')).toHaveAttribute('aria-busy', 'true')
  await expect(of(till, 'Negar')).toBeFocused()
  await denial.resume()
  await expect(request(page, till).locator(':focus')).toHaveText(`Revogado: ${till}`)
  await expect(requests(page).getByRole('button')).toHaveCount(0)
  expect([decisionOn(platform, purchases), decisionOn(platform, till)]).toEqual(['authorized', 'revoked'])
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
  await expect(request(page, purchases).getByRole('button', { name: 'Negar' })).toBeEnabled()
  await request(page, purchases).getByRole('button', { name: 'Negar' }).focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  const outcome = request(page, purchases).locator(':focus')
  await expect(outcome).toHaveText(`Autorizado: ${purchases}`)
  await expect(outcome).toHaveCSS('outline-style', 'solid')
  expect(await motion(request(page, purchases))).toEqual({ animationName: 'turnOver', animationDuration: '0.25s' })
  expect(await request(page, purchases).evaluate(widest)).toBe(412)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.keyboard.press('Tab')
  await expect(request(page, till).getByRole('button', { name: 'Negar' })).toBeFocused()
  await page.keyboard.press(' ')
  await expect(request(page, till).locator(':focus')).toHaveText(`Revogado: ${till}`)
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

test.describe('a decision that fails', () => {
  test('because it was decided elsewhere is said, and the card tells what holds [8.30]', async ({
    page,
    platform,
    browserConsole,
  }) => {
    browserConsole.allow(refused)
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
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 10_000))
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
