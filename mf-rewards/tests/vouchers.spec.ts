import {
  ana,
  codeIn,
  dialogOf,
  generateButton,
  generateVoucher,
  openReward,
  pressTwice,
  vouchersOf,
} from './voucher-dialog.ts'
import {
  addFault,
  brokenWords,
  countCalls,
  cutTexts,
  expect,
  expectCopied,
  expectNeverShown,
  full,
  goOffline,
  holdCall,
  jumpUntilVisible,
  requestControl,
  resize,
  scanQrCode,
  test,
  type Fault,
  type Locator,
  type Page,
  type Platform,
} from '../../e2e/kit/index.ts'

/** What the browser itself says of a call that failed. */
const ofTheFault = /Failed to load resource/

const post: Pick<Fault, 'service' | 'method' | 'path'> = { service: 'swap', method: 'POST', path: '/vouchers' }

const failed = 'Não foi possível finalizar sua solicitação, atualize a página e tente novamente.'

/** It is said in the dialog, not in a toast beside it. */
const expectFailure = (page: Page, act: () => Promise<unknown>) =>
  expectNeverShown(page, async () => {
    await act()
    await expect(dialogOf(page).getByRole('alert').getByText(failed, { exact: true })).toBeVisible()
  })

const anywayButton = (page: Page) => dialogOf(page).getByRole('button', { name: 'Gerar mesmo assim' })

/** The dialog shows the only voucher that there is. */
async function expectOneVoucher(page: Page, platform: Platform): Promise<void> {
  await expect(codeIn(page)).toBeVisible()
  expect(vouchersOf(platform)).toEqual([await codeIn(page).textContent()])
}

const close = (page: Page) => dialogOf(page).getByRole('button', { name: 'Fechar' }).click()

test.beforeEach(async ({ customer }) => {
  await customer.openSignedIn(ana, '/padaria/rewards')
})

test('a voucher is made once, and shared [2.38, 4.53, 4.54, 9.11, 9.12, 9.13]', async ({ page, context, platform }) => {
  await context.grantPermissions(['clipboard-write'])
  await page.evaluate(() => {
    const shared: unknown[] = []
    Object.assign(globalThis, { shared })
    // The list of apps stays open; a browser refuses a second one.
    navigator.share = (data) => {
      const isOpen = shared.push(data) > 1
      return isOpen ? Promise.reject(new DOMException('', 'InvalidStateError')) : new Promise(() => undefined)
    }
  })
  await openReward(page)
  const dialog = dialogOf(page)
  await expect(dialog.getByText('Seu código aparece aqui e vale por 24 horas.')).toBeVisible()
  await expect(dialog.getByText('Gerar não desconta pontos; o desconto é na troca.')).toBeVisible()
  await expect(dialog.getByText('Depois da troca: 1.205 pontos')).toBeVisible()
  // Once the sheet has risen.
  await dialog.evaluate((sheet) => Promise.all(sheet.getAnimations().map(({ finished }) => finished)))
  const placeOfSheet = () => dialog.getByRole('heading').boundingBox()
  const place = await placeOfSheet()
  const call = await holdCall(platform, post)
  await generateButton(page).evaluate(pressTwice)
  await call.untilHeld()
  await expect(generateButton(page)).toHaveAttribute('aria-busy', 'true')
  await call.letGo()
  await expect(codeIn(page)).toBeVisible()
  expect(await countCalls(platform, post)).toBe(1)
  // It is celebrated, and moves nothing.
  const animations = await codeIn(page).evaluate((code) => {
    const names: string[] = []
    for (let box: Element | null = code; box; box = box.parentElement) names.push(getComputedStyle(box).animationName)
    return names
  })
  expect(animations).toContain('turnOver')
  expect(await placeOfSheet()).toEqual(place)
  await expect(dialog.getByText('Válido por mais 23 h 59 min')).toBeVisible()
  await expect(dialog.getByText(/não garante a troca: é preciso ter pontos suficientes e haver estoque/)).toBeVisible()
  const code = (await codeIn(page).textContent()) ?? ''
  expect(vouchersOf(platform)).toEqual([code])
  expect(await scanQrCode(page, dialog.getByRole('img', { name: 'QR Code do voucher' }))).toBe(code)
  await page.clock.install()
  const copied = dialog.getByRole('status').filter({ hasText: 'Código copiado' })
  for (const _ of ['first', 'again']) {
    await dialog.getByRole('button', { name: 'Copiar código' }).click()
    await expect(copied).toHaveCount(1)
    await expectCopied(page, code)
    await page.clock.runFor(10_000)
    await expect(copied).toHaveCount(0)
  }
  await dialog.getByRole('button', { name: 'Compartilhar' }).evaluate(pressTwice)
  const [data, ...more] = await page.evaluate(() => (globalThis as unknown as { shared: ShareData[] }).shared)
  expect(more).toEqual([])
  expect(data?.text).toMatch(
    new RegExp(
      `^Voucher de Café coado em Padaria Estrela.*: ${code}\\. Válido até \\d\\d/\\d\\d/\\d{4}, \\d\\d:\\d\\d\\.$`,
    ),
  )
})

