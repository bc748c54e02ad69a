import { expect, expectNeverShown, expectToast, resize, test, throwLate, type Page } from '../../e2e/kit/index.ts'

/* What a customer has where the site does not start, and where something throws that nobody catches. */

const opening = (page: Page) => page.getByRole('status').filter({ hasText: 'O site ainda está abrindo' })
const wayOut = (page: Page) => page.getByRole('alert').filter({ hasText: 'O site ainda não abriu' })

/** Sets the first paint's animations to a time, and stops them there. */
async function pass(page: Page, milliseconds: number): Promise<void> {
  // They begin with the first rendering.
  await page.waitForFunction(() => document.getAnimations().length > 1)
  await page.evaluate((time) => {
    for (const animation of document.getAnimations()) {
      animation.pause()
      animation.currentTime = time
    }
  }, milliseconds)
}

const startFile = /\/assets\/shell\.[^/]+\.js/

test('a slow start is said; a minute, a start file that fails, and one that throws, leave a way out', async ({
  page,
  browserConsole,
}) => {
  browserConsole.allow(/Failed to load resource|uncaught/)
  const failure = Promise.withResolvers<void>()
  await page.route(startFile, async (route) => {
    await failure.promise
    await route.abort()
  })
  await page.goto('/padaria', { waitUntil: 'commit' })
  await pass(page, 61_000)
  await expect(wayOut(page)).toBeVisible()
  await expect(opening(page)).toBeHidden()

  await page.reload({ waitUntil: 'commit' })
  await pass(page, 9900)
  await expect(opening(page)).toBeHidden()
  for (const time of [10_100, 59_900]) {
    await pass(page, time)
    await expect(opening(page)).toBeVisible()
    await expect(wayOut(page)).toBeHidden()
  }
  // Nothing moves: the times stay.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expect(opening(page)).toBeVisible()
  // Neither another one's script nor a picture is a start file.
  await page.evaluate(() => {
    for (const path of ['script.js', 'assets/shell.js'])
      dispatchEvent(new ErrorEvent('error', { filename: `https://extension.example/${path}` }))
    document.querySelector('img')?.dispatchEvent(new Event('error'))
  })
  await expect(opening(page)).toBeVisible()
  failure.resolve()
  await expect(wayOut(page)).toBeVisible()
  await expect(opening(page)).toBeHidden()

  await test.step('a start file fails', async () => {
    await page.emulateMedia({ reducedMotion: null })
    await page.goto('/padaria?from=poster')
    await pass(page, 9900)
    await expect(wayOut(page)).toBeHidden()
    await pass(page, 10_100)
    await expect(wayOut(page)).toContainText('Verifique sua conexão e recarregue a página.', { useInnerText: true })
    // What is finer comes with a start file.
    await expect(wayOut(page)).toHaveCSS('text-wrap', 'balance')
    const width = () => page.evaluate(() => document.documentElement.scrollWidth)
    for (const size of [320, 412, 1280]) {
      await resize(page, size, 640)
      await expect.poll(width).toBe(size)
    }
  })

  await test.step('a browser older than the promised ones is told so instead', async () => {
    const outdated = wayOut(page).getByText('Atualize o navegador')
    await expect(outdated).toBeHidden()
    const style = (await page.locator('head style').textContent()) ?? ''
    // What the older browser does not know.
    for (const condition of ['width>=0', 'lab']) {
      await page.evaluate(
        (text) => {
          document.querySelector('head style')?.remove()
          document.adoptedStyleSheets = [new CSSStyleSheet()]
          document.adoptedStyleSheets[0]?.replaceSync(text)
        },
        style.replace(condition, 'unknown'),
      )
      await pass(page, 10_100)
      await expect(outdated).toBeVisible()
      await expect(wayOut(page).getByText('Verifique sua conexão')).toBeHidden()
    }
  })

  await test.step('a start file throws before the first render', async () => {
    await page.unroute(startFile)
    // Without the page's own data (`#site`).
    await page.evaluate(() => sessionStorage.setItem('without-data', ''))
    await page.addInitScript(() => {
      if (sessionStorage.getItem('without-data') === '') document.getElementById = () => null
    })
    await page.reload()
    await pass(page, 10_100)
    await expect(wayOut(page)).toBeVisible()
  })

  await test.step('the way out leads to the same address, and is gone once the site is there', async () => {
    await page.evaluate(() => sessionStorage.clear())
    await wayOut(page).getByRole('link', { name: 'Recarregar' }).click()
    await expect(page.getByRole('tab', { name: 'Acessar' })).toBeVisible()
    await expect(page.locator('.way-out')).toHaveCount(0)
    await expect(page).toHaveURL(({ search }) => search === '?from=poster')
  })
})

test('what nobody catches is said once, and each is reported; the page stays', async ({ page, browserConsole }) => {
  browserConsole.allow(/uncaught|late|extension|Failed to load resource/)
  await page.goto('/padaria')
  await page.getByLabel('Telefone').fill('11912345678')
  await test.step('what an extension throws is not said', () =>
    expectNeverShown(page, async () => {
      await page.evaluate(() => void Promise.reject(new Error('of an extension')))
      await expect.poll(() => browserConsole.seen).toContain('uncaught: of an extension')
    }))
  await throwLate(page, 'event')
  const uncaught = 'Algo não funcionou como esperado. Se precisar, recarregue a página.'
  await expect(page.getByText(uncaught)).toBeVisible()
  const reports = () =>
    browserConsole.seen.filter((complaint) =>
      /^warning: \[uncaught\] shell \S+ in phase (event|promise) \(release \S+\) Error: late/.test(complaint),
    )
  const rejectOnceMore = async () => {
    const before = reports().length
    await throwLate(page, 'promise')
    await expect.poll(() => reports().length).toBe(before + 1)
  }
  await expectNeverShown(page, rejectOnceMore)
  await test.step('nor again once the message is closed', async () => {
    await expectToast(page, uncaught)
    await expectNeverShown(page, rejectOnceMore)
  })
  await expect(page.getByLabel('Telefone')).toHaveValue('(11) 91234-5678')
})
