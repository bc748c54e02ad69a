import { ana, calls, nextReward, refused, withinReach } from './home-page.ts'
import {
  addFault,
  expect,
  expectToast,
  full,
  holdCall,
  isCall,
  jump,
  liftFaults,
  resize,
  settled,
  shifted,
  stillness,
  test,
  watchShifts,
} from '../../e2e/kit/index.ts'

/* Each part of home comes when its own service has answered. */

const carla = '21922223333'

for (const { name, phone, path, tag } of [
  { name: 'with requests', phone: ana, path: '/padaria', tag: [] },
  { name: 'without requests', phone: carla, path: '/cafe-central', tag: full },
]) {
  test(`${name}, at 320 and 1280 px`, { tag }, async ({ page, platform, customer }) => {
    const reward = nextReward(page)
    const newest = page.getByRole('region', { name: 'Últimos pontos' })
    const shortcuts = page.getByRole('navigation', { name: 'Atalhos' })
    const requests = phone === ana ? page.getByRole('button', { name: 'Autorizar' }).first() : shortcuts
    const loading = page.getByRole('main').getByText('Verificando pedidos e recompensas')
    const orders = [
      { points: loading, statement: newest, rewards: reward, intents: requests },
      // Without the points nobody asks for the rewards.
      { intents: requests, rewards: loading, statement: newest, points: reward },
    ]
    await customer.openSignedIn(phone, `${path}/user-profile`)
    await watchShifts(page)
    for (const width of [320, 1280]) {
      await resize(page, width, 1000)
      for (const order of orders) {
        const waiting = await Promise.all(
          Object.entries(order).map(async ([call, shown]) => ({
            isIt: isCall(platform, calls[call as keyof typeof calls]),
            held: await holdCall(platform, calls[call as keyof typeof calls]),
            shown,
          })),
        )
        await page.goto(path)
        let late
        while (waiting.length > 0) {
          await settled(page, (request) => waiting.some(({ isIt }) => isIt(request)))
          // What came last is painted before the next one comes.
          await shifted(page)
          await expect(loading.first()).toBeAttached()
          late = waiting.shift()
          await late?.held.resume()
          await expect((late?.shown ?? loading).first()).toBeVisible()
          if (late?.shown !== loading) await expect(shortcuts).toBeVisible()
        }
        await expect(loading).toHaveCount(0)
        const [last, before] = await Promise.all([late?.shown.boundingBox(), shortcuts.boundingBox()])
        // On a desktop they may be in two columns.
        if (late?.shown !== shortcuts && width < 1280) expect(last?.y).toBeGreaterThan(before?.y ?? Infinity)
        if (late?.shown === requests && phone === ana && width < 1280)
          await expectToast(page, 'Chegou um pedido de autorização.')
        expect
          .soft(await shifted(page), `${Object.keys(order).join(', ')} at ${width} px`)
          .toBeLessThanOrEqual(stillness)
      }
    }
  })
}

test('what comes by itself after a failure moves nothing', async ({ page, platform, customer, browserConsole }) => {
  browserConsole.allow(refused)
  await page.clock.install()
  await customer.openSignedIn(ana, '/padaria/user-profile')
  await resize(page, 412, 2000)
  await addFault(platform, { ...calls.points, kind: 'status', status: 404 })
  await addFault(platform, { ...calls.statement, kind: 'status', status: 404 })
  await addFault(platform, { ...calls.intents, kind: 'status', status: 404, times: 1 })
  await addFault(platform, { ...calls.intents, kind: 'hang', times: 1 })
  await page.goto('/padaria')
  const shortcuts = page.getByRole('navigation', { name: 'Atalhos' })
  const retry = page.getByRole('button', { name: 'Tentar de novo' })
  await expect(nextReward(page)).toContainText('Sem o seu saldo')
  await expect(shortcuts).toBeVisible()
  // Asked in vain: what comes later is no answer to it.
  await settled(page)
  await retry.click()
  await expect(retry).toHaveAttribute('aria-busy', 'true')
  await jump(page, 10_000, isCall(platform, calls.intents))
  await expect(retry).not.toHaveAttribute('aria-busy', 'true')
  const places = () => Promise.all([nextReward(page).boundingBox(), shortcuts.boundingBox()])
  const before = await places()
  await liftFaults(platform)
  await jump(page, 15_000)
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))
  await expect(page.getByText('2 pedidos de autorização')).toBeVisible()
  await expect(withinReach(page)).toBeVisible()
  await expect(page.getByRole('region', { name: 'Últimos pontos' })).toBeVisible()
  await expect(nextReward(page)).toContainText('Falta 1 ponto')
  expect(await places()).toEqual(before)
  await page.getByRole('main').getByRole('button', { name: 'Ver', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Pedidos de autorização' })).toBeFocused()
})