test('with several companies the customer chooses; missing points are told [2.38]', async ({ page, platform }) => {
  await page.getByRole('button', { name: /Bolo de cenoura/ }).click()
  await generateButton(page).click()
  const companies = dialogOf(page).getByRole('radiogroup', { name: 'Em que loja você vai trocar?' })
  await expect(companies).toBeFocused()
  await expect(companies).toHaveAttribute('aria-invalid', 'true')
  await expect(companies).toHaveAccessibleDescription('Escolha primeiro uma loja.')
  // Below its question, above the answers.
  await expect(companies).toHaveText(/^Em que loja você vai trocar\?Escolha primeiro uma loja\.Padaria/)
  await resize(page, 1280, 900)
  await dialogOf(page).getByRole('radio', { name: /Moema/ }).check()
  const edges = await dialogOf(page).boundingBox()
  await generateButton(page).click()
  await expect(codeIn(page)).toBeVisible()
  for (const side of ['y', 'height'] as const)
    expect(Math.abs((await dialogOf(page).boundingBox())![side] - edges![side]), 'nothing jumps').toBeLessThanOrEqual(2)
  await expect(dialogOf(page).getByText('Padaria Estrela – Moema')).toBeVisible()
  await dialogOf(page).getByRole('button', { name: 'Escolher outra loja' }).press('Enter')
  await expect(companies).toBeFocused()
  const issuers = platform.database.prepare('SELECT name FROM vouchers JOIN companies ON ref = issuer').all()
  expect(issuers.map(({ name }) => name)).toEqual(['Padaria Estrela – Moema'])
  await close(page)
  // A button's ground changes in a transition.
  const expectNoGround = (name: string) =>
    expect(dialogOf(page).getByRole('button', { name })).toHaveCSS('background-color', 'rgb(255, 255, 255)')
  const words = dialogOf(page).getByText('Faltam 750 pontos')
  await page.getByRole('button', { name: /Cesta de café/ }).click()
  // A button that is pointed at has a ground of its own.
  await page.mouse.move(0, 0)
  await expect(words).toHaveCount(1)
  await expect(dialogOf(page).getByText('Depois da troca')).toHaveCount(0)
  await expectNoGround('Gerar voucher')
  await dialogOf(page).getByRole('radio').first().check()
  await generateButton(page).press('Enter')
  await page.mouse.move(0, 0)
  await expect(codeIn(page)).toBeVisible()
  await expect(words).toHaveCount(1)
  await expectNoGround('Mostrar no caixa')
})

