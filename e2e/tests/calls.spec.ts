import type { Locator, Page } from '@playwright/test'
import type { Platform } from '../platform/platform.ts'
import { customers } from '../platform/seed/customers.ts'
import { recordWireCalls, type WireCall } from './calls/wire-calls.ts'
import { codeField, confirm, expect, settled, press, signInWith, test, title, totalOf } from '../kit/index.ts'

/*
 * The calls of spec §7, row by row, as they leave the browser; the platform refuses anything else in them. `walk.spec.ts` shows that a customer
 * who uses everything makes no others.
 */
const ana = '11912345678'
const elisa = '41944445555'
const anaSub = customers.ana.user.sub

/** Ana's open requests at the bakery, with characters that would change a path: one to authorise, one to deny. */
const intents = [
  { signature: 'a/b+c==', code: 'ab/12' },
  { signature: 'd/e+f==', code: 'cd/34' },
] as const
const [toAuthorize, toDeny] = intents

const tabs = (page: Page) => page.getByRole('navigation', { name: 'Principal' })
const openTab = (page: Page, name: string) => tabs(page).getByRole('link', { name }).click()

const atPadaria = { bearer: 'id', organizationToken: 'app-token-padaria' }
const coffeeKey = `${anaSub}:padaria:padaria-1:105`

interface CallRow {
  readonly call: WireCall
  /** The tokens of the organisations at which the same is asked for too. */
  readonly alsoWith?: readonly string[]
  /** What a customer does. */
  readonly act: (page: Page) => Promise<void>
  /** What the response is used for. */
  readonly shown: (page: Page) => Locator
}

/** What Ana does, in this order, and the calls that each step makes. Her phone is stored on the device. */
const rows: readonly CallRow[] = [
  {
    call: { target: 'GET api /v1/open/orgs/padaria', query: {} },
    act: async (page) => void (await page.goto('/padaria')),
    shown: (page) => page.getByText('Padaria Estrela'),
  },
  {
    call: {
      target: 'POST authHelper /helper',
      query: {},
      body: { event: 'identify', phone_number: `+55${ana}` },
    },
    act: () => Promise.resolve(),
    shown: (page) => page.getByRole('heading', { name: 'Entre na sua conta' }),
  },
  {
    call: { target: 'GET api /v1/open/orgs', query: {}, bearer: 'id' },
    act: async (page) => {
      await page.goto('/')
      await signInWith(page, ana)
    },
    shown: (page) => page.getByRole('link', { name: /Café Central/ }),
  },
  {
    call: { target: 'GET api /v1/open/user/acknowledge', query: {}, bearer: 'id' },
    act: () => Promise.resolve(),
    shown: (page) => page.getByRole('banner'),
  },
  {
    call: { target: 'GET api /v1/user/find/%2B5511912345678', query: {}, ...atPadaria },
    // The list of companies says the points at each.
    alsoWith: [
      'app-token-cafe-central',
      'app-token-associacao-dos-comerciantes',
      'app-token-nuvem',
      'app-token-mercado-sol',
    ],
    act: (page) => page.getByRole('link', { name: /Padaria Estrela/ }).click(),
    shown: (page) => totalOf(page, /^1\.250\spontos$/),
  },
  {
    call: { target: 'GET swap /intents', query: { provider: 'padaria' }, bearer: 'access' },
    act: () => Promise.resolve(),
    shown: (page) => page.getByText(toAuthorize.code).first(),
  },
  {
    call: {
      target: `PUT swap /intents/trusty/${encodeURIComponent(toAuthorize.signature)}/${encodeURIComponent(toAuthorize.code)}`,
      query: {},
      bearer: 'access',
    },
    act: (page) => decide(page, toAuthorize.code, 'Autorizar'),
    shown: (page) => page.getByText('Autorizado', { exact: true }),
  },
  {
    call: {
      target: `PUT swap /intents/trusty/${encodeURIComponent(toDeny.signature)}/revoke`,
      query: {},
      bearer: 'access',
    },
    act: (page) => decide(page, toDeny.code, 'Negar'),
    shown: (page) => page.getByText('Revogado', { exact: true }),
  },
  {
    call: { target: 'GET api /v1/user/score/extract/5511912345678', query: {}, ...atPadaria },
    act: (page) => openTab(page, 'Pontos'),
    shown: (page) => page.getByText('365 lançamentos'),
  },
  {
    call: { target: 'GET api /v1/rewards', query: { per_organization: 'true' }, ...atPadaria },
    act: (page) => openTab(page, 'Recompensas'),
    shown: (page) => page.getByRole('button', { name: /Café coado/ }),
  },
  {
    call: { target: 'GET swap /vouchers', query: { provider: 'padaria', rules: coffeeKey }, bearer: 'access' },
    act: (page) => page.getByRole('button', { name: /Café coado/ }).click(),
    shown: (page) => page.getByRole('button', { name: 'Gerar voucher' }),
  },
  {
    call: {
      target: 'POST swap /vouchers',
      query: {},
      bearer: 'access',
      body: {
        provider: 'padaria',
        issuer: 'padaria-1',
        expire: '24 hour',
        rules: { groupByKey: coffeeKey },
        attachIntent: true,
        data: {
          id: '105',
          name: 'Café coado',
          value: 5,
          description: 'Xícara de 120 ml.',
          reward_type: 'product',
          reward_type_name: 'Produto',
          debited_value: 45,
        },
      },
    },
    act: (page) => press(page, 'Gerar voucher'),
    shown: (page) => page.getByRole('dialog').getByText(voucherCode),
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
      await act(page)
      await expect(shown(page)).toBeAttached()
      const expected = [call, ...alsoWith.map((organizationToken) => ({ ...call, organizationToken }))]
      await expect.poll(() => distinct(callsTo(calls, call.target))).toEqual(expected)
    })
  }
})

