import { ana, says } from './home-page.ts'
import { expect, full, pixelsOf, resize, settled, test, type Locator } from '../../e2e/kit/index.ts'

/** Relative luminance of red, green and blue (WCAG 2.2). */
const luminance = (color: readonly number[]) =>
  color
    .map((part) => (part <= 10 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4))
    .reduce((sum, part, place) => sum + part * ([0.2126, 0.7152, 0.0722][place] ?? 0), 0)

/** The contrast of a surface's text with each colour that is behind its words. */
async function contrastsIn(surface: Locator): Promise<readonly number[]> {
  await surface.locator('img').evaluateAll((all: HTMLImageElement[]) => Promise.all(all.map((image) => image.decode())))
  const text = await surface.evaluate((element: HTMLElement) => {
    element.style.borderWidth = '0'
    for (const words of [...element.children].slice(0, -1)) (words as HTMLElement).style.visibility = 'hidden'
    return getComputedStyle(element).color
  })
  const { x = 0, y = 0, width = 0, height = 0 } = (await surface.boundingBox()) ?? {}
  const clip = { x, y: Math.ceil(y), width, height: Math.floor(height) - 1 }
  const { data } = await pixelsOf(surface.page(), await surface.page().screenshot({ clip, scale: 'css' }))
  const colors = new Set<string>()
  for (let at = 0; at < data.length; at += 4) colors.add(data.slice(at, at + 3).join())
  const own = luminance((text.match(/\d+/g) ?? []).map(Number)) + 0.05
  return [...colors]
    .map((color) => (luminance(color.split(',').map(Number)) + 0.05) / own)
    .map((ratio) => Math.max(ratio, 1 / ratio))
}

/** The first two contrast least with their text, one of each colour. */
const brands = ['#757575', '#777777', '#ff0000', '#000000', '#fdfcf7', '#ffd400', '#b4430f', '#3d3a8c']

for (const [place, brand] of [...brands, 'no logo'].entries())
  test(
    `behind the words the brand’s mark leaves 4.5:1: ${brand}`,
    { tag: place < 2 ? [] : full },
    async ({ page, platform, customer, browserConsole }) => {
      browserConsole.allow(/Failed to load resource/)
      platform.database
        .prepare(
          "UPDATE organizations SET (brand, colors) = (iif(?1 LIKE '#%', brand, ''), json_object('primary', ?1))",
        )
        .run(brand)
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await customer.openSignedIn(ana, '/padaria')
      await says(page, /^1\.250 pontos$/)
      await resize(page, 412)
      for (const surface of [
        page.getByRole('main').locator('section').first(),
        page.getByRole('dialog').locator('div').first(),
      ]) {
        await settled(page)
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme })
          const contrasts = await contrastsIn(surface)
          expect.soft(contrasts.length, 'it is seen').toBeGreaterThan(1)
          expect.soft(Math.min(...contrasts), colorScheme).toBeGreaterThanOrEqual(4.5)
        }
        await page.emulateMedia({ contrast: 'more' })
        expect.soft(await contrastsIn(surface)).toHaveLength(1)
        await page.emulateMedia({ contrast: 'no-preference', forcedColors: 'active' })
        expect.soft(await contrastsIn(surface)).toHaveLength(1)
        await page.emulateMedia({ forcedColors: 'none' })
        await page.goto('/padaria/caixa')
      }
    },
  )
