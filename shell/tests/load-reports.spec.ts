import type { LoadReport } from 'shared/contract/load-report'
import { all, customers, expect, openTab, settled, test, totalOf, type Platform } from '../../e2e/kit/index.ts'

const reports = (platform: Platform) => all<LoadReport>(platform.database)`SELECT * FROM load_reports ORDER BY id`
const outcomesOf = (platform: Platform, screen: string) =>
  reports(platform)
    .filter((report) => report.screen === screen)
    .map(({ outcome }) => outcome)

test('a load, a failure and a recovery reach the platform, which shows them by version', async ({
  page,
  platform,
  remotes,
  customer,
  browserConsole,
}) => {
  browserConsole.allow(/mf-scores|Failed to load resource/)
  await customer.openSignedIn('11912345678', '/padaria')
  await expect(totalOf(page, /^1\.250\spontos$/)).toBeVisible()
  await expect.poll(() => outcomesOf(platform, 'Home')).toEqual(['loaded'])

  remotes.break('mf-scores', 'not-found', undefined)
  await openTab(page, 'Pontos')
  // Pointing at the tab loads the screen too, and a failed load is no reason not to try again at the press.
  await expect.poll(() => outcomesOf(platform, 'Scores').at(-1)).toBe('failed')
  await settled(page)
  remotes.heal()
  await page.getByRole('button', { name: 'Tentar de novo' }).click()
  await expect.poll(() => outcomesOf(platform, 'Scores').at(-1)).toBe('recovered')
  const failures = outcomesOf(platform, 'Scores').filter((outcome) => outcome === 'failed').length

  const stored = reports(platform)
  expect(new Set(stored.map(({ arm }) => arm))).toEqual(new Set(['stable']))
  const told = JSON.stringify(stored)
  for (const secret of ['91234', 'padaria', customers.ana.user.sub, 'eyJ']) expect(told).not.toContain(secret)

  const version = stored.find(({ remote }) => remote === 'mf-scores')?.version
  const html = await (await page.request.get(platform.addresses.analytics)).text()
  const cells = [...html.matchAll(/<td[^>]*>([^<]*)</g)].map(([, cell = '']) => cell)
  const place = cells.indexOf('mf-scores')
  expect(cells.slice(place, place + 5)).toEqual(['mf-scores', version, String(failures + 1), '1', String(failures)])
})
