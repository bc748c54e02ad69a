import { anasDevice, keptCoffee } from 'shared/scenarios'
import { ana, calls, givePoints } from './home-page.ts'
import { ask, decideElsewhere, decisionOn, press, purchases, request, till as redemption } from './requests.ts'
import {
  addFault,
  clientOf,
  countCalls,
  expect,
  full,
  jump,
  noNetwork,
  overflow,
  resize,
  scanQrCode,
  settled,
  test,
  type Locator,
  type Page,
} from '../../e2e/kit/index.ts'

const code = 'K7F2-9QXM-RT4W'
const dayMs = 24 * 3_600_000
const tenMinutesMs = 600_000
const address = '/padaria/caixa?recompensa=105&loja=padaria-1'

/** Ana's device keeps a coffee for a day, a cake for ten minutes, and a coffee of another shop. */
const vouchers = () => [
  keptCoffee(code, Date.now() + dayMs - 1000),
  { ...keptCoffee('B3EA-7YHD-2KPN', Date.now() + tenMinutesMs), rewardId: '103', rewardName: 'Bolo de cenoura' },
  {
    ...keptCoffee('M4RT-8WQZ-6XKC', Date.now() + tenMinutesMs / 2),
    companyRef: 'padaria-2',
    companyName: 'Padaria Estrela – Moema',
  },
]

const till = (page: Page) => page.getByRole('dialog', { name: 'No caixa' })
const qrCode = (page: Page) => till(page).getByRole('img', { name: 'QR Code do voucher' })
const leave = (page: Page) => till(page).getByRole('button', { name: 'Fechar' })

/** On home, with one voucher, unless it is told that there are more or none. */
async function keep(page: Page, count = 1): Promise<void> {
  const { local } = anasDevice({ vouchers: vouchers().slice(0, count) })
  await page.evaluate((kept) => localStorage.setItem('customer', kept), local?.['customer'] ?? '')
  await page.goto('/padaria')
  await expect(page.getByRole('link', { name: 'No caixa', exact: true })).toBeVisible()
  await settled(page)
}

async function openTill(page: Page): Promise<void> {
  await page
    .getByRole('main')
    .getByRole('link', { name: /Mostrar no caixa/ })
    .click()
  await expect(till(page)).toBeVisible()
}

test.beforeEach(async ({ page, customer }) => {
  // The locks that the page holds, as the browser gave them.
  await page.addInitScript(() => {
    const locks: WakeLockSentinel[] = []
    Object.assign(globalThis, { locks })
    const { wakeLock } = navigator
    const askBrowser = wakeLock.request.bind(wakeLock)
    wakeLock.request = async (type) => {
      const lock = await askBrowser(type)
      locks.push(lock)
      return lock
    }
  })
  await customer.openSignedIn(ana, '/padaria')
})

const awake = (page: Page) =>
  expect.poll(() =>
    page.evaluate(
      () => (globalThis as unknown as { locks: WakeLockSentinel[] }).locks.filter(({ released }) => !released).length,
    ),
  )

test('the voucher fills the screen: code, reward, company and time [4.54, 9.12]', async ({ page }) => {
  await keep(page)
  await openTill(page)
  for (const text of [code, 'Válido por mais 23 h 59 min', '45 pontos', /^Troque em Padaria Estrela/, 'Cliente: Ana'])
    await expect(till(page).getByText(text)).toBeVisible()
  await expect(till(page).locator('img').first()).toHaveAttribute('src', /padaria/)
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
      await keep(page)
      await resize(page, width, height)
      await openTill(page)
      const shortSide = async () => {
        const size = await qrCode(page).boundingBox()
        return Math.round(Math.min(size?.width ?? 0, size?.height ?? 0))
      }
      await expect.poll(shortSide).toBeGreaterThanOrEqual(240)
      await expect(qrCode(page)).toBeInViewport({ ratio: 1 })
      await expect(till(page).getByText(code)).toBeInViewport({ ratio: 1 })
      await expect.poll(() => overflow(page)).toBe(0)
      const number = till(page).getByText('(11) 91234-5678')
      await expect.poll(() => number.evaluate((line) => line.scrollWidth - line.clientWidth), 'in its band').toBe(0)
      expect(await scanQrCode(page, qrCode(page))).toBe(code)
    },
  )
}

