import { expect, type Locator, type Page } from '@playwright/test'
import { decodeQR } from 'qr/decode.js'

/* What a customer does and sees, by the names on the screen. */

export const title = (page: Page) => page.getByRole('heading', { level: 1 })
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
export const press = (page: Page, name: string) => button(page, name).click()
export const codeField = (page: Page) => page.getByLabel('Código de confirmação')

export const formTab = (page: Page, name: 'Acessar' | 'Inscrever-se' | 'Redefinir') => page.getByRole('tab', { name })
export const chooseTab = (...tab: Parameters<typeof formTab>) => formTab(...tab).click()

export const tabLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name })
export const openTab = (page: Page, name: string) => tabLink(page, name).click()

export async function signInWith(page: Page, phone: string, password = 'pontos123'): Promise<void> {
  await page.getByLabel('Telefone').fill(phone)
  await page.getByLabel('Senha', { exact: true }).fill(password)
  await press(page, 'Acessar')
}

/** From the profile. Before the sign-in view is there, another navigation would stop the sign-out. */
export async function signOut(page: Page): Promise<void> {
  await openTab(page, 'Perfil')
  await press(page, 'Sair')
  await expect(formTab(page, 'Acessar')).toBeVisible()
}

export async function askForReset(page: Page, phone: string): Promise<void> {
  await page.getByLabel('Telefone').fill(phone)
  await press(page, 'Enviar código')
}

/** Enters a code and presses 'Confirmar' in one task of the page: a complete code is sent by itself, and the view may be gone by then. */
export async function confirm(page: Page, code: string): Promise<void> {
  const submit = await button(page, 'Confirmar').elementHandle()
  await codeField(page).evaluate(
    (field: HTMLInputElement, [pressed, text]) => {
      field.focus()
      field.select()
      // What a paste does: the page gets its events, and cannot tell the difference.
      document.execCommand('insertText', false, text)
      pressed?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
    },
    [submit, code] as const,
  )
}

export const lia = {
  name: 'Lia Moura',
  phone: '11900000000',
  email: 'lia@example.com',
  birthDate: '12031990',
  gender: 'Feminino',
  password: 'segredo1',
}

export async function signUpWith(page: Page, customer: typeof lia): Promise<void> {
  await page.getByLabel('Nome').fill(customer.name)
  await page.getByLabel('Telefone').fill(customer.phone)
  await page.getByLabel('E-mail').fill(customer.email)
  await page.getByLabel('Data de nascimento').fill(customer.birthDate)
  await page.getByLabel('Gênero').selectOption({ label: customer.gender })
  await page.getByLabel('Senha', { exact: true }).fill(customer.password)
  await press(page, 'Inscrever-se')
}

/** The code of the voucher in the open dialog. Nothing else on the screen has the form of the swap service's codes. */
export const voucherCode = (page: Page): Locator =>
  page.getByRole('dialog').getByText(/^[A-Z2-9]{4}-[A-Z2-9]{4}-[A-Z2-9]{4}$/)

/** The customer's total on home, as it is read out; a reward there may cost as much. */
export const totalOf = (page: Page, words: RegExp): Locator => page.getByRole('status').filter({ hasText: words })

export async function tabTo(page: Page, control: Locator, atMost = 40): Promise<void> {
  await expect(control).toBeVisible()
  for (let presses = 0; presses < atMost; presses += 1) {
    await page.keyboard.press('Tab')
    if (await control.evaluate((element) => element === document.activeElement)) return
  }
  await expect(control, `within ${atMost} presses of Tab`).toBeFocused()
}

/** Jumps to the end of the page as it is laid out now. A key would do nothing before the list, with its `item`, is painted. */
export async function jumpToEnd(page: Page, item: Locator): Promise<void> {
  await expect(item).toBeAttached()
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
}

/** What was copied. It is pasted elsewhere, as a customer would: the site itself may not read the clipboard. */
export async function readCopied(page: Page): Promise<string> {
  await using elsewhere = await page.context().newPage()
  await elsewhere.setContent('<textarea></textarea>')
  const field = elsewhere.locator('textarea')
  await field.press('ControlOrMeta+v')
  await expect(field).not.toHaveValue('')
  return await field.inputValue()
}

export const expectCopied = async (page: Page, text: string): Promise<void> => expect(await readCopied(page)).toBe(text)

/** What a scanner reads from a picture of the visible part of a page, as a camera would. */
export async function scanQrCode(page: Page, code: Locator): Promise<string> {
  // A code that fades in cannot be read in its first moments.
  return decodeQR(await pixelsOf(page, await code.screenshot({ scale: 'device', animations: 'disabled' })))
}

/** The pixels of a screenshot: red, green, blue and opacity of each. */
export async function pixelsOf(page: Page, screenshot: Buffer) {
  // In another page: the site's security policy refuses such an image.
  await using reader = await page.context().newPage()
  const { width, height, pixels } = await reader.evaluate(async (png) => {
    const image = new Image()
    image.src = `data:image/png;base64,${png}`
    await image.decode()
    const context = new OffscreenCanvas(image.width, image.height).getContext('2d')
    context?.drawImage(image, 0, 0)
    const data = context?.getImageData(0, 0, image.width, image.height).data ?? []
    // As one text: Playwright checks each number of a list, which took a second for each picture.
    return { width: image.width, height: image.height, pixels: JSON.stringify([...data]) }
  }, screenshot.toString('base64'))
  return { width, height, data: Uint8ClampedArray.from(JSON.parse(pixels) as number[]) }
}
