import { promisedBrowsers } from 'shared/federation/build'
import {
  chooseTab,
  codeField,
  expect,
  lia,
  openTab,
  press,
  signUpWith,
  test,
  totalOf,
  type Page,
} from '../../kit/index.ts'
import { missingIn, type Missing, type PromisedBrowser } from './missing-interfaces.ts'

/* The oldest browser of each kind that the build promises, and one with nothing optional: this one, without what that one lacks. */

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

/** What the screen of each tab shows of its data. */
const signs = { Pontos: /^[+−-]?\d+ pontos/, Recompensas: /Você pode resgatar|Faltam?/, Perfil: 'Alterar senha' }

async function expectEachScreen(page: Page): Promise<void> {
  await expect(totalOf(page, /^1\.250\spontos$/)).toBeAttached()
  for (const [tab, sign] of Object.entries(signs)) {
    await openTab(page, tab)
    await expect(page.getByText(sign).first()).toBeVisible()
  }
}

for (const [browser, version] of Object.entries(promisedBrowsers) as [PromisedBrowser, string][]) {
  test(`${browser} ${version}: sign-in and every screen open`, async ({ page, customer }) => {
    await lackIn(page, missingIn(browser))
    await customer.signIn('11912345678', '/padaria')
    await expectEachScreen(page)
  })
}

/** What settings switch off, and what plain http lacks. */
const optional = Object.entries({
  Crypto: ['randomUUID', 'subtle'],
  Navigator: ['clipboard', 'locks', 'sendBeacon', 'serviceWorker', 'share', 'wakeLock'],
  Performance: ['getEntriesByType', 'measure'],
  PerformanceObserver: [undefined],
}).flatMap(([owner, members]) => members.map((member) => ({ owner, member, isStatic: false })))

test('nothing optional, as on plain http: every screen opens, a new customer signs up, Google asks for https', async ({
  page,
  customer,
}) => {
  await lackIn(page, optional)
  await page.goto('/cafe-central')
  await press(page, 'Acessar com Google')
  const insecure = 'Para o acesso com Google, abra o site pelo endereço seguro, que começa com https.'
  await expect(page.getByText(insecure)).toBeVisible()
  await chooseTab(page, 'Inscrever-se')
  await signUpWith(page, lia)
  await expect(codeField(page)).toBeVisible()
  await customer.openSignedIn('11912345678', '/padaria')
  await expectEachScreen(page)
})
