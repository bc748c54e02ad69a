import { expect, test, type Page } from '../../e2e/kit/index.ts'

/* The pinned browser, a headless shell, installs nothing, and cannot tell what would hinder it. */
test.skip(!process.env.CHROMIUM, 'needs a full Chromium')

test('the site is installed from an organisation, and opens there', async ({ page }) => {
  await page.goto('/padaria')
  const session = await page.context().newCDPSession(page)
  const { data, errors } = await session.send('Page.getAppManifest')
  expect(errors).toEqual([])
  const manifest = JSON.parse(data ?? '') as { icons: { src: string; sizes: string }[] }
  expect(manifest).toMatchObject({
    name: 'Meus Pontos',
    start_url: '/padaria',
    scope: '/',
    display: 'standalone',
    lang: 'pt-BR',
  })
  for (const { src, sizes } of manifest.icons.filter((icon) => icon.sizes !== 'any')) {
    expect(await sizeOfPicture(page, src)).toBe(sizes)
  }
  // Nothing but that a test's visits are private ones, from which nothing is installed.
  expect(
    (await session.send('Page.getInstallabilityErrors')).installabilityErrors.map(({ errorId }) => errorId),
  ).toEqual(['in-incognito'])
})

const sizeOfPicture = (page: Page, src: string) =>
  page.evaluate(async (address) => {
    const picture = await createImageBitmap(await (await fetch(address)).blob())
    return `${picture.width}x${picture.height}`
  }, src)
