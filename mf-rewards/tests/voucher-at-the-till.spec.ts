import { ana, codeIn, dialogOf, generateButton, generateVoucher, pressTwice } from './voucher-dialog.ts'
import {
  expect,
  full,
  letWorkerTakeOver,
  noNetwork,
  overflow,
  requestControl,
  resize,
  scanQrCode,
  settled,
  test,
  type Page,
} from '../../e2e/kit/index.ts'

const showAtTill = (page: Page) => page.getByRole('button', { name: 'Mostrar no caixa' })
/** Not the reward's dialog, which has the same name, a QR code and a 'Fechar' too, and alone is there until the till is. */
const till = (page: Page) => page.getByRole('dialog', { name: 'Café coado' }).filter({ hasNot: showAtTill(page) })
const qrCode = (page: Page) => till(page).getByRole('img', { name: 'QR Code do voucher' })
const leave = (page: Page) => till(page).getByRole('button', { name: 'Fechar' })

/** In 'Meus vouchers', with one voucher. */
async function openMine(page: Page): Promise<string> {
  const code = await generateVoucher(page)
  await dialogOf(page).getByRole('button', { name: 'Fechar' }).click()
  await page.getByRole('link', { name: 'Meus vouchers' }).click()
  await expect(page).toHaveURL(/\/vouchers$/)
  await expect(showAtTill(page)).toBeVisible()
  return code
}

test.beforeEach(async ({ page, customer }) => {
  // The locks that the page holds, as the browser gave them.
  await page.addInitScript(() => {
    const locks: WakeLockSentinel[] = []
    Object.assign(globalThis, { locks })
    const { wakeLock } = navigator
    const request = wakeLock.request.bind(wakeLock)
    wakeLock.request = async (type) => {
      const lock = await request(type)
      locks.push(lock)
      return lock
    }
  })
  await customer.openSignedIn(ana, '/padaria/rewards')
})

const awake = (page: Page) =>
  expect.poll(() =>
    page.evaluate(
      () => (globalThis as unknown as { locks: WakeLockSentinel[] }).locks.filter(({ released }) => !released).length,
    ),
  )

test('the voucher fills the screen: code, reward, company and time [4.54, 9.12]', async ({ page }) => {
  const code = await generateVoucher(page)
  await showAtTill(page).click()
  for (const text of [code, 'Válido por mais 23 h 59 min', '45 pontos', /^Troque em Padaria Estrela/, 'Cliente: Ana'])
    await expect(till(page).getByText(text)).toBeVisible()
  await expect(till(page).locator('img')).toHaveAttribute('src', /padaria/)
  // It rises, and does not fade.
  await expect(till(page)).toHaveCSS('animation-name', 'riseIn')
  // A browser that translates the page leaves it as it is.
  await expect(till(page).locator('[translate=no]')).toHaveText(code)
  const look = () =>
    till(page).evaluate((screen) => [screen.clientWidth, screen.clientHeight, getComputedStyle(screen).backgroundColor])
  expect(await look()).toEqual([412, 860, 'rgb(255, 255, 255)'])
  expect(await scanQrCode(page, qrCode(page))).toBe(code)
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' })
  expect(await look()).toEqual([412, 860, 'rgb(255, 255, 255)'])
  expect(await scanQrCode(page, qrCode(page))).toBe(code)
  await test.step('at night it stays black on white', async () => {
    await page.emulateMedia({ forcedColors: 'none', colorScheme: 'dark' })
    await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(18, 20, 23)')
    await expect(till(page)).toHaveCSS('background-color', 'rgb(255, 255, 255)')
    await expect(till(page).getByText(code)).toHaveCSS('color', 'rgb(28, 31, 35)')
    expect(await scanQrCode(page, qrCode(page))).toBe(code)
  })
})

for (const [name, width, height] of [
  ['the narrowest phone', 320, 568],
  ['a phone in landscape', 568, 320],
] as const) {
  test(
    `on ${name} the QR code keeps its 240 px and is scanned, and all is in sight`,
    { tag: full },
    async ({ page }) => {
      const code = await openMine(page)
      await resize(page, width, height)
      await showAtTill(page).click()
      const shortSide = async () => {
        const size = await qrCode(page).boundingBox()
        return Math.round(Math.min(size?.width ?? 0, size?.height ?? 0))
      }
      await expect.poll(shortSide).toBeGreaterThanOrEqual(240)
      await expect(qrCode(page)).toBeInViewport({ ratio: 1 })
      await expect(till(page).getByText(code)).toBeInViewport({ ratio: 1 })
      await expect.poll(() => overflow(page)).toBe(0)
      expect(await scanQrCode(page, qrCode(page))).toBe(code)
    },
  )
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
    await expect(dialogOf(page).getByRole('button', { name: 'Copiar código' })).toBeVisible()
    await expect(page).toHaveURL(/\/padaria\/rewards\?recompensa=105$/)
    await expect(showAtTill(page)).toBeFocused()
  }
  // None of them left a step in the history.
  await page.goBack()
  await expect(page).toHaveURL(/\/padaria\/rewards$/)
  await page.goBack()
  await expect(page).toHaveURL(/\/padaria$/)
})

