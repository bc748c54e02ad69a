import type { Request } from '@playwright/test'
import { publishAndServe, serveContents } from 'shell/store'
import { readCurrentRelease } from 'shell/store/compose-release'
import { expect, expectNeverShown, expectToast, settled, untilServed, withSiteOfItsOwn } from '../kit/index.ts'
import { full, suite } from '../kit/suite.ts'
import { test } from './builds.ts'
import { buildThrowing, publishUnfit, type ThrowingTime } from './faults/faulty-builds.ts'
import { deliveryFaults, failed, followRows, regions, slow, type MatrixRow, type Region } from './faults/matrix-row.ts'

/* The fault matrix: remotes, each with twelve faults, in a real browser. */
const ana = '11912345678'
const [auth, home, scores, ...more] = regions

/** Both suites have these tests: `npm test` meets two remotes, one before and one after the sign-in, `pnpm test:full` all five. */
const tag = suite === 'full' ? [full] : []
const signedIn: readonly Region[] = suite === 'full' ? [scores, ...more, home] : [scores]

test.use({
  // A worker keeps the vouchers' code, and would answer instead of the remote's host.
  serviceWorkers: 'block',
  // Screens cross in the browser's own time, which the page's clock does not move.
  contextOptions: { reducedMotion: 'reduce' },
})

for (const [fault, { host, browser }] of Object.entries(deliveryFaults)) {
  test(`fails alone: ${fault}`, { tag }, async ({ page, platform, customer, remotes, browserConsole }) => {
    const meet = followRows({ page, platform, browserConsole })
    const expectFailure = (region: Region) =>
      meet(fault, region, async ({ failsAlone, complaints, recovers }) => {
        remotes.break(region.remote, host)
        await failsAlone()
        await expect.poll(() => complaints().some((complaint) => browser.test(complaint))).toBe(true)
        remotes.heal()
        await recovers()
      })
    await expectFailure(auth)
    await customer.openSignedIn(ana, '/padaria')
    for (const region of signedIn) {
      if (region === home) await page.goto(startFor(region))
      await expectFailure(region)
    }
  })
}

test('a slow remote', { tag }, async ({ page, platform, customer, remotes, browserConsole }) => {
  const meet = followRows({ page, platform, browserConsole })
  const fault = 'entry never answers'
  const hangs = (request: Request) => request.url().includes('/remoteEntry')
  /** A tab keeps the former screen at first. */
  const patienceMs = ({ tab }: Region) => (tab === undefined ? 0 : 300)

  const untilSlow = async (region: Region, { alert, retry }: MatrixRow) => {
    await settled(page, hangs)
    await page.clock.runFor(patienceMs(region))
    await expect(page.getByRole('main').getByText('Carregando')).toBeAttached()
    await expectNeverShown(page, () => page.clock.runFor(5999), { words: slow, hangs })
    await page.clock.runFor(1)
    await expect(alert).toContainText(slow)
    await expect(retry).toBeEnabled()
  }
  const hang = async (region: Region, watched: MatrixRow) => {
    remotes.break(region.remote, 'hang', /remoteEntry/)
    // A call under way would time out.
    await settled(page, hangs)
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 10_000))
    await watched.open()
    await untilSlow(region, watched)
  }
  const acceptedLate = (region: Region) =>
    meet(fault, region, async (watched) => {
      await hang(region, watched)
      await page.clock.runFor(20_000 - 6000 - patienceMs(region) - 1)
      await expect(watched.alert).toContainText(slow)
      remotes.answerHanging()
      await watched.opened()
      await watched.reported(0)
      remotes.heal()
      await page.clock.resume()
    })
  const expectTimeout = (region: Region) =>
    meet(fault, region, async (watched) => {
      await hang(region, watched)
      if (region.tab === undefined) {
        await page.clock.runFor(20_000 - 6000)
        await expect(watched.alert).toContainText(failed)
      } else {
        await watched.visitAnother()
        await untilSlow(region, watched)
      }
      remotes.heal()
      await watched.opensByRetry()
      // The first load ends, if it has not.
      await settled(page, hangs)
      await page.clock.runFor(20_000)
      await watched.reported(1)
      await page.clock.resume()
    })

  await page.clock.install()
  await acceptedLate(auth)
  await expectTimeout(auth)
  await customer.openSignedIn(ana, '/padaria')
  for (const region of signedIn) {
    if (region === home) await page.goto(startFor(region))
    await acceptedLate(region)
  }
  // Now a screen is loaded again.
  await page.goto('/padaria')
  for (const region of signedIn) {
    if (region === home) await page.goto(startFor(region))
    await expectTimeout(region)
  }
})

test('a remote that throws', { tag }, async ({ page, platform, customer, workspace, browserConsole }) => {
  const met = [auth, ...signedIn]
  for (const region of met) await buildThrowing(region, workspace)
  await withSiteOfItsOwn({ page, platform }, async ({ url }, store) => {
    const { id } = await publishAndServe({
      store,
      workspace,
      parts: met.map(({ remote }) => remote),
      compressed: false,
    })
    await untilServed(url, id)
    const meet = followRows({ page, platform, browserConsole, url })
    const meetAll = async (region: Region, start: string) => {
      const throwWhen = (when: ThrowingTime) =>
        page.evaluate((text) => sessionStorage.setItem('throws', text), `${region.remote} ${when}`)
      const meetThrown = async (fault: string, when: ThrowingTime) => {
        await throwWhen(when)
        await meet(fault, region, async ({ failsAlone, recovers }) => {
          await failsAlone()
          await throwWhen('never')
          await recovers()
        })
      }
      await page.goto(url + start)
      await meetThrown('throws when evaluated', 'evaluated')
      await meetThrown('throws while rendering', 'rendered')
      await throwWhen('late')
      await meet('throws later, in an event or a promise', region, async ({ open, opened, reportedLater }) => {
        await open()
        await page.getByRole('button', { name: 'event', exact: true }).dispatchEvent('click')
        // Only the first one of a page is said.
        await expectToast(page, 'Algo não funcionou como esperado. Se precisar, recarregue a página.')
        await expectNeverShown(page, async () => {
          await page.getByRole('button', { name: 'promise', exact: true }).dispatchEvent('click')
          await reportedLater('event', 'promise')
        })
        await opened()
      })
    }
    await meetAll(auth, '/assets/logo.svg')
    await customer.openSignedIn(ana, `${url}/padaria`)
    for (const region of signedIn) await meetAll(region, startFor(region))
  })
})

test('an unfit remote', { tag }, async ({ page, platform, customer, workspace, browserConsole }) => {
  await withSiteOfItsOwn({ page, platform }, async ({ url }, store) => {
    const fit = await readCurrentRelease(store)
    if (!fit) throw new Error('nothing is published')
    const serveWith = async (unfit: typeof fit.remotes) => {
      const { id } = await serveContents(store, { ...fit, remotes: { ...fit.remotes, ...unfit } })
      await untilServed(url, id)
    }
    const meet = followRows({ page, platform, browserConsole, url })
    for (const region of [auth, ...signedIn]) {
      for (const [fault, unfit] of Object.entries(await publishUnfit(region, workspace, store))) {
        await serveWith({ [region.remote]: unfit })
        if (region !== auth) await customer.openSignedIn(ana, url + startFor(region))
        await meet(fault, region, async ({ failsAlone, opensByReload }) => {
          await failsAlone()
          await opensByReload(() => serveWith({}))
        })
      }
    }
  })
})

/** Home's own code must not be there before its fault. */
const startFor = (region: Region) => (region === home ? '/padaria/scores' : '/padaria')
