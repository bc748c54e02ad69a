import { effects, faultyCalls, intentsAnswer, type FaultName, type FaultyCall } from './faults/faulty-calls.ts'
import {
  addFault,
  closeToasts,
  countCalls,
  expect,
  expectNeverShown,
  holdCall,
  isCall,
  jumpUntil,
  liftFaults,
  settled,
  test,
  type Page,
  type Platform,
} from '../kit/index.ts'

/*
 * Every kind of fault that the platform knows, seen in a browser: a call goes wrong, its region says so,
 * the rest of the page works, and once the fault is removed the retry succeeds.
 */
const ana = '11912345678'

/** What the browser says about a call that failed, and about the unused preload of the organisation. */
const ofTheFault = /Failed to load resource|preloaded using link preload/

interface Visit {
  readonly page: Page
  readonly platform: Platform
}

/** Each fault except the first meets the retry of the one before; when all are removed, the retry succeeds. */
async function expectEachSaid(
  faulty: FaultyCall,
  faults: readonly FaultName[],
  { page, platform }: Visit,
): Promise<void> {
  const { call, ask, failureText, kept, retry, shown } = faulty
  const isSuch = isCall(platform, call)
  let asked = 0
  page.on('request', (request) => {
    if (isSuch(request)) asked += 1
  })
  await faulty.prepare?.(platform)
  for (const [index, fault] of faults.entries()) {
    await test.step(fault, async () => {
      await liftFaults(platform)
      await addFault(platform, { ...call, ...effects[fault] })
      const before = asked
      await (index === 0 ? ask(page) : retry(page))
      const isSaid = async () => asked > before && (await isAtRest(page)) && page.getByText(failureText).isVisible()
      await jumpUntil(page, isSaid, fault === 'hang' ? isSuch : undefined)
      await kept(page)
      // The next fault gets another one.
      await closeToasts(page)
    })
  }
  await liftFaults(platform)
  await retry(page)
  await shown(page)
}

const isAtRest = async (page: Page): Promise<boolean> => (await page.locator('[aria-busy=true]').count()) === 0

async function expectUnnoticed(
  { ask, failureText, shown, madeOnce }: FaultyCall,
  { page, platform }: Visit,
): Promise<void> {
  const asking = async () => {
    await ask(page)
    await shown(page)
  }
  await expectNeverShown(page, asking, { words: failureText })
  await madeOnce?.(page, platform)
}

const faultNames = Object.keys(effects) as FaultName[]

/** One call of each kind: read, asked for early, decided, made once, before a session. The others fail in the same client. */
test.describe('each kind of fault, by control', () => {
  for (const faulty of faultyCalls) {
    test(
      faulty.lines ? `${faulty.name} [${faulty.lines}]` : faulty.name,
      async ({ page, platform, customer, browserConsole }) => {
        browserConsole.allow(ofTheFault)
        await page.clock.install()
        if (faulty.signedIn) await customer.openSignedIn(ana, '/padaria')
        const isSaid = (fault: FaultName) => !(faulty.isWrite && fault === 'commit-then-drop')
        await expectEachSaid(faulty, faultNames.filter(isSaid), { page, platform })
        if (!faulty.isWrite) return
        await test.step('commit-then-drop', async () => {
          await faulty.prepare?.(platform)
          await addFault(platform, { ...faulty.call, ...effects['commit-then-drop'] })
          await expectUnnoticed(faulty, { page, platform })
        })
      },
    )
  }
})

test('a retry keeps its place and the focus while the call is repeated; then the focus moves to a place nearby', async ({
  page,
  platform,
  customer,
  browserConsole,
}) => {
  browserConsole.allow(ofTheFault)
  await customer.openSignedIn(ana, '/padaria/user-profile')
  for (const { service, path, screen, focused } of [
    { service: 'api', path: '/v1/user/find/{phone}', screen: '/padaria', focused: 'Início' },
    { service: 'swap', path: '/intents', screen: '/padaria', focused: 'Pedidos de autorização' },
    {
      service: 'api',
      path: '/v1/user/score/extract/{phone}',
      screen: '/padaria/scores',
      focused: 'Extrato de Pontos',
    },
    { service: 'api', path: '/v1/rewards', screen: '/padaria/rewards', focused: 'Recompensas' },
    { service: 'swap', path: '/vouchers', screen: '/padaria/rewards?recompensa=105', focused: 'Gerar voucher' },
  ] as const) {
    await test.step(focused, async () => {
      const call = { service, method: 'GET', path } as const
      const retry = page.getByRole('button', { name: /^(Tentar de novo|Atualizar)$/ })
      await addFault(platform, { ...call, kind: 'status', status: 404 })
      await page.goto(screen)
      await expect(retry).toBeVisible()
      // The screen requests again what the start requested early; a response after the fault would make the retry needless.
      await settled(page)
      await liftFaults(platform)
      const held = await holdCall(platform, call)
      await retry.press('Enter')
      await expect(retry).toHaveAttribute('aria-busy', 'true')
      await expect(retry).toBeFocused()
      await held.letGo()
      await expect(retry).toHaveCount(0)
      // Once the button is gone, the focus is near its place.
      await expect(page.getByRole('main').locator(':focus')).toHaveText(focused)
    })
  }
})

test('a denial whose response is lost: the list says that it was revoked', async ({
  page,
  platform,
  customer,
  browserConsole,
}) => {
  browserConsole.allow(ofTheFault)
  await intentsAnswer.prepare?.(platform)
  await customer.openSignedIn(ana, '/padaria')
  await addFault(platform, { ...intentsAnswer.call, kind: 'commit-then-drop' })
  await page.getByRole('button', { name: 'Negar' }).click()
  await expect(page.getByText('Revogado', { exact: true })).toBeVisible()
  expect(await countCalls(platform, intentsAnswer.call)).toBe(1)
})

test('the site waits 15 s for an intent’s response, and never shows it as authorised without one [7.2, 9.5]', async ({
  page,
  platform,
  customer,
  browserConsole,
}) => {
  browserConsole.allow(ofTheFault)
  const { call, prepare, failureText, kept, retry, shown } = intentsAnswer
  await prepare?.(platform)
  await page.clock.install()
  await customer.openSignedIn(ana, '/padaria')
  await expect(page.getByRole('button', { name: 'Autorizar' })).toBeVisible()
  await settled(page)
  await addFault(platform, { ...call, kind: 'hang', times: 1 })
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))
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
