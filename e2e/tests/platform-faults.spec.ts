import {
  addFault,
  button,
  clientOf,
  closeToasts,
  countCalls,
  expect,
  expectNeverShown,
  holdCall,
  isCall,
  jumpUntil,
  jumpUntilVisible,
  liftFaults,
  press,
  settled,
  signInWith,
  tabLink,
  test,
  totalOf,
  voucherCode,
  type Fault,
  type Page,
  type Platform,
} from '../kit/index.ts'

/* Faults seen in a browser: a call's region says so, the rest of the page works, and without the fault the retry succeeds. */
const ana = '11912345678'

/** What the browser says about a call that failed. */
const ofTheFault = /Failed to load resource/
const genericFailure = 'Não foi possível finalizar sua solicitação, atualize a página e tente novamente'

/** What a browser tells apart; the client's own tests have the rest (`shared/api/api-client.test.ts`). */
const faults = ['status', 'page', 'hang', 'drop', 'commit-then-drop'] as const

/** A call that goes wrong, where a customer makes it, and what a customer sees then. */
interface FaultyCall {
  /** With the specification's lines that its outcomes prove. */
  readonly name: string
  readonly call: Pick<Fault, 'service' | 'method' | 'path' | 'operation'>
  /** Nobody is signed in; otherwise Ana is, at her organisation. */
  readonly isSignedOut?: true
  /** Comes before each fault. */
  readonly prepare?: (platform: Platform) => Promise<unknown>
  readonly ask: (page: Page) => Promise<unknown>
  /** The text in the region that says that it went wrong. */
  readonly failureText: string
  /** What still works, or is still there. */
  readonly kept: (page: Page) => Promise<void>
  readonly retry: (page: Page) => Promise<void>
  readonly shown: (page: Page) => Promise<void>
  /** A write that was carried out without a response: its screen finds that it was, and says nothing. It was made once. A read can be repeated. */
  readonly isWrite?: true
}

const showsPoints = (page: Page) => expect(totalOf(page, /^1\.250\spontos$/)).toBeAttached()

async function frame(page: Page): Promise<void> {
  await expect(page.getByRole('banner')).toContainText('Ana')
  await expect(tabLink(page, 'Perfil')).toBeVisible()
}

const intentsAnswer: FaultyCall = {
  name: 'an intent’s answer [8.30]',
  call: { service: 'swap', method: 'PUT', path: '/intents/trusty/{signature}/{code}' },
  async prepare(platform) {
    platform.database.exec('DELETE FROM intents')
    await clientOf(platform, 'control').post('/seed', {
      intents: [{ phone: ana, organization: 'padaria', reason: 'Pedido do teste' }],
    })
    await clientOf(platform, 'control').delete('/calls')
  },
  async ask(page) {
    await page.goto('/padaria')
    await press(page, 'Autorizar')
  },
  failureText: genericFailure,
  async kept(page) {
    await frame(page)
    await showsPoints(page)
    await expect(page.getByText('Autorizado')).toHaveCount(0)
    await expect(button(page, 'Negar')).toBeEnabled()
  },
  retry: (page) => press(page, 'Autorizar'),
  // Nothing in the response is shown; if it was lost, the list says what was decided.
  shown: (page) => expect(page.getByText('Autorizado', { exact: true })).toBeVisible(),
  isWrite: true,
}

/** One call of each kind: read, asked for early, decided, made once, before a session. The others fail in the same client. */
const faultyCalls: readonly FaultyCall[] = [
  {
    name: 'points [7.11]',
    call: { service: 'api', method: 'GET', path: '/v1/user/find/{phone}' },
    ask: (page) => page.goto('/padaria'),
    failureText: 'Não conseguimos ler seu saldo',
    async kept(page) {
      await frame(page)
      await expect(button(page, 'Autorizar').first()).toBeVisible()
      // The screen requests again what the start requested early; a response after the fault would make the retry needless.
      await settled(page)
    },
    retry: (page) => press(page, 'Atualizar'),
    shown: showsPoints,
  },
  intentsAnswer,
  {
    name: 'statement [7.13, 8.32]',
    call: { service: 'api', method: 'GET', path: '/v1/user/score/extract/{phone}' },
    ask: (page) => page.goto('/padaria/scores'),
    failureText: 'Nenhum registro encontrado.',
    kept: frame,
    retry: (page) => press(page, 'Tentar de novo'),
    shown: (page) => expect(page.getByText('365 lançamentos')).toBeVisible(),
  },
  {
    name: 'a voucher [8.30]',
    call: { service: 'swap', method: 'POST', path: '/vouchers' },
    async prepare(platform) {
      platform.database.exec('DELETE FROM vouchers')
      await clientOf(platform, 'control').delete('/calls')
    },
    async ask(page) {
      await page.goto('/padaria/rewards')
      await page.getByRole('button', { name: /Café coado/ }).click()
      await press(page, 'Gerar voucher')
    },
    failureText: genericFailure,
    async kept(page) {
      await expect(page.getByRole('dialog').getByRole('alert').getByText(genericFailure)).toBeVisible()
      await expect(voucherCode(page)).toHaveCount(0)
    },
    // If the response was lost, the customer decides.
    retry: (page) => page.getByRole('button', { name: /^Gerar (voucher|mesmo assim)$/ }).click(),
    // The voucher was made and its response lost: GET finds it.
    shown: (page) => jumpUntilVisible(page, voucherCode(page)),
    isWrite: true,
  },
  {
    name: 'sign-in',
    call: { service: 'identity', method: 'POST', operation: 'InitiateAuth' },
    isSignedOut: true,
    async ask(page) {
      await page.goto('/padaria')
      await signInWith(page, ana)
    },
    failureText: genericFailure,
    async kept(page) {
      await expect(page.getByLabel('Telefone')).toHaveValue('(11) 91234-5678')
      await expect(page.getByLabel('Senha', { exact: true })).toHaveValue('pontos123')
    },
    retry: (page) => press(page, 'Acessar'),
    shown: showsPoints,
  },
]

