import type { BrowserContext, Page } from '@playwright/test'
import type { Platform } from '../platform/platform.ts'
import {
  expect,
  formTab,
  full,
  holdCall,
  openTab,
  press,
  requestControl,
  settled,
  signInWith,
  signOut,
  test,
} from '../kit/index.ts'
import { followRequests } from '../kit/settled.ts'

/*
 * Two tabs of one browser. The first waits for the identity provider; in the second Ana signs out, or another customer signs in.
 * Whichever comes first, both tabs then show the same customer, and the device keeps that customer's session or none.
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
const signInTab = (tab: Page) => formTab(tab, 'Acessar')

/** What the first tab waits for while a customer is signed in. */
const waits = [
  { what: 'the question who is signed in', operation: 'GetUser', start: (page: Page) => page.reload() },
  { what: 'a renewal', operation: 'GetTokensFromRefreshToken', start: letTokensExpire },
] as const

/**
 * When the second tab acts: before the provider gets the call, once it has responded, or once the response has arrived.
 * `session-lifecycle.test.ts` and `late-answers.test.ts` also show that a refusal leaves another customer's session alone, and that
 * late tokens open no session.
 */
const acts = [
  { moment: 'during', held: 'answer', who: ana, next: carla },
  { moment: 'before', held: 'request', who: carla, next: undefined },
  { moment: 'after', held: undefined, who: ana, next: carla },
] as const

for (const { what, operation, start } of waits) {
  test(`another tab signs out or in: ${what}`, async ({ page, context, customer, platform, browserConsole }) => {
    browserConsole.allow(refused)
    await customer.openSignedIn(ana.phone, home)
    const other = await openOther(context)
    for (const { moment, held, who, next } of acts) {
      await test.step(`${next ? 'another customer signs in' : 'a sign-out'} ${moment} ${what}`, async () => {
        if (await signInTab(other).isVisible()) await signInWith(other, who.phone)
        await both(page, other, who)
        // The next call must be the one for which the first tab waits.
        await settled(page)
        await settled(other)

        const call = held && (await holdCall(platform, { service: 'identity', operation }, held))
        await start(page)
        if (call) await call.untilHeld()
        else await both(page, other, who)
        await signOut(other)
        if (!call) await showsAndKeeps(page, other, undefined)
        if (next) await signInWith(other, next.phone)
        // Even while the first tab waits.
        await both(page, other, next)
        await call?.resume()
        await settled(page)
        await showsAndKeeps(page, other, next)
      })
    }
  })
}

test('a sign-out in another tab ends this one within a second', async ({ page, context, customer }) => {
  await page.clock.install()
  await customer.openSignedIn(ana.phone, home)
  const other = await openOther(context)
  await both(page, other, ana)
  // A call under way would time out.
  await settled(page)
  await settled(other)
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 10_000))
  await signOut(other)
  await page.clock.runFor(999)
  await shows(page, undefined)
})

test('another tab signs out or in: a sign-in', async ({ page, context, platform, browserConsole }) => {
  browserConsole.allow(refused)
  await page.goto(home)
  const other = await openOther(context)
  // The second tab's action changes nothing for the provider: it does not matter whether the provider has the call already.
  for (const { held, next } of [
    { held: 'request', next: carla },
    { held: 'answer', next: undefined },
  ] as const) {
    await test.step(`${next ? 'another customer signs in' : 'a sign-out'} during a sign-in`, async () => {
      await both(page, other, undefined)
      const call = await holdCall(platform, { service: 'identity', operation: 'InitiateAuth' }, held)
      await signInWith(page, ana.phone)
      await call.untilHeld()
      // Nobody has a session yet: a customer must sign in before one can sign out.
      await signInWith(other, carla.phone)
      await both(page, other, carla)
      if (!next) await signOut(other)
      await both(page, other, next)
      await call.resume()
      await settled(page)
      await showsAndKeeps(page, other, next)
      if (next) await signOut(other)
    })
  }
  await test.step('both after a sign-in', async () => {
    await signInWith(page, ana.phone)
    await both(page, other, ana)
    await signOut(other)
    await showsAndKeeps(page, other, undefined)
    await signInWith(other, carla.phone)
    await showsAndKeeps(page, other, carla)
  })
})

test('a voucher goes with a sign-out in another tab', async ({ page, context, customer, browserConsole }) => {
  browserConsole.allow(refused)
  const reward = 'Café coado'
  await customer.openSignedIn(ana.phone, '/padaria/rewards')
  await page.getByRole('button', { name: reward }).click()
  await press(page, 'Gerar voucher')
  await expect(page.getByText(/^Válido por mais/)).toBeVisible()
  await press(page, 'Fechar')
  await page.getByRole('link', { name: 'Meus vouchers' }).click()
  await expect(page.getByRole('main').getByText(reward)).toBeVisible()
  const other = await openOther(context)
  await openTab(other, 'Perfil')
  await press(other, 'Sair')
  await other.getByRole('dialog').getByRole('button', { name: 'Sair' }).click()
  await expect(page.getByText(reward)).toHaveCount(0)
  await expect.poll(async () => (await stored(page)).local).toEqual(['phone_number'])
  await signInWith(other, carla.phone)
  await shows(other, carla)
  await page.goto('/padaria/rewards/vouchers')
  await expect(page.getByText('Você não tem vouchers válidos neste aparelho.')).toBeVisible()
  expect(await other.evaluate(() => localStorage.getItem('customer'))).not.toContain(reward)
})

