import type { Page } from '@playwright/test'
import type { Platform } from '../platform/platform.ts'
import { expect, holdCall, press, settled, signInWith, tellControl, test } from '../kit/index.ts'

/*
 * Two tabs of one browser. The first waits for the identity provider; in the second Ana signs out, or another customer signs in.
 * Whatever comes first, both tabs then show the same, and the device keeps that customer's session or none.
 */

interface Somebody {
  readonly phone: string
  readonly name: RegExp
  /** At the Café Central. */
  readonly points: RegExp
}

const ana: Somebody = { phone: '11912345678', name: /\bAna\b/, points: /^430\spontos$/ }
const carla: Somebody = { phone: '21922223333', name: /\bCarla\b/, points: /^75\spontos$/ }
const home = '/cafe-central'
const refused = /Failed to load resource/

/** What the first tab waits for. Ana is signed in before, unless it is her sign-in. */
const waits = [
  { what: 'the question who is signed in', operation: 'GetUser', isSignIn: false, start: (page: Page) => page.reload() },
  { what: 'a renewal', operation: 'GetTokensFromRefreshToken', isSignIn: false, start: letTokensExpire },
  { what: 'a sign-in', operation: 'InitiateAuth', isSignIn: true, start: (page: Page) => signInWith(page, ana.phone) },
] as const

/** When the second tab acts: before the provider hears of the call, once it has answered, or once the answer is there. */
const moments = [
  { moment: 'before', held: 'request' },
  { moment: 'during', held: 'answer' },
  { moment: 'after', held: undefined },
] as const

for (const { what, operation, isSignIn, start } of waits) {
  for (const { moment, held } of moments) {
    for (const next of [undefined, carla]) {
      test(`${next ? 'another customer signs in' : 'a sign-out'} ${moment} ${what}`, async ({ page, context, customer, platform, browserConsole }) => {
        browserConsole.allow(refused)
        const other = await context.newPage()
        if (isSignIn) await page.goto(home)
        else await customer.openSignedIn(ana.phone, home)
        await other.goto(home)
        await shows(other, isSignIn ? undefined : ana)

        const call = held && (await holdCall(platform, { service: 'identity', operation }, held))
        await start(page)
        if (call) await call.untilHeld()
        else await both(page, other, ana)

        if (isSignIn && held) {
          // Nobody has a session yet: somebody must come for one to go.
          await signInWith(other, carla.phone)
          await both(page, other, carla)
          if (!next) await signOut(other)
        } else {
          await signOut(other)
          if (next) await signInWith(other, next.phone)
        }
        // Already while the first tab waits.
        await both(page, other, next)
        await call?.letGo()
        await settled(page)
        await both(page, other, next)
        await keepsOnly(page, next)
      })
    }
  }
}

const otherEnds: readonly { readonly how: string; readonly act: (tab: Page, platform: Platform) => Promise<unknown>; readonly local: readonly string[] }[] = [
  {
    how: 'a sign-out on all devices',
    async act(tab) {
      await press(tab, 'Sair de todos os dispositivos')
      await press(tab, 'Sair de todos')
    },
    local: ['phone_number'],
  },
  {
    how: 'the deletion of the account',
    async act(tab) {
      await tab.getByRole('button', { name: 'Excluir conta' }).click()
      await press(tab, 'Continuar')
      await tab.getByLabel('Digite EXCLUIR para confirmar').fill('excluir')
      await press(tab, 'Excluir minha conta')
    },
    local: [],
  },
  {
    how: 'an end that the provider declares',
    async act(tab, platform) {
      await tellControl(platform, 'revoke', { phone: ana.phone })
      await tab.reload()
    },
    local: [],
  },
]

for (const { how, act, local } of otherEnds) {
  test(`${how} during the question who is signed in`, async ({ page, context, customer, platform, browserConsole }) => {
    browserConsole.allow(refused)
    await customer.openSignedIn(ana.phone, home)
    const other = await context.newPage()
    await other.goto(`${home}/user-profile`)
    // It has asked who is signed in as well, and must have its answer: the next question is the first tab's.
    await expect(other.getByRole('button', { name: 'Excluir conta' })).toBeVisible()
    const call = await holdCall(platform, { service: 'identity', operation: 'GetUser' }, 'answer')
    await page.reload()
    await call.untilHeld()
    await act(other, platform)
    await both(page, other, undefined)
    await call.letGo()
    await settled(page)
    await both(page, other, undefined)
    expect((await stored(page)).local).toEqual(local)
  })
}

/** Opens the tab anew, two hours later by its own clock. Playwright's clock would be that of both tabs. */
async function letTokensExpire(page: Page): Promise<void> {
  await page.addInitScript((aheadMs) => {
    const { now } = Date
    window.Date = new Proxy(Date, {
      construct: (real, time) => Reflect.construct(real, time.length > 0 ? time : [now() + aheadMs]),
      get: (real, name) => (name === 'now' ? () => now() + aheadMs : Reflect.get(real, name)),
    })
  }, 7_200_000)
  await page.reload()
}

async function signOut(tab: Page): Promise<void> {
  await tab.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Perfil' }).click()
  await press(tab, 'Sair')
  await shows(tab, undefined)
}

/** The tab shows a customer and nobody else, or the way in. */
async function shows(tab: Page, who: Somebody | undefined): Promise<void> {
  if (who) {
    await expect(tab.getByRole('banner').getByText(who.name)).toBeVisible()
    await expect(tab.getByText(who.points)).toBeAttached()
  } else {
    await expect(tab.getByRole('tab', { name: 'Acessar' })).toBeVisible()
    await expect(tab.getByRole('banner')).toHaveCount(0)
  }
  for (const { name, points } of [ana, carla].filter((somebody) => somebody !== who)) {
    await expect(tab.getByText(name)).toHaveCount(0)
    await expect(tab.getByText(points)).toHaveCount(0)
  }
}

async function both(page: Page, other: Page, who: Somebody | undefined): Promise<void> {
  await shows(page, who)
  await shows(other, who)
}

/** What the browser keeps, in order; the identity client's names without what they begin with. */
function stored(page: Page) {
  return page.evaluate(() => {
    const names = (area: Storage) => Object.keys(area).map((name) => name.replace(/^CognitoIdentityServiceProvider\.[^.]+\./, 'identity: '))
    const claims = Object.entries(localStorage).find(([name]) => name.endsWith('.idToken'))?.[1].split('.')[1]
    const document = localStorage.getItem('customer')
    return {
      local: names(localStorage).toSorted(),
      session: names(sessionStorage),
      /** Of the ID token, and of what the site keeps for offline. */
      owners: [claims ? JSON.parse(atob(claims.replaceAll('-', '+').replaceAll('_', '/'))).sub : undefined, document ? JSON.parse(document).owner : undefined],
    }
  })
}

/** The device keeps one customer's session, or a phone and nothing else. */
async function keepsOnly(page: Page, who: Somebody | undefined): Promise<void> {
  const { local, session, owners } = await stored(page)
  if (!who) {
    expect({ local, session }).toEqual({ local: ['phone_number'], session: [] })
    return
  }
  const entries = ['accessToken', 'clockDrift', 'idToken', 'refreshToken', 'signInDetails'].map((name) => `identity: +55${who.phone}.${name}`)
  expect(local).toEqual(['customer', ...entries, 'identity: LastAuthUser', 'phone_number'])
  expect(session.filter((name) => name !== 'acknowledgedCustomer')).toEqual([])
  expect(owners[0]).toBe(owners[1])
}
