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
  countCalls,
  expect,
  expectCopied,
  expectNeverShown,
  goOffline,
  holdCall,
  isCall,
  jump,
  jumpUntilVisible,
  requestControl,
  scanQrCode,
  test,
  type Fault,
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

interface Shared {
  readonly shared: { readonly text: string | undefined; readonly refuse: (reason: Error) => void }[]
}

test('a voucher is made once, and shared; sharing without an end is over when the customer is back, at the latest after ten seconds, and its late refusal is said [2.38, 4.53, 4.54, 9.11, 9.12, 9.13]', async ({
  page,
  context,
  platform,
}) => {
  await context.grantPermissions(['clipboard-write'])
  platform.database.exec("UPDATE rewards SET description = 'Um' || char(10) || 'dois'")
  await page.reload()
  await page.evaluate(() => {
    const { shared } = Object.assign(globalThis, { shared: [] } as Shared)
    navigator.share = ({ text } = {}) => new Promise((_, refuse) => shared.push({ text, refuse }))
  })
  await openReward(page)
  const dialog = dialogOf(page)
  expect(await dialog.getByText('dois').evaluate((description: HTMLElement) => description.innerText)).toBe('Um\ndois')
  await expect(dialog.getByText('Seu código aparece aqui e vale por 24 horas.')).toBeVisible()
  await expect(dialog.getByText('Gerar não gasta pontos: eles só saem na troca.')).toBeVisible()
  await expect(dialog.getByText('Depois da troca: 1.205 pontos')).toBeVisible()
  // Once the sheet has risen.
  await dialog.evaluate((sheet) => Promise.all(sheet.getAnimations().map(({ finished }) => finished)))
  const placeOfSheet = () => dialog.getByRole('heading').boundingBox()
  const place = await placeOfSheet()
  const call = await holdCall(platform, post)
  await generateButton(page).evaluate(pressTwice)
  await call.untilHeld()
  await expect(generateButton(page)).toHaveAttribute('aria-busy', 'true')
  await call.resume()
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
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 10_000))
  const share = dialog.getByRole('button', { name: 'Compartilhar' })
  const sharedTexts = () => page.evaluate(() => (globalThis as unknown as Shared).shared.map(({ text }) => text))
  await share.evaluate(pressTwice)
  const until = 'Válido até \\d\\d/\\d\\d/\\d{4}, \\d\\d:\\d\\d'
  const text = new RegExp(`^Voucher de Café coado em Padaria Estrela.*: ${code}\\. ${until}\\.$`)
  expect(await sharedTexts()).toEqual([expect.stringMatching(text)])
  const dispatch = (event: string) => () =>
    page.evaluate((name) => document.dispatchEvent(new Event(name, { bubbles: true })), event)
  for (const [end, count] of [
    [dispatch('focus'), 2],
    [dispatch('visibilitychange'), 3],
    [() => page.clock.runFor(9999), 3],
    [() => page.clock.runFor(1), 4],
  ] as const) {
    await end()
    await share.click()
    expect(await sharedTexts()).toHaveLength(count)
  }
  await page.evaluate(() => (globalThis as unknown as Shared).shared[0]?.refuse(new Error('late')))
  await expect(dialog.getByText('Não foi possível compartilhar. Copie o código.')).toBeVisible()
})

test('the remaining time is followed live, until it has expired [4.54, 9.12]', async ({ page, platform }) => {
  await page.clock.install()
  await generateVoucher(page)
  await expect(dialogOf(page).getByText('Válido por mais 23 h 59 min')).toBeVisible()
  await jump(page, '01:00:00')
  await expect(dialogOf(page).getByText('Válido por mais 22 h 59 min')).toBeVisible()
  await jump(page, '22:59:30')
  await expect(dialogOf(page).getByText('Válido por menos de 1 minuto')).toBeVisible()
  await requestControl(platform, 'expire', { phone: ana, what: 'vouchers' })
  await dialogOf(page).getByRole('button', { name: 'Copiar código' }).focus()
  await jump(page, '01:00')
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
    await call.resume()
    for (const tab of [page, other]) await expectOneVoucher(tab, platform)
  })

  test('its answer comes after the time that the site waits for it', async ({ page, platform, browserConsole }) => {
    browserConsole.allow(ofTheFault)
    await page.clock.install()
    const call = await holdCall(platform, post)
    await generateButton(page).click()
    await call.untilHeld()
    const failedRequest = page.waitForEvent('requestfailed', (request) => request.method() === 'POST')
    await jump(page, 15_000, isCall(platform, post))
    await failedRequest
    await call.resume()
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
    await call.resume()
    await jumpUntilVisible(page, codeIn(page))
    await expectOneVoucher(page, platform)
  })

  test('the dialog is closed in the middle: opened again it goes on, then has the code', async ({ page, platform }) => {
    const call = await holdCall(platform, post)
    await generateButton(page).click()
    await close(page)
    await page.getByRole('button', { name: /Café coado/ }).click()
    await expect(generateButton(page)).toHaveAttribute('aria-busy', 'true')
    await call.resume()
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