/** How a session ends otherwise. The deletion comes last, since it ends the account. */
const otherEnds: Readonly<Record<string, (tab: Page, platform: Platform) => Promise<unknown>>> = {
  async 'a sign-out on all devices'(tab) {
    await press(tab, 'Sair de todos os dispositivos')
    await press(tab, 'Sair de todos')
  },
  async 'an end that the provider declares'(tab, platform) {
    await requestControl(platform, 'revoke', { phone: ana.phone })
    await tab.reload()
  },
  async 'the deletion of the account'(tab) {
    await press(tab, 'Excluir conta')
    await press(tab, 'Continuar')
    await tab.getByLabel('Digite EXCLUIR para confirmar').fill('excluir')
    await press(tab, 'Excluir minha conta')
  },
}

test('any other end in another tab', { tag: full }, async ({ page, context, customer, platform, browserConsole }) => {
  browserConsole.allow(refused)
  await customer.openSignedIn(ana.phone, home)
  const other = await openOther(context)
  for (const [how, act] of Object.entries(otherEnds)) {
    await test.step(how, async () => {
      if (await signInTab(other).isVisible()) await signInWith(other, ana.phone)
      await shows(page, ana)
      await openTab(other, 'Perfil')
      await expect(other.getByRole('button', { name: 'Excluir conta' })).toBeVisible()
      await settled(page)
      await settled(other)
      const call = await holdCall(platform, { service: 'identity', operation: 'GetUser' }, 'answer')
      await page.reload()
      await call.untilHeld()
      await act(other, platform)
      await both(page, other, undefined)
      await call.resume()
      await settled(page)
      await both(page, other, undefined)
      // Only a sign-out leaves the phone.
      const left = how === 'a sign-out on all devices' ? ['phone_number'] : []
      await expect.poll(async () => (await stored(page)).local).toEqual(left)
    })
  }
})

async function openOther(context: BrowserContext): Promise<Page> {
  const other = await context.newPage()
  followRequests(other)
  await other.goto(home)
  await expect(other.getByRole('banner').or(signInTab(other)).first()).toBeVisible()
  return other
}

/** Opens the tab again, each time two hours later by its own clock. Playwright's clock would affect both tabs. */
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

/** The tab shows this customer and nobody else, or the sign-in. */
async function shows(tab: Page, who: Somebody | undefined): Promise<void> {
  if (who) {
    await expect(tab.getByRole('banner').getByText(who.name)).toBeVisible()
    await expect(tab.getByText(who.points)).toBeAttached()
  } else {
    await expect(signInTab(tab)).toBeVisible()
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

/** What the browser keeps, sorted; the identity client's names without their prefix. */
function stored(page: Page) {
  return page.evaluate(() => {
    const names = (area: Storage) =>
      Object.keys(area).map((name) => name.replace(/^CognitoIdentityServiceProvider\.[^.]+\./, 'identity: '))
    const idToken = Object.entries(localStorage).find(([name]) => name.endsWith('.idToken'))?.[1] ?? '.e30.'
    const claims = (idToken.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/')
    const document = localStorage.getItem('customer') ?? '{}'
    return {
      local: names(localStorage).toSorted(),
      session: names(sessionStorage),
      /** The owner of the ID token is that of what the site keeps for offline. */
      isOfOneOwner: JSON.parse(atob(claims)).sub === JSON.parse(document).owner,
    }
  })
}

/** The same, and the device keeps that customer's session, or only a phone. */
async function showsAndKeeps(page: Page, other: Page, who: Somebody | undefined): Promise<void> {
  await both(page, other, who)
  const entries = ['accessToken', 'clockDrift', 'idToken', 'refreshToken', 'signInDetails']
  const local = who && [
    'customer',
    ...entries.map((name) => `identity: +55${who.phone}.${name}`),
    'identity: LastAuthUser',
    'phone_number',
  ]
  const kept = async () => {
    const { session, ...others } = await stored(page)
    // A customer's tab also keeps that the arrival was acknowledged.
    return { ...others, session: session.filter((name) => !who || name !== 'acknowledgedCustomer') }
  }
  // What one tab stores reaches another one's process a moment later.
  await expect.poll(kept).toEqual({ local: local ?? ['phone_number'], session: [], isOfOneOwner: true })
}
