import type { Locator, Page } from '@playwright/test'
import type { CountedCalls } from '../platform/control/counted-calls.ts'
import type { Platform } from '../platform/platform.ts'
import { customers } from '../platform/seed/customers.ts'
import { clientOf } from '../platform/testing/api-client.ts'
import { recordWireCalls, type WireCall } from './calls/wire-calls.ts'
import {
  addFault,
  askForReset,
  chooseTab,
  codeField,
  confirm,
  countCalls,
  expect,
  settled,
  expectToast,
  lia,
  press,
  signInWith,
  signUpWith,
  test,
  title,
  type CustomerActions,
} from '../kit/index.ts'

/* The calls of spec §7, row by row, as they leave the browser; the platform refuses whatever else is in them. */
const ana = '11912345678'
const elisa = '41944445555'
const anaSub = customers.ana.user.sub

/** Has signs in it that would change a path. */
const intent = { signature: 'a/b+c==', code: 'ab/12' }

interface Actors {
  readonly page: Page
  readonly customer: CustomerActions
}

interface CallRow {
  readonly lines: string
  readonly call: WireCall
  /** What a customer does. */
  readonly act: (actors: Actors) => Promise<void>
  /** What the answer is for. */
  readonly shown: (page: Page) => Locator
  /** Made once and never again. */
  readonly once?: boolean
}

const signedInAt =
  (path: string) =>
  ({ customer }: Actors) =>
    customer.signIn(ana, path)

async function openCoffee({ page, customer }: Actors): Promise<void> {
  await customer.signIn(ana, '/padaria/rewards')
  await page.getByRole('button', { name: /Café coado/ }).click()
}

const decide =
  (answer: 'Autorizar' | 'Negar') =>
  async ({ page, customer }: Actors) => {
    await customer.signIn(ana, '/padaria')
    await press(page, answer)
  }

const atPadaria = { bearer: 'id', organizationToken: 'app-token-padaria' }
const coffeeKey = `${anaSub}:padaria:padaria-1:105`

const rows: readonly CallRow[] = [
  {
    lines: '7.1, 7.7',
    call: { target: 'GET api /v1/open/orgs', query: {}, bearer: 'id' },
    act: signedInAt('/'),
    shown: (page) => page.getByRole('link', { name: /Café Central/ }),
  },
  {
    lines: '7.1, 7.8',
    call: { target: 'GET api /v1/open/orgs/padaria', query: {} },
    act: async ({ page }) => void (await page.goto('/padaria')),
    shown: (page) => page.getByText('Padaria Estrela'),
  },
  {
    lines: '7.1, 7.9',
    call: { target: 'GET api /v1/open/user/acknowledge', query: {}, bearer: 'id' },
    act: signedInAt('/padaria'),
    shown: (page) => page.getByRole('banner'),
  },
  {
    lines: '7.1, 7.10',
    call: { target: 'GET api /v1/user/find/%2B5511912345678', query: {}, ...atPadaria },
    act: signedInAt('/padaria'),
    shown: (page) => page.getByText(/^1\.250\spontos$/).first(),
  },
  {
    lines: '7.1, 7.12',
    call: { target: 'GET api /v1/user/score/extract/5511912345678', query: {}, ...atPadaria },
    act: signedInAt('/padaria/scores'),
    shown: (page) => page.getByText('365 lançamentos'),
  },
  {
    lines: '7.1, 7.14',
    call: { target: 'GET api /v1/rewards', query: { per_organization: 'true' }, ...atPadaria },
    act: signedInAt('/padaria/rewards'),
    shown: (page) => page.getByRole('button', { name: /Café coado/ }),
  },
  {
    lines: '3.4, 3.13, 7.16',
    call: { target: 'GET swap /intents', query: { provider: 'padaria' }, bearer: 'access' },
    act: signedInAt('/padaria'),
    shown: (page) => page.getByText(intent.code).first(),
  },
  {
    lines: '7.17',
    call: { target: `PUT swap /intents/trusty/${encodeURIComponent(intent.signature)}/${encodeURIComponent(intent.code)}`, query: {}, bearer: 'access' },
    act: decide('Autorizar'),
    shown: (page) => page.getByText('Autorizado', { exact: true }),
  },
  {
    lines: '7.17',
    call: { target: `PUT swap /intents/trusty/${encodeURIComponent(intent.signature)}/revoke`, query: {}, bearer: 'access' },
    act: decide('Negar'),
    shown: (page) => page.getByText('Revogado', { exact: true }),
  },
  {
    lines: '7.18',
    call: { target: 'GET swap /vouchers', query: { provider: 'padaria', rules: coffeeKey }, bearer: 'access' },
    act: openCoffee,
    shown: (page) => page.getByRole('button', { name: 'Gerar voucher' }),
  },
  {
    lines: '3.15, 7.19, 9.11',
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
    act: async (actors) => {
      await openCoffee(actors)
      await press(actors.page, 'Gerar voucher')
    },
    shown: (page) => page.getByRole('dialog').getByText(/^[A-Z2-9]{4}-[A-Z2-9]{4}-[A-Z2-9]{4}$/),
  },
  {
    lines: '7.6',
    call: { target: 'POST authHelper /helper', query: {}, body: { event: 'identify', phone_number: `+55${ana}` } },
    act: async ({ page }) => {
      await page.addInitScript((phone) => localStorage.setItem('phone_number', phone), `+55${ana}`)
      await page.goto('/padaria')
    },
    shown: (page) => page.getByRole('heading', { name: 'Entre na sua conta' }),
  },
  {
    lines: '3.18, 7.23',
    once: true,
    call: { target: 'POST terms /cafe-central/user', query: {}, userToken: 'id' },
    act: async ({ page, customer }) => {
      await page.goto('/cafe-central')
      await chooseTab(page, 'Inscrever-se')
      await signUpWith(page, lia)
      await confirm(page, await customer.code(lia.phone, 'identity'))
    },
    shown: (page) => page.getByRole('banner').getByText('Lia'),
  },
]

