import type { Page } from '@playwright/test'
import type { Platform } from '../platform/platform.ts'
import {
  clientOf,
  countCalls,
  expect,
  expectNeverShown,
  formTab,
  goOffline,
  holdCall,
  openTab,
  press,
  requestControl,
  settled,
  signOut,
  tabLink,
  test,
  title,
  totalOf,
} from '../kit/index.ts'

/* The session under bad conditions. Faults of single calls are in `platform-faults.spec.ts`, other tabs in `two-tabs.spec.ts`. */
const ana = '11912345678'
const refused = /Failed to load resource/
const twoHoursMs = 7_200_000

const setClock = (platform: Platform, shiftMs: number) => clientOf(platform, 'control').put('/clock', { shiftMs })
const expireTokens = (platform: Platform) => requestControl(platform, 'expire', { phone: ana, what: 'tokens' })
const showsPoints = (page: Page) => expect(totalOf(page, /^1\.250\spontos$/)).toBeAttached()

/** At the Café Central, where no points expire today: two hours later it may be another day. */
const showsLastingPoints = (page: Page) => expect(totalOf(page, /^430\spontos$/)).toBeAttached()
const showsSignIn = (page: Page) => expect(formTab(page, 'Acessar')).toBeVisible()

/** Names of everything that the browser keeps for the site. */
async function keptByBrowser(page: Page) {
  const inPage = await page.evaluate(async () => ({
    local: Object.keys(localStorage),
    session: Object.keys(sessionStorage),
    // The service worker's own holds files of the release alone. It is there if the page was quiet for six seconds.
    caches: (await caches.keys()).filter((name) => name !== 'release-files'),
    databases: (await indexedDB.databases()).map(({ name }) => name),
  }))
  return { ...inPage, cookies: (await page.context().cookies()).map(({ name }) => name) }
}

const onlyThePhone = { local: ['phone_number'], session: [], caches: [], databases: [], cookies: [] }

/** The last one is permanent. `invalid-session.spec.ts` has the expired refresh token. */
const ends: Readonly<Record<string, (platform: Platform) => unknown>> = {
  'is revoked': (platform) => requestControl(platform, 'revoke', { phone: ana }),
  'is unknown to the provider': ({ database }) => database.exec('DELETE FROM refresh_tokens'),
  'belongs to an account that is disabled': (platform) => requestControl(platform, 'disable', { phone: ana }),
}

test('an ended session ends at the next renewal', async ({ page, customer, platform, browserConsole }) => {
  browserConsole.allow(refused)
  for (const [what, end] of Object.entries(ends)) {
    await test.step(`it ${what}`, async () => {
      const acknowledged = page.waitForResponse(/\/acknowledge$/)
      await customer.openSignedIn(ana, '/padaria/user-profile')
      await acknowledged
      await end(platform)
      await expireTokens(platform)
      // Not with the pointer: hovering would fetch the rewards, and the link would be gone before the click.
      await tabLink(page, 'Recompensas').dispatchEvent('click')
      await showsSignIn(page)
      await expect(page.getByText('Sua sessão terminou. Entre de novo para continuar.')).toBeVisible()
      await expect.poll(() => keptByBrowser(page)).toEqual({ ...onlyThePhone, local: [] })
    })
  }
})

for (const [clock, shiftMs] of Object.entries({ 'two hours behind': twoHoursMs, 'two hours ahead': -twoHoursMs })) {
  test(`a device whose clock is ${clock} stays signed in`, async ({ page, customer, platform, browserConsole }) => {
    browserConsole.allow(refused)
    await setClock(platform, shiftMs)
    const acknowledged = page.waitForResponse(/\/acknowledge$/)
    await customer.signIn(ana, '/cafe-central')
    await showsLastingPoints(page)
    await acknowledged
    await page.reload()
    await showsLastingPoints(page)
    // A call of this page would start a renewal that the reload interrupts.
    await settled(page)
    const renewal = { operation: 'GetTokensFromRefreshToken' }
    const before = await countCalls(platform, renewal)
    await expireTokens(platform)
    await page.reload()
    await showsLastingPoints(page)
    await expect(page.getByRole('button', { name: 'Autorizar' }).first()).toBeVisible()
    await settled(page)
    expect((await countCalls(platform, renewal)) - before).toBe(1)
    for (const later of [0, -shiftMs]) {
      await setClock(platform, later)
      await page.reload()
      await showsLastingPoints(page)
    }
  })
}

