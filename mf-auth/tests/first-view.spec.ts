import { chooseTab, countCalls, expect, holdCall, settled, test, title } from '../../e2e/kit/index.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/* What a stored phone decides, and how often (spec §4); each decision is in `flow.test.ts` and `answers.test.ts`. */
const identifyCalls = { service: 'authHelper', operation: 'identify' } as const

test('a stored phone is identified once, on a slow connection behind a card that keeps its place; a tab that was chosen before a reload needs no answer [2.17, 3.23, 4.24]', async ({
  page,
  platform,
}) => {
  const code = Promise.withResolvers<void>()
  await page.route(/\/remotes\/mf-auth\//, async (route) => {
    await code.promise
    await route.continue()
  })
  const identified = await holdCall(platform, identifyCalls)
  const card = async () => page.locator('main > :last-child').boundingBox()
  await page.addInitScript(() => localStorage.setItem('phone_number', '+5511912345678'))
  await page.goto('/padaria', { waitUntil: 'commit' })
  await expect(page.getByRole('main').getByText('Carregando')).toBeAttached()
  const first = await card()
  code.resolve()
  await identified.untilHeld()
  const second = await card()
  await identified.resume()
  await expect(title(page)).toHaveText('Entre na sua conta')
  await expect(page.getByLabel('Telefone')).toHaveValue('(11) 91234-5678')
  const last = await card()
  for (const before of [first, second])
    for (const side of ['x', 'y', 'width', 'height'] as const)
      expect(Math.abs((before?.[side] ?? NaN) - (last?.[side] ?? NaN)), side).toBeLessThanOrEqual(2)
  await chooseTab(page, 'Inscrever-se')
  await page.reload()
  await expect(title(page)).toHaveText('Crie sua conta')
  await settled(page)
  expect(await countCalls(platform, identifyCalls)).toBe(1)
})