test('at each organisation the terms are asked for, with the ID token and the way back, and after a change the calls carry its own token [7.10, 7.12, 7.14, 7.20, 7.24]', async ({
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
  await press(page, 'Trocar de empresa')
  const change = page.getByRole('link', { name: /Café Central\s*430\spontos/ })
  await expect(change).toBeVisible()
  await change.click()
  await expect.poll(termsAsked).toEqual([termsOf('padaria'), termsOf('cafe-central')])
  await expect(totalOf(page, /^430\spontos$/)).toBeAttached()
  for (const tab of ['Pontos', 'Recompensas']) {
    await openTab(page, tab)
    await expect(title(page)).toBeVisible()
  }
  await expect(page.getByRole('button', { name: /Espresso/ })).toBeVisible()
  const points = 'GET api /v1/user/find/%2B5511912345678'
  await settled(page)
  const ofMembers = calls.slice(before).filter(({ target }) => /^GET api \/v1\/(user|rewards)/.test(target))
  const atOthers = ofMembers.filter(({ organizationToken }) => organizationToken !== 'app-token-cafe-central')
  expect(new Set(atOthers.map(({ target }) => target))).toEqual(new Set([points]))
  expect(
    distinct(ofMembers.filter((call) => !atOthers.includes(call)))
      .map(({ target }) => target)
      .toSorted(),
  ).toEqual(['GET api /v1/rewards', points, 'GET api /v1/user/score/extract/5511912345678'])
})

test('the events of a sign-up that is confirmed late reset nothing, and carry its password [7.3, 7.5]', async ({
  page,
  platform,
  customer,
  browserConsole,
}) => {
  browserConsole.allow(/Failed to load resource/)
  const calls = recordWireCalls(page, platform)
  const sent = nextHash(page, platform)
  await page.goto('/')
  await signInWith(page, elisa)
  await expect(codeField(page)).toBeVisible()
  const hash = await sent
  const code = await customer.code(elisa, 'sms')
  await confirm(page, code)
  await expect(page.getByRole('banner')).toContainText('Elisa')
  expect(bodiesOf(calls)).toEqual([
    { event: 'identify', phone_number: `+55${elisa}` },
    { event: 'sms', phone_number: `+55${elisa}`, isPasswordReset: false },
    { event: 'verify', hash, password: 'pontos123', code },
  ])
})

test('a statement with status 206 or 201 instead of 200 does not count [7.13]', async ({
  page,
  platform,
  customer,
  browserConsole,
}) => {
  browserConsole.allow(/Failed to load resource/)
  let status = 0
  // With all of its entries: only the status makes it invalid. The platform itself never responds like this.
  await page.route(`${platform.addresses.api}/user/score/extract/**`, async (route) => {
    const response = await route.fetch()
    return route.fulfill({ response, status })
  })
  await customer.openSignedIn(ana, '/padaria/user-profile')
  for (status of [206, 201]) {
    await test.step(`${status}`, async () => {
      await page.goto('/padaria/scores')
      await expect(page.getByText('Nenhum registro encontrado.')).toBeVisible()
      await expect(page.getByText('365 lançamentos')).toHaveCount(0)
    })
  }
})

/** Only these of Ana's requests at the bakery. */
function leaveIntents({ database }: Platform): void {
  database.exec(`DELETE FROM intents WHERE sub = '${anaSub}' AND provider = 'padaria'`)
  const insert = database.prepare(
    "INSERT INTO intents (signature, sub, provider, code, reason) VALUES (?, ?, 'padaria', ?, 'Troca no balcão')",
  )
  for (const { signature, code } of intents) insert.run(signature, anaSub, code)
}

const decide = (page: Page, code: string, answer: 'Autorizar' | 'Negar') =>
  page.getByRole('listitem').filter({ hasText: code }).getByRole('button', { name: answer }).click()

/** The form of the swap service's codes; nothing else on the screen has it. */
const voucherCode = /^[A-Z2-9]{4}-[A-Z2-9]{4}-[A-Z2-9]{4}$/

const callsTo = (calls: readonly WireCall[], wanted: string) => calls.filter(({ target }) => target === wanted)

/** Each call once: this is not about how often. */
const distinct = (calls: readonly WireCall[]) => [
  ...new Map(calls.map((call) => [JSON.stringify(call), call])).values(),
]

/** The hash that comes with the next SMS. */
async function nextHash(page: Page, platform: Platform): Promise<string> {
  const answer = await page.waitForResponse(
    (response) =>
      response.url() === platform.addresses.authHelper && response.request().postData()?.includes('"sms"') === true,
  )
  const { data } = (await answer.json()) as { data: { hash: string } }
  return data.hash
}

const bodiesOf = (calls: readonly WireCall[]) =>
  calls.filter(({ target }) => target.startsWith('POST authHelper')).map(({ body }) => body)