test('on the narrowest phone the button and what is missing are in sight', { tag: full }, async ({ page }) => {
  await resize(page, 320, 568)
  await page.getByRole('button', { name: /Bolo de cenoura/ }).click()
  await expect(generateButton(page)).toBeInViewport({ ratio: 1 })
  await generateButton(page).click()
  await expect(dialogOf(page).getByText('Escolha primeiro uma loja.')).toBeInViewport({ ratio: 1 })
})

test('at twice the text size nothing of a reward is cut on the narrowest phone', { tag: full }, async ({ page }) => {
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
  await resize(page, 320)
  await openReward(page)
  await expect(dialogOf(page).getByText('Você pode resgatar 27 vezes')).toBeVisible()
  await expect.poll(() => cutTexts(page)).toEqual([])
  await expect.poll(() => brokenWords(page)).toEqual([])
})

test('on a phone in landscape the shops and the code stand beside the reward, whole and in sight', async ({ page }) => {
  await resize(page, 740, 360)
  await openReward(page)
  await expect(generateButton(page)).toBeInViewport({ ratio: 1 })
  await generateButton(page).click()
  await expect(codeIn(page)).toBeInViewport({ ratio: 1 })
  const closing = dialogOf(page).getByRole('button', { name: 'Fechar', exact: true })
  await expect(closing).toBeInViewport({ ratio: 1 })
  /** How many px the second begins after the first ends. */
  const gap = async (first: Locator, second: Locator, start: 'x' | 'y', size: 'width' | 'height') => {
    const [before, after] = await Promise.all([first.boundingBox(), second.boundingBox()])
    return (after?.[start] ?? NaN) - (before?.[start] ?? NaN) - (before?.[size] ?? NaN)
  }
  const cost = dialogOf(page).getByText('45 pontos', { exact: true })
  const ticket = dialogOf(page).locator('[data-ticket]')
  await expect.poll(() => gap(cost, codeIn(page), 'x', 'width')).toBeGreaterThan(0)
  await expect.poll(() => gap(closing, ticket, 'y', 'height')).toBeGreaterThanOrEqual(0)
  const action = page.getByRole('button', { name: 'Mostrar no caixa' })
  await expect.poll(() => gap(ticket, action, 'y', 'height')).toBeGreaterThan(0)
  await closing.click()
  await page.getByRole('button', { name: /Pão francês/ }).click()
  const shop = page.getByRole('radio').last().locator('..')
  await expect.poll(() => gap(shop, generateButton(page), 'y', 'height')).toBeGreaterThan(0)
})

test('the remaining time is followed live, until it has expired [4.54, 9.12]', async ({ page, platform }) => {
  await page.clock.install()
  await generateVoucher(page)
  await expect(dialogOf(page).getByText('Válido por mais 23 h 59 min')).toBeVisible()
  await page.clock.fastForward('01:00:00')
  await expect(dialogOf(page).getByText('Válido por mais 22 h 59 min')).toBeVisible()
  await page.clock.fastForward('22:59:30')
  await expect(dialogOf(page).getByText('Válido por menos de 1 minuto')).toBeVisible()
  await requestControl(platform, 'expire', { phone: ana, what: 'vouchers' })
  await dialogOf(page).getByRole('button', { name: 'Copiar código' }).focus()
  await page.clock.fastForward('01:00')
  await expect(dialogOf(page).getByText('O voucher anterior expirou. Você pode gerar outro.')).toBeVisible()
  await expect(generateButton(page)).toBeVisible()
  await expect(dialogOf(page).getByRole('heading', { name: 'Café coado' })).toBeFocused()
})

