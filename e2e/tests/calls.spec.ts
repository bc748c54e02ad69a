import type { Locator, Page } from '@playwright/test'
import type { Platform } from '../platform/platform.ts'
import { customers } from '../platform/seed/customers.ts'
import {
  codeField,
  confirm,
  expect,
  openTab,
  press,
  run,
  settled,
  signInWith,
  test,
  title,
  totalOf,
  voucherCode,
} from '../kit/index.ts'
import { recordWireCalls, type WireCall } from './wire-calls.ts'

/* The calls of spec §7 as they leave the browser; the platform refuses anything else. `journey.spec.ts` shows that there are no others. */
const ana = '11912345678'
const elisa = '41944445555'
const anaSub = customers.ana.user.sub

/** Ana's open requests at the bakery, with characters that would change a path: one to authorise, one to deny. */
const intents = [
  { signature: 'a/b+c==', code: 'ab/12' },
  { signature: 'd/e+f==', code: 'cd/34' },
] as const
const [toAuthorize, toDeny] = intents
const pathOf = ({ signature }: (typeof intents)[number]) => `/intents/trusty/${encodeURIComponent(signature)}`

const atPadaria = { bearer: 'id', organizationToken: 'app-token-padaria' }
const ofType = { reward_type: 'product', reward_type_name: 'Produto' }
const coffee = {
  id: '105',
  name: 'Café coado',
  value: 5,
  description: 'Xícara de 120 ml.',
  ...ofType,
  debited_value: 45,
}
const coffeeKey = `${anaSub}:padaria:padaria-1:105`

interface CallRow {
  /** The step before causes it too, if it has none of its own: what a customer does. */
  readonly act?: (page: Page) => Promise<unknown>
  readonly call: WireCall
  /** The tokens of the organisations at which the same is asked for too. */
  readonly alsoWith?: readonly string[]
  /** What the response is used for. */
  readonly shown: (page: Page) => Locator
}

/** What Ana does, in this order, and the calls that each step makes. Her phone is stored on the device. */
const rows: readonly CallRow[] = [
  {
    act: (page) => page.goto('/padaria'),
    call: { target: 'GET api /v1/open/orgs/padaria' },
    shown: (page) => page.getByText('Padaria Estrela'),
  },
  {
    call: { target: 'POST authHelper /helper', body: { event: 'identify', phone_number: `+55${ana}` } },
    shown: (page) => page.getByRole('heading', { name: 'Entre na sua conta' }),
  },
  {
    act: async (page) => {
      await page.goto('/')
      await signInWith(page, ana)
    },
    call: { target: 'GET api /v1/open/orgs', bearer: 'id' },
    shown: (page) => page.getByRole('link', { name: /Café Central/ }),
  },
  { call: { target: 'GET api /v1/open/user/acknowledge', bearer: 'id' }, shown: (page) => page.getByRole('banner') },
  {
    act: (page) => page.getByRole('link', { name: /Padaria Estrela/ }).click(),
    call: { target: 'GET api /v1/user/find/%2B5511912345678', ...atPadaria },
    // The list of companies says the points at each.
    alsoWith: ['cafe-central', 'associacao-dos-comerciantes', 'nuvem', 'mercado-sol'].map((key) => `app-token-${key}`),
    shown: (page) => totalOf(page, /^1\.250\spontos$/),
  },
  {
    call: { target: 'GET swap /intents', query: { provider: 'padaria' }, bearer: 'access' },
    shown: (page) => page.getByText(toAuthorize.code).first(),
  },
  {
    act: (page) => decide(page, toAuthorize.code, 'Autorizar'),
    call: { target: `PUT swap ${pathOf(toAuthorize)}/${encodeURIComponent(toAuthorize.code)}`, bearer: 'access' },
    shown: (page) => page.getByText('Autorizado', { exact: true }),
  },
  {
    act: (page) => decide(page, toDeny.code, 'Negar'),
    call: { target: `PUT swap ${pathOf(toDeny)}/revoke`, bearer: 'access' },
    shown: (page) => page.getByText('Revogado', { exact: true }),
  },
  {
    act: (page) => openTab(page, 'Pontos'),
    call: { target: 'GET api /v1/user/score/extract/5511912345678', ...atPadaria },
    shown: (page) => page.getByText('365 lançamentos'),
  },
  {
    act: (page) => openTab(page, 'Recompensas'),
    call: { target: 'GET api /v1/rewards', query: { per_organization: 'true' }, ...atPadaria },
    shown: (page) => page.getByRole('button', { name: /Café coado/ }),
  },
  {
    act: (page) => page.getByRole('button', { name: /Café coado/ }).click(),
    call: { target: 'GET swap /vouchers', query: { provider: 'padaria', rules: coffeeKey }, bearer: 'access' },
    shown: (page) => page.getByRole('button', { name: 'Gerar voucher' }),
  },
  {
    act: (page) => press(page, 'Gerar voucher'),
    call: {
      target: 'POST swap /vouchers',
      bearer: 'access',
      body: {
        provider: 'padaria',
        issuer: 'padaria-1',
        expire: '24 hour',
        rules: { groupByKey: coffeeKey },
        attachIntent: true,
        data: coffee,
      },
    },
    shown: (page) => voucherCode(page),
  },
]

