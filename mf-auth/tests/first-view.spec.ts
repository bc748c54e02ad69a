import {
  chooseTab,
  countCalls,
  expect,
  expectNeverShown,
  holdCall,
  settled,
  test,
  title,
  type Page,
} from '../../e2e/kit/index.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/* What a stored phone decides, once (spec §4). */
const ana = '11912345678'
const signInTitle = 'Entre na sua conta'
const identifyCalls = { service: 'authHelper', operation: 'identify' } as const

/** Opens the site on a device that remembers a phone. */
async function openKnowing(page: Page, phone: string, waitUntil?: 'commit'): Promise<void> {
  await page.addInitScript((known) => localStorage.setItem('phone_number', known), `+55${phone}`)
  await page.goto('/padaria', { waitUntil })
}

test('only a stored phone is identified, and once [2.17, 3.23, 4.24, 4.29, 4.31]', async ({ page, platform }) => {
  await test.step('without a phone', async () => {
    await page.goto('/padaria')
    await expect(title(page)).toHaveText(signInTitle)
    await settled(page)
    expect(await countCalls(platform, identifyCalls)).toBe(0)
  })
  await test.step('with the phone of an account', async () => {
    await expectNeverShown(page, async () => {
      await openKnowing(page, ana)
      await expect(title(page)).toHaveText(signInTitle)
      await expect(page.getByLabel('Telefone')).toHaveValue('(11) 91234-5678')
      await page.getByLabel('Telefone').pressSequentially('9')
    })
    expect(await countCalls(platform, identifyCalls)).toBe(1)
  })
  await test.step('with a tab chosen before a reload', async () => {
    await chooseTab(page, 'Inscrever-se')
    await page.reload()
    await expect(title(page)).toHaveText('Crie sua conta')
    await settled(page)
    expect(await countCalls(platform, identifyCalls)).toBe(1)
  })
})

test('a sign-in on a slow connection keeps its card from the first moment', async ({ page, platform }) => {
  const code = Promise.withResolvers<void>()
  await page.route(/\/remotes\/mf-auth\//, async (route) => {
    await code.promise
    await route.continue()
  })
  const identified = await holdCall(platform, identifyCalls)
  const card = async () => page.locator('main > :last-child').boundingBox()
  await openKnowing(page, ana, 'commit')
  await expect(page.getByRole('main').getByText('Carregando')).toBeAttached()
  const first = await card()
  code.resolve()
  await identified.untilHeld()
  const second = await card()
  await identified.letGo()
  await expect(title(page)).toHaveText(signInTitle)
  const last = await card()
  for (const before of [first, second])
    for (const side of ['x', 'y', 'width', 'height'] as const)
      expect(Math.abs((before?.[side] ?? NaN) - (last?.[side] ?? NaN)), side).toBeLessThanOrEqual(2)
})
