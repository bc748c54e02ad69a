import { expect, resize, settled, signInWith, test, type Page } from '../../e2e/kit/index.ts'

const toastFile = /\/assets\/toasts\./

test('what shows toasts is fetched at the first touch, not before', async ({ page, siteUrl }) => {
  const asked: string[] = []
  page.on('request', (request) => void (toastFile.test(request.url()) && asked.push(request.url())))
  await page.clock.install()
  await page.goto(`${siteUrl}/padaria`)
  await expect(page.getByRole('tab', { name: 'Acessar' })).toBeVisible()
  await page.clock.fastForward(60_000)
  await settled(page)
  expect(asked).toEqual([])
  const fetched = page.waitForResponse(toastFile)
  await page.getByLabel('Telefone').click()
  await fetched
})

test('a message that is leaving comes again when there is reason to', async ({ page, browserConsole }) => {
  browserConsole.allow(/Failed to load resource/)
  await page.goto('/padaria')
  await page.getByLabel('Telefone').fill('11912345678')
  await page.getByLabel('Senha', { exact: true }).fill('not-this-one')
  const messages = page.getByText('Número de telefone ou Senha incorreto')
  const submit = page.getByRole('button', { name: 'Acessar', exact: true })
  await submit.click()
  await expect(messages).toHaveCount(1)
  // Shown already: not a second time.
  const refused = page.waitForResponse((response) => response.status() === 400)
  await submit.click()
  await refused
  await expect(submit).toBeEnabled()
  await expect(messages).toHaveCount(1)
  await page.evaluate(() => {
    const slowly = new CSSStyleSheet()
    slowly.replaceSync('.toast-exit { animation-duration: 60s !important }')
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, slowly]
  })
  await page.getByRole('button', { name: 'Fechar aviso' }).click()
  await submit.click()
  await expect(messages).toHaveCount(2)
})

test('a message stands top-centre for 6363 ms, at 320, 412 and 1280 px [9.19, 9.20]', async ({ page, browserConsole }) => {
  browserConsole.allow(/the server responded with a status of 400/)
  await page.goto('/padaria')
  const message = page.getByRole('group').filter({ hasText: 'Número de telefone ou Senha incorreto' })
  for (const width of [320, 412, 1280]) {
    await test.step(`${width} px`, async () => {
      await resize(page, width)
      await signInWith(page, '11912345678', 'senha errada')
      await expect(message).toBeVisible()
      const place = await message.evaluate(async (element) => {
        await Promise.all(element.getAnimations().map(({ finished }) => finished))
        const { left, right, top } = element.getBoundingClientRect()
        return { top, offCentre: (left + right - document.documentElement.clientWidth) / 2 }
      })
      expect(place).toEqual({ top: 16, offCentre: 0 })
      // The end of this animation is what closes the message.
      const time = await message.evaluate((element) => {
        const [countdown] = element.getAnimations({ subtree: true })
        const duration = countdown?.effect?.getTiming().duration
        countdown?.finish()
        return duration
      })
      expect(time).toBe(6363)
      await expect(message).toHaveCount(0)
    })
  }
})

test('a toast is announced once', async ({ page, browserConsole }) => {
  browserConsole.allow(/the server responded with a status of 400/)
  const message = 'Número de telefone ou Senha incorreto'
  await page.addInitScript(recordAnnouncements)
  await page.goto('/padaria')
  await signInWith(page, '11912345678', 'senha errada')
  await expect(page.getByText(message)).toBeVisible()
  await page.getByRole('button', { name: 'Fechar aviso' }).click()
  await expect(page.getByText(message)).toHaveCount(0)
  expect((await announcements(page)).filter((text) => text.includes(message))).toEqual([message])
})

/** Runs in the page: records what screen readers read out by themselves, once for each live region that takes it in. */
function recordAnnouncements(): void {
  const live = '[aria-live=polite], [aria-live=assertive], [role=alert], [role=status], [role=log], output'
  const announcements: string[] = []
  Object.assign(window, { announcements })
  const record = (added: Node, target: Node) => {
    const text = added.textContent?.trim()
    if (!text) return
    for (let around = target.parentElement; around; around = around.parentElement) if (around.matches(live)) announcements.push(text)
    if (target instanceof Element && target.matches(live)) announcements.push(text)
    // An alert is read out though it comes with its text.
    if (added instanceof Element) announcements.push(...[added, ...added.querySelectorAll('*')].filter((it) => it.matches('[role=alert]')).map(() => text))
  }
  new MutationObserver((mutations) => {
    for (const { target, addedNodes } of mutations) for (const added of addedNodes) record(added, target)
  }).observe(document, { childList: true, subtree: true })
}

const announcements = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => (window as unknown as { announcements: readonly string[] }).announcements)
