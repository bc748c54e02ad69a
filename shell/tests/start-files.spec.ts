import { countCalls, expect, formTab, test, totalOf } from '../../e2e/kit/index.ts'

test('every file of the first screen begins with the compile hint: behind anything else it would be a mere comment', async ({
  request,
  siteUrl,
}) => {
  const html = await (await request.get(`${siteUrl}/padaria`)).text()
  const scripts = [...html.matchAll(/<(?:script defer src|link rel="preload" as="script" href)="([^"]*)"/g)].map(
    ([, src = '']) => src,
  )
  expect(scripts).toHaveLength(7)
  for (const script of scripts)
    expect(await (await request.get(new URL(script, siteUrl).href)).text()).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/)
})

test('with a session the screen’s files are on their way before the last start file has come, the fonts after it; without `start-watch` they come later, after the points’ request', async ({
  page,
  customer,
  browserConsole,
}) => {
  browserConsole.allow(/Failed to load resource/)
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  const fonts = () => asked.filter((path) => path.endsWith('.woff2')).toSorted()
  const ofHome = () => asked.filter((path) => path.startsWith('/remotes/mf-home/'))
  await customer.openSignedIn('11912345678', '/padaria')
  await expect(totalOf(page, /^1\.250\spontos$/)).toBeVisible()
  asked.length = 0
  const { promise: held, resolve: goOn } = Promise.withResolvers<void>()
  await page.route(/\/vendor\.\w+\.js$/, (route) => held.then(() => route.continue()))
  await page.goto('/padaria', { waitUntil: 'commit' })
  await expect.poll(ofHome).not.toEqual([])
  expect(fonts()).toEqual([])
  goOn()
  await expect(totalOf(page, /^1\.250\spontos$/)).toBeVisible()
  expect(ofHome()).toEqual([...new Set(ofHome())])
  expect(fonts()).toEqual([expect.stringContaining('/jost-'), expect.stringContaining('/nunito-')])
  await page.route(/\/start-watch\./, (route) => route.abort())
  asked.length = 0
  // However slow the machine: the interface, and what asks for its files, waits for the points' request.
  await page.addInitScript(() => {
    const { setTimeout: start } = globalThis
    const startOthers = (run: () => void, ms?: number) => (ms === 100 ? 0 : start(run, ms))
    Object.assign(globalThis, { setTimeout: startOthers })
  })
  await page.goto('/padaria')
  await expect(totalOf(page, /^1\.250\spontos$/)).toBeVisible()
  expect(ofHome()).toEqual([...new Set(ofHome())])
  const inOrder = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .toSorted((one, other) => one.startTime - other.startTime)
      .flatMap(({ name }) => /user\/find|mf-home/.exec(name)?.[0] ?? []),
  )
  expect(inOrder.slice(0, 2)).toEqual(['user/find', 'mf-home'])
})

test('what a page preloads is used: each script runs, and the organisation is requested once', async ({
  page,
  platform,
  customer,
}) => {
  // The loader removes its elements afterwards.
  await page.addInitScript(() => {
    const noteScript = ({ target }: Event) => target instanceof HTMLScriptElement && performance.mark(target.src)
    document.addEventListener('load', noteScript, { capture: true })
  })
  const expectAllUsed = async () => {
    const { preloaded, run } = await page.evaluate(() => ({
      preloaded: [...document.querySelectorAll('link[rel=preload][as=script]')].map((link) =>
        Reflect.get(link, 'href'),
      ),
      run: performance.getEntriesByType('mark').map(({ name }) => name),
    }))
    expect(preloaded).not.toEqual([])
    expect(run).toEqual(expect.arrayContaining(preloaded))
    expect(await countCalls(platform, { path: '/v1/open/orgs/{key}' })).toBe(1)
  }
  await page.goto('/padaria')
  await expect(formTab(page, 'Acessar')).toBeVisible()
  await expectAllUsed()
  await platform.reset()
  await customer.openSignedIn('11912345678', '/padaria')
  await expect(totalOf(page, /^1\.250\spontos$/)).toBeVisible()
  await expectAllUsed()
})
