import { test, type Page } from '@playwright/test'
import { all, expect, formTab, releaseOf, tabLink, title, type Platform } from '../../kit/index.ts'
import type { RemoteFault } from '../../kit/remote-origin.ts'
import type { ConsoleWatch } from '../../kit/watch-console.ts'

const unverified = /Failed to find a valid digest/

/** A remote's host fails in these ways; the page and the release are as they should be. What the browser says shows that it has really happened. */
export const deliveryFaults: Readonly<Record<string, { readonly host: RemoteFault; readonly browser: RegExp }>> = {
  'entry 404': { host: 'not-found', browser: /status of 404/ },
  'entry is HTML with 200': { host: 'html', browser: unverified },
  'truncated entry': { host: 'truncated', browser: unverified },
  'integrity mismatch': { host: 'tampered', browser: unverified },
  'refused by CSP': { host: 'moved', browser: /violates the following Content Security Policy directive/ },
  'connection lost on the way': { host: 'lost', browser: /net::ERR_/ },
}

/** What the console's report says of the matrix' other faults; of those of delivery, that the entry was not delivered. */
const reports: Readonly<Record<string, string>> = {
  'entry never answers': 'timed-out in phase entry',
  'throws when evaluated': 'threw in phase module',
  'lacks the screen': 'no-such-screen in phase module',
  'wants an unsatisfied shared version': 'incompatible in phase share',
  'throws while rendering': 'threw in phase render',
}

/** A remote of the matrix, the screen at which its faults are met, the tab that leads there, and one whose remote works. A visitor has none. */
export type Region = (typeof regions)[number]

export const regions = [
  { remote: 'mf-auth', screen: 'Auth', tab: undefined, otherTab: undefined },
  { remote: 'mf-home', screen: 'Home', tab: 'Início', otherTab: 'Pontos' },
  { remote: 'mf-scores', screen: 'Scores', tab: 'Pontos', otherTab: 'Início' },
  { remote: 'mf-rewards', screen: 'Rewards', tab: 'Recompensas', otherTab: 'Início' },
  { remote: 'mf-profile', screen: 'Profile', tab: 'Perfil', otherTab: 'Início' },
] as const

export const failed = 'Não foi possível abrir esta parte do site'
export const slow = 'Está demorando mais que o normal'

/** What the browser and the loader say about what these tests do. */
const ofTheFault =
  /\[federation\]|\[uncaught\]|this version throws|Failed to load resource|valid digest|already registered|Content Security Policy/

/** A remote's region while a fault is met: what a customer reads and does there, what the page requests and reports. */
export type MatrixRow = ReturnType<ReturnType<typeof watchRows>>

/** Without an address, of the worker's own site. */
type Visit = Readonly<{ page: Page; platform: Platform; browserConsole: ConsoleWatch; url?: string }>

/** Leads a page through rows of the matrix. @returns what meets a fault in a region: the row has a name in the report */
export function followRows(visit: Visit) {
  const watch = watchRows(visit)
  return (fault: string, region: Region, see: (row: MatrixRow) => Promise<void>): Promise<void> =>
    test.step(`${fault} × ${region.remote}`, () => see(watch(fault, region)))
}