for (const { lines, call, act, shown, once } of rows) {
  test(`${call.target} goes out as the specification says, and its answer is used [${lines}]`, async ({ page, platform, customer }) => {
    leaveOneIntent(platform)
    const calls = recordWireCalls(page, platform)
    await act({ page, customer })
    await expect(shown(page)).toBeAttached()
    await expect.poll(() => distinct(calls.filter(({ target }) => target === call.target))).toEqual([call])
    if (!once) return
    await settled(page)
    expect(calls.filter(({ target }) => target === call.target)).toHaveLength(1)
  })
}

test('the terms are asked for with the ID token and the way back, at each organisation [7.20, 7.24]', async ({ page, platform, customer, siteUrl }) => {
  const calls = recordWireCalls(page, platform)
  const asked = () => calls.filter(({ target }) => target.startsWith('GET terms'))
  const termsOf = (key: string) => ({ target: `GET terms /${key}/user`, query: { token: 'id', redirect_uri: `${siteUrl}/${key}` } })
  await customer.signIn(ana, '/padaria')
  await expect.poll(asked).toEqual([termsOf('padaria')])
  await page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Perfil' }).click()
  await press(page, 'Trocar de empresa')
  await page.getByRole('link', { name: /Café Central/ }).click()
  await expect.poll(asked).toEqual([termsOf('padaria'), termsOf('cafe-central')])
})

test('after a change of organisation the calls carry its own token [7.10, 7.12, 7.14]', async ({ page, platform, customer }) => {
  await customer.signIn(ana, '/padaria/user-profile')
  await press(page, 'Trocar de empresa')
  const calls = recordWireCalls(page, platform)
  await page.getByRole('link', { name: /Café Central/ }).click()
  await expect(page.getByText(/^430\spontos$/)).toBeAttached()
  const tabs = page.getByRole('navigation', { name: 'Principal' })
  for (const tab of ['Pontos', 'Recompensas']) {
    await tabs.getByRole('link', { name: tab }).click()
    await expect(title(page)).toBeVisible()
  }
  await expect(page.getByRole('button', { name: /Espresso/ })).toBeVisible()
  const ofMembers = calls.filter(({ target }) => /^GET api \/v1\/(user|rewards)/.test(target))
  expect(distinct(ofMembers).map(({ target }) => target).toSorted()).toEqual([
    'GET api /v1/rewards',
    'GET api /v1/user/find/%2B5511912345678',
    'GET api /v1/user/score/extract/5511912345678',
  ])
  expect(new Set(ofMembers.map(({ organizationToken }) => organizationToken))).toEqual(new Set(['app-token-cafe-central']))
})

test('a code that is asked for again comes with another hash, which takes the place of the first [7.3, 7.5]', async ({ page, platform, customer }) => {
  const calls = recordWireCalls(page, platform)
  await page.clock.install()
  await page.goto('/padaria')
  await chooseTab(page, 'Redefinir')
  await askForReset(page, ana)
  await expectToast(page, 'Código de verificação foi enviado')
  await page.clock.fastForward(60_000)
  const resent = nextHash(page, platform)
  await press(page, 'Reenviar SMS')
  await expectToast(page, 'Código de verificação reenviado')
  await page.getByLabel('Nova senha').fill('nova-senha')
  const code = await customer.code(ana, 'sms')
  await confirm(page, code)
  await expectToast(page, 'Senha redefinida com sucesso')
  const sms = { event: 'sms', phone_number: `+55${ana}`, isPasswordReset: true }
  expect(bodiesOf(calls)).toEqual([sms, sms, { event: 'verify', hash: await resent, password: 'nova-senha', code }])
})