test('a lost connection is no sign-out', async ({ page, context, customer, platform, browserConsole }) => {
  browserConsole.allow(refused)
  browserConsole.allow(/error occurred when fetching the script/)
  await customer.openSignedIn(ana, '/padaria/rewards')
  await expect(page.getByRole('button', { name: /Você pode resgatar/ }).first()).toBeVisible()
  await openTab(page, 'Início')
  await showsPoints(page)
  const authorize = page.getByRole('button', { name: 'Autorizar' }).first()
  await expect(authorize).toBeVisible()
  await expireTokens(platform)
  await setClock(platform, twoHoursMs)
  await goOffline(page)
  await expect(page.getByRole('status').filter({ hasText: 'Sem conexão' })).toBeVisible()
  await authorize.click()
  await expect(page.getByText('Nada foi autorizado: sem conexão.')).toBeVisible()
  await expect(page.getByRole('banner')).toContainText('Ana')
  await context.setOffline(false)
  await authorize.click()
  await expect(page.getByText('Autorizado')).toBeVisible()
})

test('with storage blocked the site works for the visit', async ({ page, customer }) => {
  await page.addInitScript(() => {
    const blocked = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError')
    }
    for (const area of ['localStorage', 'sessionStorage']) Object.defineProperty(window, area, { get: blocked })
  })
  await customer.signIn(ana, '/padaria')
  await showsPoints(page)
  await openTab(page, 'Recompensas')
  await expect(page.getByRole('button', { name: /Você pode resgatar/ }).first()).toBeVisible()
  await signOut(page)
})

test('with storage full to the last byte the site works for the visit, and stores no token', async ({
  page,
  customer,
}) => {
  await page.goto('/padaria')
  await page.evaluate(() => {
    let text = ''
    for (let length = 2 ** 24; length >= 1; length /= 2) {
      const longer = text + 'x'.repeat(length)
      try {
        localStorage.setItem('filler', longer)
        text = longer
      } catch {
        // Half of it may fit.
      }
    }
  })
  await customer.signIn(ana, '/padaria')
  await showsPoints(page)
  const tokens = () => page.evaluate(() => Object.keys(localStorage).filter((name) => name.startsWith('Cognito')))
  expect(await tokens()).toEqual([])
  await openTab(page, 'Recompensas')
  await expect(page.getByRole('button', { name: /Você pode resgatar/ }).first()).toBeVisible()
  await signOut(page)
  expect(await tokens()).toEqual([])
})

test('going back after a sign-out shows nothing personal', async ({ page, customer }) => {
  await customer.openSignedIn(ana, '/padaria')
  for (const name of ['Pontos', 'Recompensas', 'Perfil']) {
    await openTab(page, name)
    await expect(title(page)).toBeVisible()
  }
  await signOut(page)
  for (let step = 0; step < 3; step += 1) {
    const goingBack = async () => {
      await page.goBack()
      await showsSignIn(page)
    }
    await expectNeverShown(page, goingBack, { words: /\bAna\b/ })
    await expect(page.getByRole('banner')).toHaveCount(0)
  }
})

test('an unanswered sign-out ends after three seconds [4.8, 8.10, 9.7]', async ({ page, customer, platform }) => {
  const acknowledged = page.waitForResponse(/\/acknowledge$/)
  await customer.openSignedIn(ana, '/padaria/user-profile')
  // A call after the sign-out would find the tokens gone, and the tab would leave at once.
  await acknowledged
  // What the tab keeps for a reload.
  await page.reload()
  await expect(page.getByLabel('Nome')).toHaveValue('Ana Souza')
  await page.evaluate(() => sessionStorage.setItem('signUpDraft', '{}'))
  expect((await keptByBrowser(page)).session).toEqual(expect.arrayContaining(['places', 'signUpDraft']))
  await settled(page)
  const call = await holdCall(platform, { service: 'identity', operation: 'RevokeToken' })
  const told: string[] = []
  page.on('console', (message) => told.push(message.text()))
  await page.clock.install()
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 10_000))
  await press(page, 'Sair')
  await call.untilHeld()
  await page.clock.runFor(2999)
  await expect(page.getByRole('heading', { name: 'Entre na sua conta' })).toHaveCount(0)
  expect(told).toEqual([])
  await page.clock.runFor(1)
  await expect.poll(() => told).toContain('Signout timeout fail')
  await page.clock.resume()
  await showsSignIn(page)
  // The cookie goes in an effect, after the view is there.
  await expect.poll(() => keptByBrowser(page)).toEqual(onlyThePhone)
  await page.reload()
  await showsSignIn(page)
})
