import { full, test, type Platform } from '../../kit/index.ts'
import { brands, type Brand } from './brands.ts'
import { judgeViews } from './judge.ts'
import { bringAxe } from '../../kit/index.ts'
import { signedInViews, signedOutViews } from './views.ts'

test.use({
  // A view that is half faded in has half its contrast.
  contextOptions: { reducedMotion: 'reduce' },
})

test.beforeEach(({ page }) => bringAxe(page))

for (const [place, brand] of brands.entries()) {
  // The hardest brand in each run, by day and by night; all others in the full suite.
  const tag = brand.name === 'nearly white' ? [] : [full]
  test(`every signed-out view is accessible: ${brand.name}`, { tag }, async ({ page, platform }) => {
    putOn(brand, platform)
    await page.goto(`/${brand.key}`)
    await judgeViews(page, signedOutViews, place)
  })

  test(`every signed-in view is accessible: ${brand.name}`, { tag }, async ({ page, platform, customer }) => {
    putOn(brand, platform)
    await customer.openSignedIn('11912345678', `/${brand.key}`)
    await judgeViews(page, signedInViews, place)
  })
}

test('every signed-out view of the product’s own brand is accessible', { tag: full }, async ({ page }) => {
  await page.goto('/')
  await judgeViews(page, signedOutViews, brands.length)
})

/** Gives a brand's organisation its colours. */
function putOn({ key, colors }: Brand, platform: Platform): void {
  if (colors)
    platform.database.prepare('UPDATE organizations SET colors = ? WHERE key = ?').run(JSON.stringify(colors), key)
}
