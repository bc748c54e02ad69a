import { ana, codeIn, dialogOf, generateVoucher, openReward, vouchersOf } from './voucher-dialog.ts'
import { customers, expect, run, test, type Page } from '../../e2e/kit/index.ts'

/* The device's clock is hours off. What counts is the services' time (`shared/format/clock.test.ts` has both directions). */

const hourMs = 3_600_000
const hasAllItsTime = (page: Page) => expect(page.getByText(/^Válido por mais\s23\sh\s59\smin$/)).toBeVisible()

test('48 h behind: a press makes the one voucher, with all its time', async ({ page, platform, customer }) => {
  const { sub } = customers.ana.user
  const wish = `${sub}:padaria:padaria-1:105`
  // Less than 48 h ago, which a clock that is behind takes for tomorrow.
  run(platform.database)`INSERT INTO vouchers (code, sub, provider, issuer, group_by_key, data, created_at, expires_at)
    VALUES ('DEAD', ${sub}, 'padaria', 'padaria-1', ${wish}, '{}', ${Date.now() - 26 * hourMs}, ${Date.now() - 2 * hourMs})`
  await page.clock.install({ time: Date.now() - 48 * hourMs })
  await customer.openSignedIn(ana, '/padaria/rewards')
  const code = await generateVoucher(page)
  await hasAllItsTime(page)
  // The dialog has an address.
  await page.reload()
  await expect(codeIn(page)).toHaveText(code)
  await page.goto('/padaria/rewards/vouchers')
  await expect(page.getByText(code)).toBeVisible()
  await hasAllItsTime(page)
  expect(vouchersOf(platform).toSorted()).toEqual([code, 'DEAD'].toSorted())
})

test('put forward after it was made: it is still there, and no other is offered', async ({
  page,
  platform,
  customer,
}) => {
  await page.clock.install()
  await customer.openSignedIn(ana, '/padaria/rewards')
  const code = await generateVoucher(page)
  await page.clock.setSystemTime((await page.evaluate(() => Date.now())) + 26 * hourMs)
  await dialogOf(page).getByRole('button', { name: 'Fechar' }).click()
  await openReward(page)
  await expect(codeIn(page)).toHaveText(code)
  await hasAllItsTime(page)
  // The next page begins with the wrong clock.
  await page.reload()
  await expect(codeIn(page)).toHaveText(code)
  await hasAllItsTime(page)
  expect(vouchersOf(platform)).toEqual([code])
})
