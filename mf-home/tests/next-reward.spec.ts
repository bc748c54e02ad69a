import { ana, anaSub, calls, givePoints, nextReward, refused, says, withinReach } from './home-page.ts'
import { addFault, expect, liftFaults, resize, settled, test, title } from '../../e2e/kit/index.ts'

test('it is the cheapest ahead; ‘Últimos pontos’ are the newest [3.10]', async ({ page, platform, customer }) => {
  givePoints(platform, 889)
  for (const [balance, daysAgo] of [
    [7, 3],
    [-2, 1],
    [1, 2],
    [5, 4],
  ] as const) {
    platform.database.exec(
      `INSERT INTO score_entries (sub, organization_key, balance, created_at, expires_at)
       VALUES (${anaSub}, 'padaria', ${balance}, ${Date.now() - daysAgo * 86_400_000}, ${Date.now() + 90 * 86_400_000})`,
    )
  }
  await customer.openSignedIn(ana, '/padaria')
  const section = nextReward(page)
  const link = section.getByRole('link', { name: 'Bolo de cenoura com chocolate' })
  await expect(link).toBeVisible()
  await expect(section).toContainText('Faltam 350 pontos')
  await expect(section).toContainText('900 de 1.250')
  await expect(section.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '72')
  await expect(section.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '900 de 1.250')
  await expect(section.locator('img')).toHaveAttribute('src', `${platform.addresses.cdn}/rewards/padaria/103.webp`)
  // The whole card takes the touch.
  await section.getByText('900 de 1.250').click({ force: true })
  await expect(page).toHaveURL('/padaria/rewards?recompensa=103')
  await page.goBack()
  const last = page.getByRole('region', { name: 'Últimos pontos' })
  await expect(last.getByRole('listitem')).toHaveText([/\+889 pontos$/, /-2 pontos$/, /\+1 ponto$/])
  // The heading that takes the focus is one line.
  expect(await title(page).evaluate(({ scrollHeight }) => scrollHeight)).toBeLessThan(60)
  await test.step('no name is cut at twice the text size', async () => {
    await resize(page, 320)
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
    const cut = () =>
      page
        .getByRole('main')
        .locator('a, span:not([aria-hidden])')
        .filter({ visible: true })
        .evaluateAll((elements) =>
          elements
            .filter(({ clientWidth, scrollWidth }) => clientWidth > 1 && scrollWidth > clientWidth)
            .concat(elements.filter((element) => getComputedStyle(element).webkitLineClamp !== 'none'))
            .map(({ textContent }) => textContent),
        )
    await expect.poll(cut).toEqual([])
    await resize(page, 412)
    const row = withinReach(page).getByRole('link').last()
    const aboveSign = async () => {
      const words = await row.locator('span span').first().boundingBox()
      return (words?.y ?? 0) + (words?.height ?? 0) - ((await row.locator('svg').last().boundingBox())?.y ?? NaN)
    }
    // Beside the words, not alone below them.
    await expect.poll(aboveSign).toBeGreaterThan(0)
  })
  await last.getByRole('link', { name: 'Ver extrato' }).click()
  await expect(page).toHaveURL('/padaria/scores')
})

test('where every reward can be had it invites; where there is none it says so', async ({
  page,
  customer,
  platform,
}) => {
  await customer.openSignedIn(ana, '/associacao-dos-comerciantes')
  await expect(nextReward(page)).toContainText('Seus pontos já alcançam todas as recompensas.')
  await nextReward(page).getByRole('link', { name: 'Escolher a minha' }).click()
  await expect(page).toHaveURL('/associacao-dos-comerciantes/rewards')
  platform.database.exec('DELETE FROM reward_companies; DELETE FROM rewards')
  await page.goto('/padaria')
  await expect(nextReward(page)).toContainText('Ainda não há recompensas por aqui.')
  await expect(nextReward(page).getByRole('link')).toHaveCount(0)
})

test('where the rewards failed, it asks again in its place', async ({ page, platform, customer, browserConsole }) => {
  browserConsole.allow(refused)
  // Nothing is within reach, so that the same section stands there; all of it is in sight, so that nothing scrolls.
  platform.database.exec("UPDATE rewards SET debited_value = debited_value + 2000 WHERE organization_key = 'padaria'")
  await customer.openSignedIn(ana, '/padaria/user-profile')
  await resize(page, 320, 1300)
  await addFault(platform, { ...calls.rewards, kind: 'status', status: 404 })
  await page.goto('/padaria')
  await expect(nextReward(page)).toContainText('Não conseguimos buscar as recompensas.')
  await says(page, /^1\.250 pontos$/)
  await settled(page)
  const failed = await nextReward(page).boundingBox()
  await liftFaults(platform)
  await nextReward(page).getByRole('button', { name: 'Tentar de novo' }).click()
  await expect(nextReward(page).getByRole('link', { name: 'Degustação da semana' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Próxima recompensa' })).toBeFocused()
  await expect.poll(() => nextReward(page).boundingBox()).toEqual(failed)
})
