import {
  expect,
  full,
  letWorkerTakeOver,
  noNetwork,
  scanQrCode,
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
    await expect(showAtTill(page)).toBeFocused()
  }
  // None of them left a step in the history.
  await page.goBack()
  await expect(page).toHaveURL(/\/padaria\/rewards$/)
  await page.goBack()
  await expect(page).toHaveURL(/\/padaria$/)
})

test('an expired voucher leads to its reward, where another is generated', async ({ page, platform }) => {
  await page.clock.install()
  const code = await generateVoucher(page)
  await showAtTill(page).click()
  await clientOf(platform, 'control').put('/clock', { shiftMs: 24 * 3_600_000 })
  await page.clock.fastForward('24:00:00')
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