test('an answer is said at once, the next press is new [8.30]', async ({ page, context, platform, browserConsole }) => {
  browserConsole.allow(ofTheFault)
  await openReward(page)
  await expect(generateButton(page)).toBeEnabled()
  await goOffline(page)
  await expect(page.getByRole('status').filter({ hasText: 'Sem conexão' })).toBeAttached()
  await generateButton(page).click()
  await expect(dialogOf(page).getByText('Você está sem conexão. Tente de novo assim que ela voltar.')).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByRole('status').filter({ hasText: 'Sem conexão' })).toHaveCount(0)
  expect(await countCalls(platform, post)).toBe(0)
  for (const [index, status] of [422, 500].entries()) {
    await addFault(platform, { ...post, kind: 'status', status, times: 1 })
    await expectFailure(page, async () => {
      await generateButton(page).click()
      await expect.poll(() => countCalls(platform, post)).toBe(index + 1)
    })
  }
  await generateButton(page).click()
  await expectOneVoucher(page, platform)
  expect(await countCalls(platform, post)).toBe(3)
})

test('without an answer the customer may try again, and have two', async ({ page, platform, browserConsole }) => {
  browserConsole.allow(ofTheFault)
  await page.clock.install()
  await addFault(platform, { ...post, kind: 'drop', times: 1 })
  await openReward(page)
  await generateButton(page).press('Enter')
  const confirming = dialogOf(page).getByRole('button', { name: 'Conferindo o voucher' })
  await expect(confirming).toHaveAttribute('aria-busy', 'true')
  await expect(confirming).toBeFocused()
  await expect(dialogOf(page).getByRole('status').getByText('Conferindo o voucher')).toBeAttached()
  await expect(dialogOf(page).getByText(/gerando/i)).toHaveCount(0)
  await expectFailure(page, () => jumpUntilVisible(page, anywayButton(page)))
  await expect(
    dialogOf(page)
      .getByRole('alert')
      .getByText(/o voucher pode ter sido gerado\. Se você gerar mesmo assim, pode ficar com dois\.$/),
  ).toBeVisible()
  expect(await countCalls(platform, post)).toBe(1)
  const before = await countCalls(platform, { ...post, method: 'GET' })
  await anywayButton(page).evaluate(pressTwice)
  await expect(codeIn(page)).toBeVisible()
  await expect(page.locator(':focus')).toContainText('Seu código')
  // A browser that translates the page leaves it as it is.
  await expect(page.locator(':focus [translate=no]')).toHaveText(/^\w{4}-\w{4}-\w{4}$/)
  expect(vouchersOf(platform)).toEqual([await codeIn(page).textContent()])
  expect(await countCalls(platform, post)).toBe(2)
  expect(await countCalls(platform, { ...post, method: 'GET' })).toBe(before + 1)
})