test('each call is sent as the specification says, and its response is used [3.4, 3.13, 3.15, 7.1, 7.6, 7.7, 7.8, 7.9, 7.10, 7.12, 7.14, 7.16, 7.17, 7.18, 7.19, 9.11]', async ({
  page,
  platform,
}) => {
  leaveIntents(platform)
  const calls = recordWireCalls(page, platform)
  await page.addInitScript((phone) => localStorage.setItem('phone_number', phone), `+55${ana}`)
  for (const { call, alsoWith = [], act, shown } of rows) {
    await test.step(call.target, async () => {
      await act?.(page)
      await expect(shown(page)).toBeAttached()
      const expected = [call, ...alsoWith.map((organizationToken) => ({ ...call, organizationToken }))]
      const sent = () => distinct(calls.filter(({ target }) => target === call.target))
      await expect.poll(sent).toEqual(expected)
    })
  }
})

test('each organisation asks for its own terms, and gets its own token [7.10, 7.12, 7.14, 7.20, 7.24]', async ({
  page,
  platform,
  customer,
  siteUrl,
}) => {
  const calls = recordWireCalls(page, platform)
  const termsAsked = () => calls.filter(({ target }) => target.startsWith('GET terms'))
  const termsOf = (key: string) => ({
    target: `GET terms /${key}/user`,
    query: { token: 'id', redirect_uri: `${siteUrl}/${key}` },
  })
  await customer.openSignedIn(ana, '/padaria')
  await expect.poll(termsAsked).toEqual([termsOf('padaria')])
  await openTab(page, 'Perfil')
  await settled(page)
  const before = calls.length
  // It says the points at each, which home shows then.
  await page.getByRole('main').getByRole('link', { name: 'Trocar de empresa' }).click()
  await page.getByRole('link', { name: /Café Central\s*430\spontos/ }).click()
  await expect.poll(termsAsked).toEqual([termsOf('padaria'), termsOf('cafe-central')])
  await expect(totalOf(page, /^430\spontos$/)).toBeAttached()
  for (const tab of ['Pontos', 'Recompensas']) {
    await openTab(page, tab)
    await expect(title(page)).toBeVisible()
  }
  await expect(page.getByRole('button', { name: /Espresso/ })).toBeVisible()
  await settled(page)
  const ofMembers = calls.slice(before).filter(({ target }) => /^GET api \/v1\/(user|rewards)/.test(target))
  const targets = (isHere: boolean) => {
    const sent = ofMembers.filter(({ organizationToken: token }) => (token === 'app-token-cafe-central') === isHere)
    return [...new Set(sent.map(({ target }) => target))].toSorted()
  }
  const points = 'GET api /v1/user/find/%2B5511912345678'
  expect(targets(true)).toEqual(['GET api /v1/rewards', points, 'GET api /v1/user/score/extract/5511912345678'])
  expect(targets(false)).toEqual([points])
})

test('a sign-up confirmed late keeps its password [7.3, 7.5]', async ({ page, platform, customer, browserConsole }) => {
  browserConsole.allow(/Failed to load resource/)
  const calls = recordWireCalls(page, platform)
  await page.goto('/')
  await signInWith(page, elisa)
  await expect(codeField(page)).toBeVisible()
  const code = await customer.code(elisa, 'sms')
  await confirm(page, code)
  await expect(page.getByRole('banner')).toContainText('Elisa')
  const ofHelper = calls.filter(({ target }) => target.startsWith('POST authHelper'))
  expect(ofHelper.map(({ body }) => body)).toEqual([
    { event: 'identify', phone_number: `+55${elisa}` },
    { event: 'sms', phone_number: `+55${elisa}`, isPasswordReset: false },
    // The helper takes no other hash.
    { event: 'verify', hash: expect.any(String), password: 'pontos123', code },
  ])
})

function leaveIntents({ database }: Platform): void {
  run(database)`DELETE FROM intents WHERE sub = ${anaSub} AND provider = 'padaria'`
  for (const { signature, code } of intents)
    run(database)`INSERT INTO intents (signature, sub, provider, code, reason)
      VALUES (${signature}, ${anaSub}, 'padaria', ${code}, 'Troca no balcão')`
}

const decide = (page: Page, code: string, answer: 'Autorizar' | 'Negar') =>
  page.getByRole('listitem').filter({ hasText: code }).getByRole('button', { name: answer }).click()

/** Each call once: this is not about how often. */
const distinct = (calls: readonly WireCall[]) => [
  ...new Map(calls.map((call) => [JSON.stringify(call), call])).values(),
]
