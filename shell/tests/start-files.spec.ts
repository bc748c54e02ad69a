import { countCalls, expect, formTab, test, totalOf } from '../../e2e/kit/index.ts'

test('every start file begins with the compile hint: behind anything else it would be a mere comment', async ({
  request,
  siteUrl,
}) => {
  const html = await (await request.get(`${siteUrl}/padaria`)).text()
  const scripts = [...html.matchAll(/<script defer src="([^"]*)"/g)].map(([, src = '']) => src)
  expect(scripts).toHaveLength(3)
  for (const script of scripts)
    expect(await (await request.get(`${siteUrl}${script}`)).text()).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/)
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