test('the events of a sign-up that is confirmed late reset nothing, and carry its password [7.3, 7.5]', async ({ page, platform, customer, browserConsole }) => {
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

for (const status of [403, 206, 201]) {
  test(`a statement that comes with status ${status} and not 200 is none [7.13]`, async ({ page, platform, customer, browserConsole }) => {
    browserConsole.allow(/Failed to load resource/)
    // With all of its entries: the status alone makes it none. The platform itself never answers so.
    await page.route(`${platform.addresses.api}/user/score/extract/**`, async (route) => {
      const response = await route.fetch()
      return route.fulfill({ response, status })
    })
    await customer.openSignedIn(ana, '/padaria/scores')
    await expect(page.getByText('Nenhum registro encontrado.')).toBeVisible()
    await expect(page.getByText('365 lançamentos')).toHaveCount(0)
  })
}

test('a failed total is 0, and says that it may be out of date [2.32, 7.11]', async ({ page, platform, customer, browserConsole }) => {
  browserConsole.allow(/Failed to load resource/)
  await addFault(platform, { service: 'api', path: '/v1/user/find/{phone}', kind: 'status', status: 403 })
  await customer.signIn(ana, '/padaria')
  await expect(page.getByText(/^0\spontos$/)).toBeAttached()
  await expect(page.getByText('Pode estar desatualizado')).toBeVisible()
})

test('the terms that nobody answers for keep nobody out [7.22]', async ({ page, platform, customer, browserConsole }) => {
  browserConsole.allow(/Failed to load resource/)
  await addFault(platform, { service: 'terms', path: '/{key}/user', kind: 'status' })
  await customer.signIn(customers.iara.phone, '/padaria')
  await expect.poll(() => countCalls(platform, { service: 'terms', method: 'GET' })).toBe(1)
  await expect(page.getByRole('banner')).toContainText('Iara')
})

test('a customer who uses everything makes these calls and no other [7.1, 7.25]', async ({ page, platform, customer }) => {
  await page.goto('/cafe-central')
  await chooseTab(page, 'Inscrever-se')
  await signUpWith(page, lia)
  await confirm(page, await customer.code(lia.phone, 'identity'))
  await page.getByRole('button', { name: 'Negar' }).first().click()
  await expect(page.getByText('Revogado')).toBeVisible()
  const tabs = page.getByRole('navigation', { name: 'Principal' })
  await tabs.getByRole('link', { name: 'Pontos' }).click()
  await expect(page.getByText('1 lançamento')).toBeVisible()
  await tabs.getByRole('link', { name: 'Recompensas' }).click()
  await page.getByRole('button', { name: /Fatia de bolo/ }).click()
  await press(page, 'Gerar voucher')
  await expect(page.getByRole('dialog').getByText(/^[A-Z2-9]{4}-[A-Z2-9]{4}-[A-Z2-9]{4}$/)).toBeVisible()
  await press(page, 'Fechar')
  await tabs.getByRole('link', { name: 'Perfil' }).click()
  await page.getByLabel('Nome').fill('Lívia Moura')
  await press(page, 'Salvar')
  await expectToast(page, 'Atualizado com sucesso!')
  await press(page, 'Sair')
  await chooseTab(page, 'Redefinir')
  await askForReset(page, lia.phone)
  await expect(codeField(page)).toBeVisible()

  const { data } = await clientOf(platform, 'control').get<CountedCalls[]>('/calls')
  const made = data.filter(({ service, method }) => ['api', 'swap', 'authHelper', 'terms'].includes(service) && method !== 'OPTIONS')
  expect([...new Set(made.map(({ method, service, path }) => `${method} ${service} ${path}`))].toSorted()).toEqual([
    'GET api /v1/open/orgs',
    'GET api /v1/open/orgs/{key}',
    'GET api /v1/open/user/acknowledge',
    'GET api /v1/rewards',
    'GET api /v1/user/find/{phone}',
    'GET api /v1/user/score/extract/{phone}',
    'GET swap /intents',
    'GET swap /vouchers',
    'GET terms /{key}/user',
    'POST authHelper /helper',
    'POST swap /vouchers',
    'POST terms /{key}/user',
    'PUT swap /intents/trusty/{signature}/{code}',
  ])
})

/** Ana's one open request at the bakery. */
function leaveOneIntent({ database }: Platform): void {
  database.exec(`DELETE FROM intents WHERE sub = '${anaSub}' AND provider = 'padaria'`)
  database
    .prepare("INSERT INTO intents (signature, sub, provider, code, reason) VALUES (?, ?, 'padaria', ?, 'Troca no balcão')")
    .run(intent.signature, anaSub, intent.code)
}

/** Each call once: how often is not the question here. */
const distinct = (calls: readonly WireCall[]) => [...new Map(calls.map((call) => [JSON.stringify(call), call])).values()]

/** The hash that the next SMS comes with. */
async function nextHash(page: Page, platform: Platform): Promise<string> {
  const answer = await page.waitForResponse(
    (response) => response.url() === platform.addresses.authHelper && response.request().postData()?.includes('"sms"') === true,
  )
  const { data } = (await answer.json()) as { data: { hash: string } }
  return data.hash
}

const bodiesOf = (calls: readonly WireCall[]) => calls.filter(({ target }) => target.startsWith('POST authHelper')).map(({ body }) => body)