test('a request covers no code, on the smallest phone either; on a wide screen the words are beside the QR code', async ({
  page,
  platform,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  decideElsewhere(platform, purchases, 'revoked')
  await keep(page)
  await openTill(page)
  const box = async (part: Locator) => (await part.boundingBox()) ?? { x: NaN, y: NaN, width: NaN, height: NaN }
  const [words, asked] = [till(page).getByText(code), request(page, redemption)]
  await expect(asked).toBeVisible()
  const above = async () => (await box(asked)).y - (await box(words)).y - (await box(words)).height
  for (const [width, height] of [
    [320, 568],
    [1280, 800],
  ] as const) {
    await resize(page, width, height)
    await expect.poll(above, `${width} px`).toBeGreaterThan(0)
  }
  for (const part of [words, asked]) {
    const beside = async () => (await box(part)).x - (await box(qrCode(page))).x - (await box(qrCode(page))).width
    await expect.poll(beside).toBeGreaterThan(0)
  }
  await test.step('in larger text too', async () => {
    for (const [textSize, width, height] of [
      ['130%', 360, 640],
      ['200%', 412, 860],
    ] as const) {
      await page.evaluate((size) => (document.documentElement.style.fontSize = size), textSize)
      await resize(page, width, height)
      await expect.poll(above, `${width} px`).toBeGreaterThan(0)
    }
  })
  await resize(page, 1280, 800)
  await keep(page, 3)
  await openTill(page)
  const other = till(page).getByRole('link', { name: 'Bolo de cenoura' })
  const chosen = till(page).locator('[aria-current=true]')
  await expect.poll(async () => (await box(other)).y - (await box(chosen)).y, 'one row').toBe(0)
  await resize(page, 740, 360)
  await expect.poll(async () => (await box(asked)).y - (await box(other)).y - 48).toBeGreaterThanOrEqual(0)
  await test.step('at twice the text size it leaves the way out, and what is scanned', async () => {
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
    for (const [width, height] of [
      [320, 568],
      [740, 360],
    ] as const) {
      await resize(page, width, height)
      const number = till(page).getByText('(11) 91234-5678')
      const below = async () => (await box(asked)).y - (await box(number)).y - (await box(number)).height
      await expect.poll(below, `${width} px`).toBeGreaterThan(0)
      for (const name of ['Negar', 'Autorizar'])
        await expect(asked.getByRole('button', { name })).toBeInViewport({ ratio: 1 })
      // Beside it, or above it once it is scrolled.
      if (width === 320) await expect.poll(async () => (await box(asked)).y).toBeGreaterThan(240)
    }
  })
  await test.step('the way out lies above a request that is as high as the screen', async () => {
    const long = 'Registrar as compras de hoje na loja de Moema e resgatar um café coado. '.repeat(3).trim()
    decideElsewhere(platform, redemption, 'revoked')
    ask(platform, long)
    await page.reload()
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
    await resize(page, 320, 568)
    await expect(request(page, long)).toBeVisible()
    await leave(page).click()
    await expect(page).toHaveURL('/padaria')
  })
})

test('on a very low and narrow screen the code keeps its line; at twice the text size it is the largest', async ({
  page,
}) => {
  // A dialog that still rises is lower.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await keep(page)
  await openTill(page)
  await resize(page, 320, 256)
  const lines = () =>
    till(page)
      .getByText(code)
      .evaluate((words) => Math.round(words.clientHeight / parseFloat(getComputedStyle(words).lineHeight)))
  await expect.poll(lines).toBe(1)
  // It begins with what is scanned.
  expect((await qrCode(page).boundingBox())?.y).toBeLessThan(16)
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
  const largest = () =>
    till(page)
      .locator(':is(h2, p, span):not(button span)')
      .evaluateAll((texts) => {
        const sizes = texts.map((text) => parseFloat(getComputedStyle(text).fontSize))
        return texts.filter((_, index) => sizes[index] === Math.max(...sizes)).map(({ textContent }) => textContent)
      })
  for (const [width, height] of [
    [412, 860],
    [740, 360],
    [1000, 700],
  ] as const) {
    await resize(page, width, height)
    await expect(qrCode(page)).toBeVisible()
    await expect.poll(largest, `${width} × ${height}`).toEqual([code])
    await expect.poll(lines).toBe(1)
  }
})

test('each way out leads where one came from, once, also after a reload; from an address home', async ({ page }) => {
  await keep(page, 2)
  const ways = [
    () => page.goBack(),
    () => page.keyboard.press('Escape'),
    () => leave(page).evaluate((button: HTMLElement) => [button.click(), button.click()]),
  ]
  for (const way of ways) {
    await openTill(page)
    await page.reload()
    await expect(qrCode(page)).toBeVisible()
    await way()
    await expect(page).toHaveURL('/padaria')
    await expect(till(page)).toHaveCount(0)
  }
  for (const way of ways.slice(1)) {
    // Without a name it shows the first one, whose name it then has.
    await page.goto('/padaria/caixa')
    await expect(page).toHaveURL(address)
    // Another voucher is no step of the history.
    await till(page).getByRole('link', { name: 'Bolo de cenoura' }).click()
    await expect(page).toHaveURL(/recompensa=103/)
    await way()
    await expect(page).toHaveURL('/padaria')
    await expect(till(page)).toHaveCount(0)
  }
})

test('no other voucher takes the place of the one that was shown: after a reload, or once it expired', async ({
  page,
  platform,
}) => {
  await page.clock.install()
  await keep(page, 3)
  await openTill(page)
  await expect(till(page).getByText(code)).toBeVisible()
  await resize(page, 320, 568)
  const inMoema = till(page).getByRole('link', { name: 'Café coado Padaria Estrela – Moema' })
  await inMoema.click()
  // Both of a reward name their shop.
  for (const shop of await till(page).locator('nav .shop').all())
    await expect.poll(() => shop.evaluate((name) => name.scrollWidth - name.clientWidth)).toBe(0)
  await expect(till(page).locator('nav .shop')).toHaveCount(2)
  await expect(till(page).getByText('M4RT-8WQZ-6XKC')).toBeVisible()
  await till(page).getByRole('link', { name: 'Bolo de cenoura' }).click()
  await expect(till(page).getByText('B3EA-7YHD-2KPN')).toBeVisible()
  await page.reload()
  await expect(till(page).getByText('B3EA-7YHD-2KPN')).toBeVisible()
  const cake = till(page).getByRole('link', { name: 'Bolo de cenoura' })
  const end = async () => ((await cake.boundingBox())?.x ?? NaN) + ((await cake.boundingBox())?.width ?? NaN)
  await expect.poll(end, 'the chosen one is in sight').toBeLessThanOrEqual(320)
  await clientOf(platform, 'control').put('/clock', { shiftMs: tenMinutesMs })
  await jump(page, tenMinutesMs)
  await expect(till(page).getByText('Este voucher expirou. Você pode gerar outro em Recompensas.')).toBeVisible()
  await expect(qrCode(page)).toHaveCount(0)
  await expect(till(page).getByRole('link', { name: 'Gerar outro' })).toHaveAttribute(
    'href',
    '/padaria/rewards?recompensa=103',
  )
})

test('without a voucher the number stands alone; no address, title or live region has it', async ({ page }) => {
  const number = '(11) 91234-5678'
  await page.getByRole('link', { name: 'No caixa', exact: true }).click()
  await expect(till(page).getByText(number)).toHaveCSS('font-size', '40px')
  await expect(till(page).getByText('Informe este número no caixa')).toBeVisible()
  await settled(page)
  expect(await page.title()).not.toContain('91234')
  await expect(page).toHaveURL('/padaria/caixa')
  await expect(page.locator('[role=status], [role=alert], [aria-live]').filter({ hasText: '91234' })).toHaveCount(0)
  await keep(page)
  await openTill(page)
  await expect(till(page).getByText(number)).toHaveCSS('font-size', '28px')
})

test('the newest request is at the lower edge; no other takes its place, nor moves anything', async ({
  page,
  platform,
}) => {
  await page.clock.install()
  decideElsewhere(platform, purchases, 'revoked')
  decideElsewhere(platform, redemption, 'revoked')
  await keep(page)
  await openTill(page)
  // It has risen.
  await till(page).evaluate((screen) => Promise.all(screen.getAnimations().map(({ finished }) => finished)))
  const places = () =>
    Promise.all([qrCode(page), leave(page), till(page).getByText(code)].map((it) => it.boundingBox()))
  const before = await places()
  ask(platform, 'Registrar no caixa 1')
  await jump(page, 3000)
  const first = request(page, 'Registrar no caixa 1')
  const authorize = first.getByRole('button', { name: 'Autorizar' })
  await expect(authorize).toBeDisabled()
  await jump(page, 500)
  await expect(authorize).toBeEnabled()
  expect(await places()).toEqual(before)
  const place = await authorize.boundingBox()
  ask(platform, 'Resgatar no caixa 1')
  await jump(page, 3000)
  const others = till(page).getByRole('link', { name: 'Mais 1 pedido' })
  await expect(others).toBeVisible()
  await expect(request(page, 'Resgatar no caixa 1')).toHaveCount(0)
  expect(await authorize.boundingBox()).toEqual(place)

  await test.step('authorised, it says so, and the total once that has changed', async () => {
    await press(first, 'Autorizar')
    await expect(first.getByText('Autorizado', { exact: true })).toHaveCSS('font-size', '22px')
    await settled(page)
    expect(decisionOn(platform, 'Registrar no caixa 1')).toBe('authorized')
    await expect(first.getByText(/Agora você tem/)).toHaveCount(0)
    givePoints(platform, 1268)
    await jump(page, 3000)
    await expect(first.getByText('Agora você tem 1.268 pontos.')).toBeVisible()
    await expect(page.getByRole('status').filter({ hasText: 'Agora você tem 1.268 pontos.' })).toBeAttached()
    await expect(request(page, 'Resgatar no caixa 1')).toHaveCount(0)
  })
  // On home there is another button below the thumb.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 10_000))
  await others.click()
  await expect(page).toHaveURL('/padaria')
  const next = request(page, 'Resgatar no caixa 1').getByRole('button', { name: 'Autorizar' })
  await expect(next).toBeDisabled()
  await page.clock.runFor(500)
  await expect(next).toBeEnabled()
})

test('it asks every 3 s while it is used, then every 15 s; less after failures, and never offline', async ({
  page,
  platform,
  context,
  browserConsole,
}) => {
  browserConsole.allow(noNetwork)
  await page.clock.install()
  await keep(page)
  await openTill(page)
  const asked = () => countCalls(platform, calls.intents)
  /** How many questions come in so many seconds. */
  const within = async (seconds: number) => {
    await settled(page)
    const before = await asked()
    for (let second = 0; second < seconds; second += 1) {
      await jump(page, 1000)
      await settled(page)
    }
    return (await asked()) - before
  }
  expect(await within(9)).toBe(3)
  await jump(page, 120_000)
  expect(await within(15)).toBe(1)
  await page.keyboard.press('Shift')
  expect(await within(9)).toBe(3)
  await addFault(platform, { ...calls.intents, kind: 'status', status: 503 })
  // After 3, 6, 12 and 24 s.
  expect(await within(45)).toBe(4)
  await context.setOffline(true)
  expect(await within(30)).toBe(0)
})

test('it is shown without a network; a late wake lock is given back', async ({ page, context, browserConsole }) => {
  // The service worker, which is registered once the page is quiet.
  browserConsole.allow(/An unknown error occurred when fetching the script/)
  // The page asks its server whether the network is really gone.
  browserConsole.allow(noNetwork)
  await keep(page)
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
  await openTill(page)
  expect(await scanQrCode(page, qrCode(page))).toBe(code)
  await context.setOffline(false)
  await leave(page).click()
  await expect(till(page)).toHaveCount(0)
  await page.evaluate(() => (globalThis as unknown as { giveLock: () => void }).giveLock())
  await awake(page).toBe(0)
})

test('the screen stays awake as long as the voucher is shown', { tag: full }, async ({ page, context }) => {
  await context.grantPermissions(['screen-wake-lock'])
  await keep(page)
  await openTill(page)
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
