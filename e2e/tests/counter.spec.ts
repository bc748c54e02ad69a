import {
  countCalls,
  expect,
  full,
  goOffline,
  jump,
  letWorkerTakeOver,
  noNetwork,
  resize,
  scanQrCode,
  settled,
  clientOf,
  test,
  voucherCode,
  type Page,
} from '../kit/index.ts'

/* The counter: what mf-home's screen and the reward's dialog do together. */

const ana = '11912345678'
const generateButton = (page: Page) => page.getByRole('button', { name: 'Gerar voucher' })
const showAtTill = (page: Page) => page.getByRole('link', { name: 'Mostrar no caixa' })
const till = (page: Page) => page.getByRole('dialog', { name: 'No caixa' })
const qrCode = (page: Page) => till(page).getByRole('img', { name: 'QR Code do voucher' })
const leave = (page: Page) => till(page).getByRole('button', { name: 'Fechar' })

async function generateVoucher(page: Page): Promise<string> {
  await page.getByRole('button', { name: /Café coado/ }).click()
  await generateButton(page).click()
  return (await voucherCode(page).textContent()) ?? ''
}

test.beforeEach(({ customer }) => customer.openSignedIn(ana, '/padaria/rewards'))

const pressTwice = (control: HTMLElement | SVGElement): void => {
  for (let presses = 0; presses < 2; presses += 1)
    control.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
}

test('the way back, Esc and Fechar leave it, each where one was, however often they are pressed', async ({ page }) => {
  await page.goto('/padaria')
  await page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Recompensas' }).click()
  await generateVoucher(page)
  await resize(page, 320, 568)
  for (const leaving of [
    () => page.goBack(),
    () => page.keyboard.press('Escape'),
    () => leave(page).evaluate(pressTwice),
  ]) {
    await showAtTill(page).focus()
    await showAtTill(page).evaluate(pressTwice)
    await expect(leave(page)).toBeVisible()
    await leaving()
    await expect(till(page)).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Copiar código' })).toBeVisible()
    await expect(page).toHaveURL(/\/padaria\/rewards\?recompensa=105$/)
    await expect(voucherCode(page)).toBeInViewport({ ratio: 1 })
    await expect(page.locator(':focus')).toContainText('Seu código')
  }
  // None of them left a step in the history.
  await page.goBack()
  await expect(page).toHaveURL(/\/padaria\/rewards$/)
  await page.goBack()
  await expect(page).toHaveURL(/\/padaria$/)
})

test('an expired voucher leads to its reward, where another is generated', async ({
  page,
  platform,
  browserConsole,
}) => {
  // Its session has expired too, by one clock a moment before the other.
  browserConsole.allow(/status of 401/)
  await page.clock.install()
  const code = await generateVoucher(page)
  await showAtTill(page).click()
  await clientOf(platform, 'control').put('/clock', { shiftMs: 24 * 3_600_000 })
  await jump(page, '24:00:00')
  await page.getByRole('link', { name: 'Gerar outro' }).click()
  await expect(page).toHaveURL('/padaria/rewards?recompensa=105')
  await generateButton(page).click()
  await expect(voucherCode(page)).not.toHaveText(code)
})

test('it is shown after a start without a network', { tag: full }, async ({ page, context, browserConsole }) => {
  browserConsole.allow(noNetwork)
  const code = await generateVoucher(page)
  await letWorkerTakeOver(page)
  // What the browser's own cache may still have is not what the worker keeps.
  await (await context.newCDPSession(page)).send('Network.clearBrowserCache')
  await context.setOffline(true)
  await page.goto('/padaria')
  await page.getByRole('link', { name: 'Meus vouchers' }).click()
  await expect(page.getByText(code)).toBeVisible()
  await showAtTill(page).click()
  expect(await scanQrCode(page, qrCode(page))).toBe(code)
})

const brands = { padaria: '#b5430e', 'nearly white': '#fdfcf7', black: '#000000' }