test.describe('a wish gets one voucher at most', () => {
  test.beforeEach(async ({ page }) => {
    await openReward(page)
    await expect(generateButton(page)).toBeEnabled()
  })

  test('pressed in two tabs at once: both show it', async ({ page, context, platform }) => {
    const other = await context.newPage()
    await other.goto('/padaria/rewards')
    await openReward(other)
    await expect(generateButton(other)).toBeEnabled()
    const call = await holdCall(platform, post)
    await Promise.all([generateButton(page).click(), generateButton(other).click()])
    await call.untilHeld()
    await call.letGo()
    for (const tab of [page, other]) await expectOneVoucher(tab, platform)
  })

  test('its answer comes after the time that the site waits for it', async ({ page, platform, browserConsole }) => {
    browserConsole.allow(ofTheFault)
    await page.clock.install()
    const call = await holdCall(platform, post)
    await generateButton(page).click()
    await call.untilHeld()
    const givenUp = page.waitForEvent('requestfailed', (request) => request.method() === 'POST')
    await page.clock.fastForward(15_000)
    await givenUp
    await call.letGo()
    await jumpUntilVisible(page, codeIn(page))
    await expectOneVoucher(page, platform)
  })

  test('the service breaks after it was made', async ({ page, platform, browserConsole }) => {
    browserConsole.allow(ofTheFault)
    // The platform does the work or refuses it; here its good answer becomes a refusal on its way.
    await page.route('**/vouchers', async (route, request) => {
      if (request.method() !== 'POST') return route.fallback()
      const response = await route.fetch()
      return route.fulfill({ response, status: 500, body: '{}' })
    })
    await generateButton(page).click()
    await expectOneVoucher(page, platform)
  })

  test('the page is loaded again in the middle: the dialog waits, generates nothing', async ({ page, platform }) => {
    const call = await holdCall(platform, post)
    await generateButton(page).click()
    await call.untilHeld()
    await page.clock.install()
    // Its address opens it again.
    await page.reload()
    await expect(dialogOf(page).getByText(/^Estamos conferindo se o seu voucher foi gerado\./)).toBeVisible()
    await call.letGo()
    await jumpUntilVisible(page, codeIn(page))
    await expectOneVoucher(page, platform)
  })

  test('the dialog is closed in the middle: opened again it goes on, then has the code', async ({ page, platform }) => {
    const call = await holdCall(platform, post)
    await generateButton(page).click()
    await close(page)
    await page.getByRole('button', { name: /Café coado/ }).click()
    await expect(generateButton(page)).toHaveAttribute('aria-busy', 'true')
    await call.letGo()
    await expectOneVoucher(page, platform)
    expect(await countCalls(platform, post)).toBe(1)
  })

  test('made long after its answer was lost: the next press finds it', async ({ page, platform, browserConsole }) => {
    browserConsole.allow(ofTheFault)
    await page.clock.install()
    // The answer is lost at once, and the service takes its time: what the browser gave up arrives later.
    let arrives: (() => Promise<unknown>) | undefined
    await page.route('**/vouchers', async (route, request) => {
      if (request.method() !== 'POST' || arrives) return route.fallback()
      const { authorization = '' } = await request.allHeaders()
      const headers = { authorization, 'content-type': 'application/json' }
      arrives = () => fetch(request.url(), { method: 'POST', headers, body: request.postData() })
      return route.abort('connectionreset')
    })
    await generateButton(page).click()
    await jumpUntilVisible(page, anywayButton(page))
    await arrives?.()
    await anywayButton(page).click()
    await expectOneVoucher(page, platform)
    expect(await countCalls(platform, post)).toBe(1)
  })
})

test.describe('Meus vouchers', () => {
  const mine = '/padaria/rewards/vouchers'
  const cards = (page: Page) => page.getByRole('main').getByRole('listitem')

  test('without any there is a way to the rewards, whatever is in the storage', async ({ page, platform }) => {
    const toRewards = page.getByRole('link', { name: 'Ver recompensas' })
    await page.goto(mine)
    await expect(page.getByText(/^Você não tem vouchers válidos neste aparelho\./)).toBeVisible()
    await toRewards.click()
    await expect(page).toHaveURL(/\/padaria\/rewards$/)
    await generateVoucher(page)
    await page.goto('/cafe-central/rewards/vouchers')
    await expect(toRewards).toBeVisible()
    const sub = platform.database.prepare('SELECT sub FROM seed_customers WHERE phone = ?').get(ana)?.['sub']
    const entry = JSON.stringify({
      owner: sub,
      kept: { vouchers: [{ code: '<b>', organizationKey: 'padaria' }, 7], 'undecided-wishes': 'x' },
    })
    await page.addInitScript((text) => localStorage.setItem('customer', text), entry)
    await page.goto(mine)
    await expect(toRewards).toBeVisible()
  })

  test('what is generated in another tab appears here, until it expires', async ({ page, context }) => {
    await page.clock.install()
    await page.goto(mine)
    await expect(page.getByRole('link', { name: 'Ver recompensas' })).toBeVisible()
    const other = await context.newPage()
    await other.goto('/padaria/rewards')
    const code = await generateVoucher(other)
    await expect(cards(page)).toHaveCount(1)
    for (const text of [code, 'Café coado', /^Troque em Padaria Estrela/, 'Válido por mais 23 h 59 min']) {
      await expect(cards(page).getByText(text)).toBeVisible()
    }
    await page.clock.fastForward('24:00:00')
    await expect(cards(page)).toHaveCount(0)
  })
})
