import type { Locator, Page } from '@playwright/test'
import { expect, full, openTab, overflow, resize, run, settled, sql, test, type Platform } from '../kit/index.ts'

/* Far too much data from a service: what does not fit is left out and reported in the console (docs/decisions/0030). */
const ana = '11912345678'
const anaSub = sql`(SELECT sub FROM user_attributes WHERE name = 'phone_number' AND value = '+5511912345678')`
const leftOut = /^warning: \[api\]/
const unbroken = (letters: number) => 'W'.repeat(letters)
const inNinetyDays = Date.now() + 90 * 86_400_000

/** Uses a name in each place of Ana's padaria that shows one: organisation, company, reward, entry, request. */
function nameEverything({ database }: Platform, text: string): void {
  for (const statement of [
    sql`UPDATE organizations SET name = ${text} WHERE key = 'padaria'`,
    sql`UPDATE rewards SET name = ${text}, description = ${text}, reward_type_name = ${text} WHERE id = '101'`,
    sql`UPDATE companies SET name = ${text} WHERE ref = 'padaria-3'`,
    sql`UPDATE intents SET reason = ${text} WHERE rowid = (SELECT min(rowid) FROM intents WHERE sub = ${anaSub} AND provider = 'padaria' AND decision IS NULL)`,
    sql`INSERT INTO score_entries (sub, organization_key, balance, created_at, expires_at, company_name, sale_amount) VALUES (${anaSub}, 'padaria', 5, ${Date.now()}, ${inNinetyDays}, ${text}, 5)`,
  ])
    run(database)`${statement}`
}

/** Each view: what leads there from the one before, and what shows that it can be used. */
const views: readonly (readonly [open: (page: Page) => Promise<unknown>, usable: (page: Page) => Locator])[] = [
  [(page) => page.goto('/padaria'), (page) => page.getByRole('button', { name: 'Autorizar' }).first()],
  [(page) => openTab(page, 'Pontos'), (page) => page.getByText(/^36[56] lançamentos$/)],
  [(page) => openTab(page, 'Recompensas'), (page) => page.getByRole('button', { name: /Café coado/ })],
  [
    (page) => page.getByRole('link', { name: 'Meus vouchers' }).click(),
    (page) => page.getByRole('heading', { name: 'Meus vouchers' }),
  ],
  [(page) => openTab(page, 'Perfil'), (page) => page.getByRole('link', { name: 'Trocar de empresa', exact: true })],
  [(page) => page.goto('/'), (page) => page.getByRole('link', { name: /Café Central/ })],
]

/** Opens the views, one after the other: each shows its content and is no wider than the screen. */
async function expectViewsToServe(page: Page): Promise<void> {
  for (const [open, usable] of views) {
    await open(page)
    await expect(usable(page)).toBeVisible()
    // With all that it shows.
    await settled(page)
    expect.soft(await overflow(page), page.url()).toBeLessThanOrEqual(0)
  }
}

test('a name of 100 kB or a text of 5 MB costs only its item', async ({ page, customer, platform, browserConsole }) => {
  browserConsole.allow(leftOut)
  await customer.openSignedIn(ana, '/padaria')
  nameEverything(platform, unbroken(100_000))
  run(platform.database)`UPDATE rewards SET description = ${unbroken(5_000_000)} WHERE id = '103'`
  await expectViewsToServe(page)
  await expect(page.getByText(/W{50}/)).toHaveCount(0)
  await expect
    .poll(() => browserConsole.seen)
    .toContainEqual(expect.stringContaining('rewards: 1 left out, description'))
})

test('an unbroken name widens no view of a narrow phone', { tag: full }, async ({ page, customer, platform }) => {
  const name = unbroken(200)
  await customer.openSignedIn(ana, '/padaria')
  await resize(page, 320)
  nameEverything(platform, name)
  run(platform.database)`UPDATE user_attributes SET value = ${name} WHERE name = 'name' AND sub = ${anaSub}`
  await expectViewsToServe(page)
  await page.goto('/padaria/rewards')
  await page.getByRole('button', { name: /W{200}/ }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect.poll(() => overflow(page)).toBe(0)
})

test('of 100,000 companies 500 can be used', { tag: full }, async ({ page, customer, platform, browserConsole }) => {
  browserConsole.allow(leftOut)
  platform.database.exec(`
      WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < 100000)
      INSERT INTO organizations (key, name, brand, token, colors, listed, welcomes_new_customers)
      SELECT 'loja-' || n, 'Loja ' || n, '', 'token-' || n, '{}', 0, 0 FROM numbers`)
  run(platform.database)`INSERT INTO memberships (sub, organization_key, joined_at) SELECT ${anaSub}, key, 0
      FROM organizations WHERE key LIKE 'loja-%'`
  await customer.openSignedIn(ana, '/')
  await page.getByRole('searchbox').fill('Loja 477')
  await expect(page.getByRole('link', { name: 'Loja 477' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1)
  await expect.poll(() => browserConsole.seen).toContainEqual(expect.stringContaining('organizations:'))
})