test('the counter, with the keyboard alone, large text and the narrowest phone, in three brands', async ({
  page,
  context,
  platform,
  browserConsole,
}) => {
  browserConsole.allow(noNetwork)
  await page.addInitScript(() =>
    addEventListener('DOMContentLoaded', () => (document.documentElement.style.fontSize = '200%')),
  )
  await page.clock.install()
  await resize(page, 320, 568)
  const ask = (reason: string) =>
    clientOf(platform, 'control').post('/seed', {
      intents: [{ phone: ana, organization: 'padaria', reason, code: '112233' }],
    })
  const request = (reason: string) => page.getByRole('group', { name: reason, exact: true })
  const authorize = (reason: string) => request(reason).getByRole('button', { name: 'Autorizar' })
  const countQuestions = () => countCalls(platform, { service: 'swap', method: 'GET', path: '/intents' })
  const other = await context.newPage()
  platform.database.exec(`UPDATE intents SET decision = 'revoked', decided_at = 1`)

  for (const [brand, primary] of Object.entries(brands)) {
    await test.step(brand, async () => {
      platform.database.exec(`UPDATE organizations SET colors = '{"primary":"${primary}"}' WHERE key = 'padaria'`)
      await page.goto('/padaria')
      await page.getByRole('link', { name: 'No caixa', exact: true }).press('Enter')
      await expect(till(page).getByText('(11) 91234-5678')).toBeVisible()
      // It has risen.
      await till(page).evaluate((screen) => Promise.all(screen.getAnimations().map(({ finished }) => finished)))
      await settled(page)
      await ask(`Registrar, ${brand}`)
      await jump(page, 3000)
      await expect(request(`Registrar, ${brand}`)).toBeVisible()
      await jump(page, 500)
      // A second one comes with the thumb on the first.
      await authorize(`Registrar, ${brand}`).focus()
      // A scroll position is a whole number.
      const top = async () => Math.round((await authorize(`Registrar, ${brand}`).boundingBox())?.y ?? NaN)
      const before = await top()
      await ask(`Resgatar, ${brand}`)
      await jump(page, 3000)
      await expect(till(page).getByRole('link', { name: 'Mais 1 pedido' })).toBeVisible()
      expect(await top()).toBe(before)
      await goOffline(page)
      await page.keyboard.press('Enter')
      await expect(request(`Registrar, ${brand}`).getByRole('alert')).toHaveText('Nada foi autorizado: sem conexão.')
      await context.setOffline(false)
      await page.keyboard.press('Enter')
      await expect(request(`Registrar, ${brand}`).locator(':focus')).toHaveText(`Autorizado: Registrar, ${brand}`)
      // In another tab it is no request any more.
      await other.goto('/padaria')
      await expect(other.getByRole('group', { name: `Resgatar, ${brand}` })).toBeVisible()
      await expect(other.getByRole('group', { name: `Registrar, ${brand}` })).toHaveCount(0)
      // It asks too.
      await other.goto('about:blank')
      await test.step('locked, and back: what was decided goes, and the next has its place', async () => {
        await setHidden(page, true)
        await settled(page)
        const asked = await countQuestions()
        await jump(page, 60_000)
        await settled(page)
        expect(await countQuestions()).toBe(asked)
        await setHidden(page, false)
        await expect(request(`Resgatar, ${brand}`)).toBeVisible()
        await jump(page, 500)
        await request(`Resgatar, ${brand}`).getByRole('button', { name: 'Negar' }).press('Enter')
        await expect(request(`Resgatar, ${brand}`).getByText('Revogado', { exact: true })).toBeVisible()
      })
      await page.keyboard.press('Escape')
      await expect(page).toHaveURL('/padaria')
    })
  }
})

/** As a phone does that is locked. */
const setHidden = (page: Page, hidden: boolean) =>
  page.evaluate((isHidden) => {
    Object.defineProperties(document, {
      hidden: { configurable: true, get: () => isHidden },
      visibilityState: { configurable: true, get: () => (isHidden ? 'hidden' : 'visible') },
    })
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  }, hidden)
