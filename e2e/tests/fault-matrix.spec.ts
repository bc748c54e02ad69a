import { publish } from 'shell/release'
import { changeRelease, readCurrentRelease } from 'shell/release/store'
import {
  expect,
  expectNeverShown,
  expectToast,
  full,
  settled,
  untilServed,
  withSiteOfItsOwn,
  type Page,
  type Request,
} from '../kit/index.ts'
import {
  buildThrowing,
  publishUnfit,
  throwingKey,
  unfitFaults,
  type ThrowingTime,
  type UnfitFault,
  type UnfitVersions,
} from './faults/faulty-builds.ts'
import { test } from './builds.ts'
import {
  deliveryFaults,
  failed,
  followRows,
  regions,
  row,
  slow,
  type MatrixRow,
  type Region,
} from './faults/matrix-row.ts'

/* The fault matrix (goals, "Faults"): remotes, each with twelve faults, in a real browser. */
const ana = '11912345678'
const [auth, home, scores, ...more] = regions

/** `npm test` meets two remotes, one before and one after the sign-in; `pnpm test:full` all five. */
const selections: readonly (readonly [which: string, tag: string[], signedIn: readonly Region[]])[] = [
  ['two remotes', [], [scores]],
  ['all remotes', [full], [scores, ...more, home]],
]

/** What the browser and the loader say about what these tests do. */
const ofTheFault =
  /\[federation\]|\[uncaught\]|this version throws|Failed to load resource|valid digest|preloaded using link preload|already registered|Service Worker registration blocked|Content Security Policy/

interface UnfitRow {
  readonly fault: UnfitFault
  readonly region: Region
}

test.use({
  // A worker keeps the vouchers' code, and would answer instead of the remote's host.
  serviceWorkers: 'block',
  // Screens cross in the browser's own time, which the page's clock does not move.
  contextOptions: { reducedMotion: 'reduce' },
})

