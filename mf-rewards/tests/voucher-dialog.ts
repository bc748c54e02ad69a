import { expect, voucherCode, type Locator, type Page, type Platform } from '../../e2e/kit/index.ts'

export const ana = '11912345678'

export const dialogOf = (page: Page): Locator => page.getByRole('dialog').first()
export const generateButton = (page: Page): Locator => dialogOf(page).getByRole('button', { name: 'Gerar voucher' })
export const codeIn = (page: Page): Locator => voucherCode(page).first()

/** Opens the dialog of a reward that one company has; the page is at the rewards. */
export async function openReward(page: Page): Promise<void> {
  await page.getByRole('button', { name: /Café coado/ }).click()
}

/** In the page: two presses before it can draw anything. */
export const pressTwice = (button: HTMLElement | SVGElement): void => {
  for (let presses = 0; presses < 2; presses += 1) button.dispatchEvent(new MouseEvent('click', { bubbles: true }))
}

/** Generates the reward's voucher, and tells its code. */
export async function generateVoucher(page: Page): Promise<string> {
  await openReward(page)
  await generateButton(page).click()
  await expect(codeIn(page)).toBeVisible()
  return (await codeIn(page).textContent()) ?? ''
}

/** The codes that the swap service has, whosever they are; the seed has none. */
export const vouchersOf = (platform: Platform): string[] =>
  platform.database
    .prepare('SELECT code FROM vouchers')
    .all()
    .map(({ code }) => String(code))