const isAtRest = async (page: Page): Promise<boolean> => (await page.locator('[aria-busy=true]').count()) === 0

for (const { name, call, isSignedOut, prepare, ask, failureText, kept, retry, shown, isWrite } of faultyCalls) {
  test(`each kind of fault, by control: ${name}`, async ({ page, platform, customer, browserConsole }) => {
    browserConsole.allow(ofTheFault)
    const isSuch = isCall(platform, call)
    let asked = 0
    page.on('request', (request) => {
      if (isSuch(request)) asked += 1
    })
    await page.clock.install()
    if (!isSignedOut) await customer.openSignedIn(ana, '/padaria')
    await prepare?.(platform)
    // Each fault except the first meets the retry of the one before; when all are removed, the retry succeeds.
    for (const [index, kind] of faults.entries()) {
      if (isWrite && kind === 'commit-then-drop') continue
      await test.step(kind, async () => {
        await liftFaults(platform)
        await addFault(platform, { ...call, kind })
        const before = asked
        await (index === 0 ? ask(page) : retry(page))
        const isSaid = async () =>
          asked > before && (await isAtRest(page)) && page.getByText(failureText).first().isVisible()
        await jumpUntil(page, isSaid, kind === 'hang' ? isSuch : undefined)
        await kept(page)
        // The next fault gets another one.
        await closeToasts(page)
      })
    }
    await liftFaults(platform)
    await retry(page)
    await shown(page)
    if (!isWrite) return
    await test.step('commit-then-drop', async () => {
      await prepare?.(platform)
      await addFault(platform, { ...call, kind: 'commit-then-drop' })
      const asking = async () => {
        await ask(page)
        await shown(page)
      }
      await expectNeverShown(page, asking, { words: failureText })
      expect(await countCalls(platform, call)).toBe(1)
    })
  })
}

test('the focus stays on a retry, then moves nearby', async ({ page, platform, customer, browserConsole }) => {
  browserConsole.allow(ofTheFault)
  await customer.openSignedIn(ana, '/padaria/user-profile')
  for (const [service, path, screen, focused] of [
    ['api', '/v1/user/find/{phone}', '/padaria', 'Início, Padaria Estrela'],
    ['swap', '/intents', '/padaria', 'Pedidos de autorização'],
    ['api', '/v1/user/score/extract/{phone}', '/padaria/scores', 'Extrato de Pontos'],
    ['api', '/v1/rewards', '/padaria/rewards', 'Recompensas'],
    ['swap', '/vouchers', '/padaria/rewards?recompensa=105', 'Gerar voucher'],
  ] as const) {
    await test.step(focused, async () => {
      const call = { service, method: 'GET', path } as const
      const retry = page.getByRole('button', { name: /^(Tentar de novo|Atualizar)$/ })
      await addFault(platform, { ...call, kind: 'status', status: 404 })
      await page.goto(screen)
      await expect(retry).toBeVisible()
      await settled(page)
      await liftFaults(platform)
      const held = await holdCall(platform, call)
      await retry.press('Enter')
      await expect(retry).toHaveAttribute('aria-busy', 'true')
      await expect(retry).toBeFocused()
      await held.resume()
      await expect(retry).toHaveCount(0)
      await expect(page.getByRole('main').locator(':focus')).toHaveText(focused)
    })
  }
})

test('a denial whose response is lost is shown as revoked', async ({ page, platform, customer, browserConsole }) => {
  browserConsole.allow(ofTheFault)
  await intentsAnswer.prepare?.(platform)
  await customer.openSignedIn(ana, '/padaria')
  await addFault(platform, { ...intentsAnswer.call, kind: 'commit-then-drop' })
  await page.getByRole('button', { name: 'Negar' }).click()
  await expect(page.getByText('Revogado', { exact: true })).toBeVisible()
  expect(await countCalls(platform, intentsAnswer.call)).toBe(1)
})

test('no response within 15 s is no ‘Autorizado’ [7.2, 9.5]', async ({ page, platform, customer, browserConsole }) => {
  browserConsole.allow(ofTheFault)
  const { call, prepare, failureText, kept, retry, shown } = intentsAnswer
  await prepare?.(platform)
  await page.clock.install()
  await customer.openSignedIn(ana, '/padaria')
  await expect(page.getByRole('button', { name: 'Autorizar' })).toBeVisible()
  await settled(page)
  await addFault(platform, { ...call, kind: 'hang', times: 1 })
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 10_000))
  const deciding = async () => {
    const decision = page.waitForRequest((request) => request.method() === 'PUT')
    await page.getByRole('button', { name: 'Autorizar' }).click()
    await decision
    const waiting = async () => {
      await page.clock.runFor(14_999)
      await expect(page.getByRole('button', { name: 'Negar' })).toBeDisabled()
    }
    await expectNeverShown(page, waiting, { hangs: isCall(platform, call) })
    await page.clock.runFor(1)
    await expect(page.getByText(failureText)).toBeVisible()
    await page.clock.resume()
    await kept(page)
  }
  await expectNeverShown(page, deciding, { words: 'Autorizado' })
  await retry(page)
  await shown(page)
})