for (const [which, tag, signedIn] of selections) {
  for (const [fault, { host, browser }] of Object.entries(deliveryFaults)) {
    test(
      `a remote that fails affects only its own region, ${which}: ${fault}`,
      { tag },
      async ({ page, platform, customer, remotes, browserConsole }) => {
        browserConsole.allow(ofTheFault)
        const watch = followRows({ page, platform, browserConsole })
        const meet = (region: Region) =>
          row(fault, region, async () => {
            const watched = watch(fault, region)
            remotes.break(region.remote, host)
            await failsAlone(watched)
            await expect.poll(() => watched.complaints().some((complaint) => browser.test(complaint))).toBe(true)
            remotes.heal()
            await watched.opensByRetry()
            await watched.reported(watched.loads)
          })
        await meet(auth)
        await customer.openSignedIn(ana, '/padaria')
        for (const region of signedIn) {
          await leaveHome(page, region)
          await meet(region)
        }
      },
    )
  }

  test(
    `a remote whose entry does not answer is slow after 6 s, is accepted until 20 s, and opens by its retry: ${which}`,
    { tag },
    async ({ page, platform, customer, remotes, browserConsole }) => {
      browserConsole.allow(ofTheFault)
      const watch = followRows({ page, platform, browserConsole })
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
        await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))
        await watched.open()
        await untilSlow(region, watched)
      }
      const acceptedLate = (region: Region) =>
        test.step(`${region.remote} answers after 19,999 ms`, async () => {
          const watched = watch(fault, region)
          await hang(region, watched)
          await page.clock.runFor(20_000 - 6000 - patienceMs(region) - 1)
          await expect(watched.alert).toContainText(slow)
          remotes.answerHanging()
          await watched.opened()
          await watched.reported(0)
          remotes.heal()
          await page.clock.resume()
        })
      const meet = (region: Region) =>
        row(fault, region, async () => {
          const watched = watch(fault, region)
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
      await meet(auth)
      await customer.openSignedIn(ana, '/padaria')
      for (const region of signedIn) {
        await leaveHome(page, region)
        await acceptedLate(region)
      }
      // Now a screen is loaded again.
      await page.goto('/padaria')
      for (const region of signedIn) {
        await leaveHome(page, region)
        await meet(region)
      }
    },
  )

  test(
    `a remote that throws affects only its own region, and one that throws later keeps its screen: ${which}`,
    { tag },
    async ({ page, platform, customer, workspace, browserConsole }) => {
      browserConsole.allow(ofTheFault)
      const met = [auth, ...signedIn]
      for (const region of met) await buildThrowing(region, workspace)
      await withSiteOfItsOwn({ page, platform }, async ({ url }, store) => {
        const { id } = await publish({ store, workspace, parts: met.map(({ remote }) => remote), compressed: false })
        await untilServed(url, id)
        const watch = followRows({ page, platform, browserConsole, url })
        const meet = async (region: Region, start: string) => {
          const throwWhen = (when: ThrowingTime) =>
            page.evaluate(([key, value]) => sessionStorage.setItem(key, value), [
              throwingKey,
              `${region.remote} ${when}`,
            ] as const)
          const meetThrown = async (fault: string, when: ThrowingTime) => {
            await throwWhen(when)
            await row(fault, region, async () => {
              const watched = watch(fault, region)
              await failsAlone(watched)
              await throwWhen('never')
              await watched.opensByRetry()
              await watched.reported(watched.loads)
            })
          }
          await page.goto(url + start)
          await meetThrown('throws when evaluated', 'evaluated')
          await meetThrown('throws while rendering', 'rendered')
          await throwWhen('late')
          const fault = 'throws later, in an event or a promise'
          await row(fault, region, async () => {
            const { open, opened, reportedLater } = watch(fault, region)
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
        await meet(auth, '/assets/logo.svg')
        await customer.openSignedIn(ana, `${url}/padaria`)
        for (const region of signedIn) await meet(region, region === home ? '/padaria/scores' : '/padaria')
      })
    },
  )

  test(
    `a remote of a version that does not fit affects only its own region, and opens by the reload after two retries: ${which}`,
    { tag },
    async ({ page, platform, customer, workspace, browserConsole }) => {
      browserConsole.allow(ofTheFault)
      await withSiteOfItsOwn({ page, platform }, async ({ url }, store) => {
        const versions = new Map<string, UnfitVersions>()
        for (const region of [auth, ...signedIn])
          versions.set(region.remote, await publishUnfit(region, workspace, store))
        const fit = await readCurrentRelease(store)
        if (!fit) throw new Error('nothing is published')
        /** Serves a release in which one remote does not fit; without a row, all fit. */
        const serve = async (next?: UnfitRow) => {
          const unfit = next && versions.get(next.region.remote)?.[next.fault]
          const { id } = await changeRelease(store, () => ({
            ...fit,
            remotes: { ...fit.remotes, ...(unfit && { [next.region.remote]: unfit }) },
          }))
          await untilServed(url, id)
        }
        const watch = followRows({ page, platform, browserConsole, url })
        /** @param next the row that is prepared by lifting this one's fault: the reload gets its release */
        const meet = ({ fault, region }: UnfitRow, next?: UnfitRow) =>
          row(fault, region, async () => {
            const watched = watch(fault, region)
            await failsAlone(watched)
            await watched.opensByReload(() => serve(next?.region === region ? undefined : next))
          })
        for (const fault of unfitFaults) {
          await serve({ fault, region: auth })
          await meet({ fault, region: auth })
        }
        const rows = unfitFaults.flatMap((fault) => signedIn.map((region): UnfitRow => ({ fault, region })))
        await serve(rows[0])
        await customer.openSignedIn(ana, `${url}/padaria`)
        for (const [index, one] of rows.entries()) {
          if (rows[index - 1]?.region === one.region) {
            await serve(one)
            await page.goto(`${url}/padaria`)
          }
          await meet(one, rows[index + 1])
        }
      })
    },
  )
}

/** Home's own code must not be there before its fault. */
async function leaveHome(page: Page, region: Region): Promise<void> {
  if (region === home) await page.goto('/padaria/scores')
}

/** The region says that it failed, each time that it is opened, and each failure is reported once. All else works. */
async function failsAlone({ open, alert, reported, visitAnother, loads }: MatrixRow): Promise<void> {
  await open()
  await expect(alert).toContainText(failed)
  await reported(1)
  await visitAnother()
  await expect(alert).toContainText(failed)
  await reported(loads)
}
