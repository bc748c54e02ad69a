import {
  expect,
  expectNeverShown,
  openTab,
  settled,
  shifted,
  stillness,
  tabLink,
  test,
  title,
  watchShifts,
  type Page,
} from '../../e2e/kit/index.ts'

/* What is seen while one view takes the place of another. */

const ana = '11912345678'

test('a dialog’s sheet rises opaque from the edge of a phone', async ({ page, customer }) => {
  await customer.openSignedIn(ana, '/padaria/rewards')
  await page.getByRole('button', { name: /Café coado/ }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  const steps = await dialog.evaluate((sheet) => {
    // Once more from its start: by now it may be over.
    Object.assign(sheet.style, { animationName: 'none' })
    sheet.getAnimations()
    Object.assign(sheet.style, { animationName: '' })
    const [animation] = sheet.getAnimations()
    if (!animation) throw new Error('the sheet does not rise')
    animation.pause()
    return [0, 50, 100, 150, 200].map((time) => {
      animation.currentTime = time
      return { opacity: getComputedStyle(sheet).opacity, top: Math.round(sheet.getBoundingClientRect().top) }
    })
  })
  for (const { opacity } of steps) expect(opacity).toBe('1')
  const tops = steps.map(({ top }) => top)
  expect(tops[0]).toBe(860)
  expect(tops).toEqual(tops.toSorted((one, other) => other - one))
})

const tabs = (page: Page) => page.getByRole('navigation', { name: 'Principal' })
const currentTab = (page: Page) => tabs(page).locator('[aria-current=page]')

/** What stands in the page at each of its frames, from now on. */
const recordFrames = (page: Page) =>
  page.evaluateHandle(() => {
    const frames: string[] = []
    const look = () => {
      const main = document.querySelector('main')
      const heading = main?.querySelector('h1')?.textContent
      const isFaint = main !== null && getComputedStyle(main).opacity !== '1'
      const frame = isFaint ? 'faint' : (heading ?? (main?.firstElementChild ? 'skeleton' : 'empty'))
      if (frame !== frames.at(-1)) frames.push(frame)
      requestAnimationFrame(look)
    }
    look()
    return frames
  })

/** Stops the two pictures of the next crossing as soon as they are there. */
const holdCrossing = (page: Page) =>
  page.evaluateHandle(async () => {
    const pictures = () =>
      document
        .getAnimations()
        .filter(
          ({ effect }) => effect instanceof KeyframeEffect && effect.pseudoElement?.startsWith('::view-transition'),
        )
    while (pictures().length === 0) await new Promise((painted) => requestAnimationFrame(painted))
    for (const picture of pictures()) picture.pause()
    return pictures()
  })

test('each address has its screen, four tabs lead to an organisation’s, and at a fourth of the speed no frame is empty and nothing shifts [2.2, 2.5, 2.6, 2.7, 2.30]', async ({
  page,
  customer,
}) => {
  await watchShifts(page)
  await customer.openSignedIn(ana, '/padaria')
  await expect(page.getByRole('button', { name: 'Autorizar' }).first()).toBeVisible()
  await expect(tabs(page).getByRole('link')).toHaveText(['Início', 'Pontos', 'Recompensas', 'Perfil'])
  await expect(currentTab(page)).toHaveText(['Início'])
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  const frames = await recordFrames(page)
  const before = await shifted(page)
  for (const [name, heading, path] of [
    ['Pontos', 'Extrato de Pontos', '/padaria/scores'],
    ['Recompensas', 'Recompensas', '/padaria/rewards'],
    ['Perfil', 'Perfil', '/padaria/user-profile'],
    ['Início', 'Início', '/padaria'],
  ] as const) {
    await openTab(page, name)
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeAttached()
    await expect(page).toHaveTitle(new RegExp(heading))
    await expect(page).toHaveURL(path)
    await expect(currentTab(page)).toHaveText([name])
  }
  const seen = await frames.evaluate(async (recorded) => {
    // With the next frame: what has just come into the page has not been in one yet.
    await new Promise((painted) => requestAnimationFrame(painted))
    return recorded
  })
  // A skeleton may stand there for a screen whose code takes long, an empty or a faint frame never.
  expect(seen.filter((frame) => frame !== 'skeleton')).toEqual([
    'Início, Padaria Estrela',
    'Extrato de Pontos',
    'Recompensas',
    'Perfil',
    'Início, Padaria Estrela',
  ])
  expect((await shifted(page)) - before).toBeLessThanOrEqual(stillness)

  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  await page.goto('/padaria/rewards/vouchers')
  await expect(currentTab(page)).toHaveText(['Recompensas'])
  // `routes.test.ts` has the others.
  for (const [outside, heading, path] of [
    ['/scores', 'Empresas', '/'],
    ['/user-profile', 'Perfil', '/user-profile'],
  ] as const) {
    await page.goto(outside)
    await settled(page)
    await expect(title(page)).toHaveText(heading)
    await expect(page).toHaveURL(path)
    await expect(page.getByRole('banner')).toBeVisible()
    await expect(tabs(page)).toHaveCount(0)
  }
})

test('screens cross in 200 ms, with reduced motion not; a press meanwhile counts', async ({ page, customer }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await customer.openSignedIn(ana, '/padaria')
  const crossings = await page.evaluateHandle(() => {
    const start = document.startViewTransition.bind(document)
    const started: ViewTransition[] = []
    document.startViewTransition = (render) => {
      const crossing = start(render)
      started.push(crossing)
      return crossing
    }
    return started
  })
  await openTab(page, 'Perfil')
  await expect(page.getByRole('button', { name: 'Sair', exact: true })).toBeVisible()
  expect(await crossings.evaluate(({ length }) => length)).toBe(0)
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  const held = holdCrossing(page)
  await openTab(page, 'Pontos')
  const pictures = await held
  expect(await crossings.evaluate(({ length }) => length)).toBe(1)
  for (const time of [0, 50, 100, 150]) {
    const [former = 0, next = 0] = await pictures.evaluate((shown, at) => {
      for (const picture of shown) picture.currentTime = at
      return ['old', 'new'].map((which) =>
        Number(getComputedStyle(document.documentElement, `::view-transition-${which}(root)`).opacity),
      )
    }, time)
    expect(former + next, `${time} ms`).toBeCloseTo(1, 2)
    if (time > 0) expect(next).toBeGreaterThan(0)
  }
  expect(await pictures.evaluate((shown) => shown.map(({ effect }) => effect?.getComputedTiming().duration))).toContain(
    200,
  )
  const place = await tabLink(page, 'Perfil').boundingBox()
  await page.mouse.click((place?.x ?? 0) + 20, (place?.y ?? 0) + 20)
  await expect(page.getByRole('button', { name: 'Sair', exact: true })).toBeVisible()
})

/** Holds a remote's files until the function that it returns is called. */
async function holdCode(page: Page, files: RegExp): Promise<() => void> {
  const { promise: delivered, resolve: deliver } = Promise.withResolvers<void>()
  await page.route(files, async (route) => {
    await delivered
    await route.continue()
  })
  return deliver
}

test('the former screen stays until the next one’s code is there, or 300 ms; of two tabs pressed, the first is never shown', async ({
  page,
  customer,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.clock.install()
  await customer.openSignedIn(ana, '/padaria')
  // The last section of home: one of its links is called like the screen that must not appear.
  await expect(page.getByRole('navigation', { name: 'Atalhos' })).toBeVisible()
  const deliverPoints = await holdCode(page, /mf-scores/)
  const deliverRewards = await holdCode(page, /mf-rewards/)
  const deliverProfile = await holdCode(page, /mf-profile/)
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 10_000))
  const pressBoth = async () => {
    await openTab(page, 'Pontos')
    await openTab(page, 'Recompensas')
    await expect(page).toHaveURL('/padaria/rewards')
    const delivered = page.waitForResponse(/mf-scores/)
    deliverPoints()
    await delivered
  }
  await expectNeverShown(page, pressBoth, {
    words: 'Extrato de Pontos',
    hangs: (request) => request.url().includes('mf-rewards'),
  })
  await expect(page.getByRole('heading', { level: 1, name: 'Início' })).toBeAttached()
  deliverRewards()
  const rewards = page.getByRole('heading', { level: 1, name: 'Recompensas' })
  await expect(rewards).toBeAttached()

  await openTab(page, 'Perfil')
  await expect(currentTab(page)).toHaveText(['Perfil'])
  await page.clock.runFor(299)
  await expect(rewards).toBeAttached()
  await page.clock.runFor(1)
  await expect(page.getByRole('main').getByText('Carregando')).toBeAttached()
  await expect(rewards).toHaveCount(0)
  deliverProfile()
  await expect(page.getByRole('button', { name: 'Sair', exact: true })).toBeVisible()
})

test('with reduced motion a change of every colour starts no transition', async ({ page }) => {
  await page.goto('/padaria')
  await expect(page.getByRole('button', { name: 'Acessar', exact: true })).toBeVisible()
  const started = await page.evaluateHandle(() => {
    const events: Event[] = []
    addEventListener('transitionrun', (event) => events.push(event))
    return events
  })
  const startedSoFar = () =>
    started.evaluate(async (events) => {
      // The browser dispatches the event with the next frame.
      for (let frame = 0; frame < 3; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve))
      return events.length
    })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await startedSoFar()
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await startedSoFar()).toBe(0)
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await startedSoFar()
  await page.emulateMedia({ colorScheme: 'light' })
  await expect.poll(startedSoFar).toBeGreaterThan(0)
})