test('on a very low and narrow screen the code keeps its line; at twice the text size it is the largest', async ({
  page,
}) => {
  const code = await generateVoucher(page)
  await showAtTill(page).click()
  await resize(page, 320, 256)
  const lines = () =>
    till(page)
      .getByText(code)
      .evaluate((words) => Math.round(words.clientHeight / parseFloat(getComputedStyle(words).lineHeight)))
  await expect.poll(lines).toBe(1)
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
  const largest = () =>
    till(page)
      .locator(':is(h2, p, span)')
      .evaluateAll((texts) => {
        const sizes = texts.map((text) => parseFloat(getComputedStyle(text).fontSize))
        return texts.filter((_, index) => sizes[index] === Math.max(...sizes)).map(({ textContent }) => textContent)
      })
  for (const [width, height] of [
    [412, 860],
    [740, 360],
  ] as const) {
    await resize(page, width, height)
    await expect(qrCode(page)).toBeVisible()
    await expect.poll(largest, `${width} × ${height}`).toEqual([code])
  }
})

test('an expired voucher leads to its reward, where another is generated', async ({ page, platform }) => {
  await page.clock.install()
  const code = await openMine(page)
  await showAtTill(page).click()
  await requestControl(platform, 'expire', { phone: ana, what: 'vouchers' })
  await page.clock.fastForward('24:00:00')
  await page.getByRole('link', { name: 'Gerar outro' }).click()
  await expect(page).toHaveURL('/padaria/rewards?recompensa=105')
  await generateButton(page).click()
  await expect(codeIn(page)).not.toHaveText(code)
})

test('after a reload no other voucher takes the place of the one that was shown', async ({ page }) => {
  await page.getByRole('button', { name: /Bolo de cenoura/ }).click()
  await dialogOf(page).getByRole('radio', { name: /Moema/ }).check()
  await generateButton(page).click()
  await expect(codeIn(page)).toBeVisible()
  await dialogOf(page).getByRole('button', { name: 'Fechar' }).click()
  await generateVoucher(page)
  await dialogOf(page).getByRole('button', { name: 'Fechar' }).click()
  await page.getByRole('link', { name: 'Meus vouchers' }).click()
  for (const reward of ['Café coado', 'Bolo de cenoura com chocolate'])
    for (const name of ['Mostrar no caixa', 'Copiar código'])
      await expect(
        page.getByRole('listitem').filter({ hasText: reward }).getByRole('button', { name }),
      ).toHaveAccessibleDescription(reward)
  // The newest comes first.
  await page.getByRole('listitem').filter({ hasText: 'Bolo de cenoura' }).getByText('Mostrar no caixa').click()
  await expect(page.getByRole('dialog', { name: 'Bolo de cenoura' })).toBeVisible()
  await page.reload()
  await expect(page.getByText('Mostrar no caixa')).toHaveCount(2)
  await settled(page)
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('it is shown without a network; a late wake lock is given back', async ({ page, context, browserConsole }) => {
  // The service worker, which is registered once the page is quiet.
  browserConsole.allow(/An unknown error occurred when fetching the script/)
  // The page asks its server whether the network is really gone.
  browserConsole.allow(noNetwork)
  const code = await openMine(page)
  await page.evaluate(() => {
    const { locks } = globalThis as unknown as { locks: WakeLockSentinel[] }
    const { promise, resolve } = Promise.withResolvers<WakeLockSentinel>()
    const lock = { released: false, release: async () => void (lock.released = true) }
    const giveLock = () => {
      locks.push(lock as WakeLockSentinel)
      resolve(lock as WakeLockSentinel)
    }
    Object.assign(globalThis, { giveLock })
    navigator.wakeLock.request = () => promise
  })
  await context.setOffline(true)
  await showAtTill(page).click()
  expect(await scanQrCode(page, qrCode(page))).toBe(code)
  await context.setOffline(false)
  await leave(page).click()
  await expect(till(page)).toHaveCount(0)
  await page.evaluate(() => (globalThis as unknown as { giveLock: () => void }).giveLock())
  await awake(page).toBe(0)
})

test('the screen stays awake as long as the voucher is shown', { tag: full }, async ({ page, context }) => {
  await context.grantPermissions(['screen-wake-lock'])
  await openMine(page)
  await showAtTill(page).click()
  await awake(page).toBe(1)
  // As the browser does when the page is hidden, and seen again.
  await page.evaluate(async () => {
    await (globalThis as unknown as { locks: WakeLockSentinel[] }).locks.at(-1)?.release()
    document.dispatchEvent(new Event('visibilitychange'))
  })
  await awake(page).toBe(1)
  await leave(page).click()
  await awake(page).toBe(0)
})

test('it is shown after a start without a network', { tag: full }, async ({ page, context, browserConsole }) => {
  browserConsole.allow(noNetwork)
  const code = await openMine(page)
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