function watchRows({ page, platform, browserConsole, url = '' }: Visit) {
  browserConsole.allow(ofTheFault)
  const requests: string[] = []
  page.on('request', (request) => void requests.push(request.url()))
  const press = async (tab = '') => {
    const link = tabLink(page, tab)
    await link.dispatchEvent('click')
    await expect(link).toHaveAttribute('aria-current', 'page')
  }

  return (fault: string, { remote, screen, tab, otherTab }: Region) => {
    const report = reports[fault] ?? 'not-delivered in phase entry'
    const [, phaseReached] = / in phase (\w+)$/.exec(report) ?? []
    /** How often `open` and `visitAnother` load the screen. */
    const loads = tab === undefined ? 1 : 2
    const alert = page.getByRole('alert').filter({ hasText: new RegExp(`${failed}|${slow}`) })
    const retry = alert.getByRole('button', { name: 'Tentar de novo' })
    const entryRequests = () => requests.filter((request) => request.includes(`/remotes/${remote}/remoteEntry`)).length

    const complaintsBefore = browserConsole.seen.length
    const complaints = () => browserConsole.seen.slice(complaintsBefore)
    const complaintsWith = (beginning: string) =>
      complaints().filter((text) => text.startsWith(`warning: ${beginning}`))
    const stored = () =>
      all<object>(platform.database)`SELECT * FROM load_reports
        WHERE remote = ${remote} AND outcome = 'failed' ORDER BY id`
    const storedBefore = stored().length
    const released = async () => {
      const { id, remotes } = await releaseOf(page)
      return { release: id, version: remotes[remote]?.version ?? '' }
    }

    /** The screen is there, and the notice is not. */
    const opened = async () => {
      await expect(tab === undefined ? formTab(page, 'Acessar') : title(page)).toBeAttached()
      await expect(alert).toBeHidden()
    }
    /** Each failed load was reported once, in the console and at the platform, with remote, version, phase and release. */
    const reported = async (times: number) => {
      const ofRemote = () => complaintsWith(`[federation] ${remote}/`)
      await expect.poll(ofRemote).toHaveLength(times)
      const { release, version } = await released()
      for (const text of ofRemote())
        expect(text).toContain(`${remote}/${screen}: ${report} (version ${version}, release ${release})`)
      const received = () => stored().slice(storedBefore)
      await expect.poll(received).toHaveLength(times)
      for (const one of received()) expect(one).toMatchObject({ screen, version, phase: phaseReached, release })
    }
    /** Leads to the remote's screen by a press alone: pointing at a link loads its screen too. */
    const open = async () => {
      if (tab !== undefined) await press(tab)
      // A file that hangs delays the page's `load` event.
      else await page.goto(`${url}/padaria`, { waitUntil: 'commit' })
    }
    /** Leads to another remote's screen, which works, and back. For a visitor there is no other: the frame around the sign-in works. */
    const visitAnother = async () => {
      if (tab === undefined) return expect(page.getByText('Plataforma de fidelidade')).toBeVisible()
      await press(otherTab)
      await opened()
      await press(tab)
    }
    /** The retry opens the screen with one request of its entry, without a reload, and moves the focus there. */
    const opensByRetry = async () => {
      const [asked, opening] = [entryRequests(), await openingOf(page)]
      await retry.click()
      await opened()
      await expect(page.locator(':focus')).toHaveRole('heading')
      expect(entryRequests()).toBe(asked + 1)
      expect(await openingOf(page)).toBe(opening)
    }
    return {
      alert,
      retry,
      complaints,
      opened,
      reported,
      open,
      visitAnother,
      opensByRetry,
      /** The region says that it failed, each time that it is opened, and each failure is reported once. All else works. */
      failsAlone: async () => {
        await open()
        await expect(alert).toContainText(failed)
        await reported(1)
        await visitAnother()
        await expect(alert).toContainText(failed)
        await reported(loads)
      },
      /** The fault is gone: a retry is enough, and nothing else has failed. */
      recovers: async () => {
        await opensByRetry()
        await reported(loads)
      },
      /** Two retries request the entry once each, and fail. Then the button reloads the page, which opens the screen once `lift` has been called. */
      opensByReload: async (lift: () => Promise<void>) => {
        const [asked, opening] = [entryRequests(), await openingOf(page)]
        for (const retries of [1, 2]) {
          await retry.click()
          await reported(loads + retries)
          expect(entryRequests()).toBe(asked + retries)
        }
        await lift()
        await alert.getByRole('button', { name: 'Recarregar a página' }).click()
        await expect.poll(() => openingOf(page)).not.toBe(opening)
        await opened()
      },
      /** What the screen threw later was reported once each, in the console, with remote, version, phase and release. */
      reportedLater: async (...phases: readonly string[]) => {
        const { release, version } = await released()
        const expected = phases.map(
          (phase) => `warning: [uncaught] ${remote} ${version} in phase ${phase} (release ${release})`,
        )
        const told = () => complaintsWith('[uncaught]').map((text) => text.replace(/ Error:[^]*/, ''))
        await expect.poll(told).toEqual(expected)
        expect(complaintsWith('[federation]')).toEqual([])
      },
    }
  }
}

/** When the page was opened: another time after each reload. */
const openingOf = (page: Page) => page.evaluate(() => performance.timeOrigin)
