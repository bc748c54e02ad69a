import { button, expect, press, test, type Page } from '../../kit/index.ts'
import { drivenByPlaywright } from './driven-page.ts'
import { missingIn, promised, type Missing } from './missing-interfaces.ts'
import { openTab, readPoints, redeem, signUp, walk } from './new-customer.ts'

/* The oldest browsers that the build promises, and one with nothing optional: this one, without what those lack. */

// This browser refuses scripts without Trusted Types, which some of them lack.
test.use({ bypassCSP: true })

const lackIn = (page: Page, missing: readonly Missing[]) =>
  page.addInitScript((lacked) => {
    const scope = globalThis as unknown as Record<string, { prototype?: object } | undefined>
    for (const { owner, member, isStatic } of lacked) {
      const holders: unknown[] = member === undefined || owner === 'Window' ? [scope] : [scope[owner]]
      if (!isStatic) holders.push(scope[owner]?.prototype)
      for (const holder of holders) if (holder instanceof Object) Reflect.deleteProperty(holder, member ?? owner)
    }
  }, missing)

test('the oldest promised browsers: a new customer opens every screen and redeems', async ({
  page,
  context,
  platform,
}) => {
  await context.grantPermissions(['clipboard-write'])
  // All at once: what one of them has may stand in for nothing that another lacks.
  await lackIn(page, promised.flatMap(missingIn))
  await page.goto('/cafe-central')
  const driven = drivenByPlaywright(page)
  await signUp(driven, platform)
  await readPoints(driven)
  await redeem(driven)
  await openTab(driven, 'Perfil')
  await expect(button(page, 'Alterar senha')).toBeVisible()
})

/** What settings switch off, and what plain http lacks. */
const optional = Object.entries({
  Crypto: ['randomUUID', 'subtle'],
  Navigator: ['clipboard', 'locks', 'sendBeacon', 'serviceWorker', 'share', 'wakeLock'],
  Performance: ['getEntriesByType', 'measure'],
  PerformanceObserver: [undefined],
}).flatMap(([owner, members]) => members.map((member) => ({ owner, member, isStatic: false })))

test('nothing optional, as on plain http: a new customer can do everything, Google asks for https', async ({
  page,
  platform,
}) => {
  await lackIn(page, optional)
  await page.goto('/cafe-central')
  await press(page, 'Acessar com Google')
  const insecure = 'Para o acesso com Google, abra o site pelo endereço seguro, que começa com https.'
  await expect(page.getByText(insecure)).toBeVisible()
  await walk(drivenByPlaywright(page), platform, false)
})
