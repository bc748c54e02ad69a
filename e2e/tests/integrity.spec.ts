import type { Locator, Page } from '@playwright/test'
import type { RemoteName } from 'shared/federation'
import { filesOf, serveContents } from 'shell/store'
import { readStoredFile } from 'shell/store/files'
import { openStore } from 'shell/store/store'
import { readCurrentRelease } from 'shell/store/compose-release'
import { expect, formTab, openTab, test as siteTest, testStore, untilServed, withSiteOfItsOwn } from '../kit/index.ts'
import { remoteNames } from '../site/parts.ts'

/* Only scripts that the release names by hash run: each remote's entry and chunks, wherever the remotes are served. */

const sentAsReleased = { 'Access-Control-Allow-Origin': '*', 'Cache-Control': 'public, max-age=31536000, immutable' }

interface Alterations {
  /** Alters files of every remote on their way. One that runs leaves a mark. @returns what heals a remote, but for some files */
  readonly alterRemotes: (files: RegExp) => Promise<(remote: RemoteName, except?: RegExp) => void>
}

const test = siteTest.extend<Alterations>({
  alterRemotes: async ({ page }, provide) => {
    await provide(async (files) => {
      const altered = new Map<string, RegExp | undefined>(remoteNames.map((name) => [name, files]))
      await page.route(/\/remotes\//, async (route) => {
        const { pathname } = new URL(route.request().url())
        if (!altered.get(pathname.split('/')[2] ?? '')?.test(pathname)) return route.fallback()
        const released = await readReleased(pathname)
        await route.fulfill({
          contentType: 'text/javascript',
          headers: sentAsReleased,
          body: `${released};globalThis.hasRunAltered = true`,
        })
      })
      return (remote, except) => void altered.set(remote, except)
    })
    // A preload that nobody waits for may still be on its way.
    await page.unrouteAll({ behavior: 'wait' })
  },
})

// A worker would answer with the files that it keeps, not with the altered ones.
test.use({ serviceWorkers: 'block' })

/** All of a remote's files except its entry. */
const chunks = /\/(?!remoteEntry\.)[^/]+$/

/** The console's other screens, by the tab that leads there from home. */
const tabs = [
  ['mf-scores', 'Pontos', 'Extrato de Pontos'],
  ['mf-rewards', 'Recompensas', 'Recompensas'],
  ['mf-profile', 'Perfil', 'Perfil'],
] as const

/** What the browser and the loader say about a refused file. */
const refusal = /integrity|Failed to find a valid digest|\[federation\]|already registered|Failed to load resource/

const unverifiedEntries = {
  'empty-integrity': { integrity: '' },
  'integrity-that-browsers-ignore': { integrity: 'sha384-?' },
  // Only the development shell runs one.
  'hot-entry': { integrity: '', hot: true },
}

for (const layout of ['an origin of their own', 'the site’s origin'] as const) {
  test(`altered code never runs: ${layout}`, async ({ page, customer, alterRemotes, platform, browserConsole }) => {
    browserConsole.allow(refusal)
    const heal = await alterRemotes(/./)
    const alert = page.getByRole('alert').filter({ hasText: 'Não foi possível abrir esta parte do site' })
    const retry = alert.getByRole('button', { name: 'Tentar de novo' })
    const neverRuns = async () => {
      await expect(alert).toBeVisible()
      expect(await hasRunAltered(page)).toBe(false)
    }
    const retryIsRefused = async (remote: RemoteName, phase: 'entry' | 'module') => {
      const refused = page.waitForEvent('console', (message) => message.text().startsWith('[federation]'))
      await retry.click()
      expect((await refused).text()).toContain(`${remote}/`)
      expect((await refused).text()).toContain(`in phase ${phase}`)
      await neverRuns()
    }
    const opensOnceHealed = (remote: RemoteName, screen: Locator) =>
      test.step(remote, async () => {
        await neverRuns()
        heal(remote, chunks)
        await retryIsRefused(remote, 'module')
        heal(remote)
        await retry.click()
        await expect(screen).toBeVisible()
      })

    const visit = async (site: string) => {
      await page.goto(`${site}/padaria`)
      await expect(page.getByText('Plataforma de fidelidade')).toBeVisible()
      await test.step('a retry runs no other content than the first attempt', async () => {
        await neverRuns()
        await retryIsRefused('mf-auth', 'entry')
        await page.reload()
      })
      await opensOnceHealed('mf-auth', formTab(page, 'Acessar'))
      await customer.openSignedIn('11912345678', `${site}/padaria`)
      await opensOnceHealed('mf-home', page.getByRole('link', { name: 'Extrato de Pontos' }))
      for (const [remote, tab, heading] of tabs) {
        await openTab(page, tab)
        await opensOnceHealed(remote, page.getByRole('heading', { level: 1, name: heading }))
      }
      expect(await hasRunAltered(page)).toBe(false)
    }
    if (layout === 'the site’s origin') await withSiteOfItsOwn({ page, platform }, ({ url }) => visit(url))
    else await visit('')
  })
}

test('an entry without an integrity never runs', async ({ page, platform, alterRemotes, browserConsole }) => {
  browserConsole.allow(refusal)
  await alterRemotes(/\/remoteEntry\./)
  const refusals = () =>
    browserConsole.seen.filter((complaint) => complaint.includes('mf-auth/Auth: not-released in phase entry')).length
  await withSiteOfItsOwn({ page, platform }, async ({ url }, store) => {
    const release = await readCurrentRelease(store)
    const auth = release?.remotes['mf-auth']
    if (!release || !auth) throw new Error('nothing is published')
    for (const [name, unverified] of Object.entries(unverifiedEntries)) {
      await test.step(name, async () => {
        const entry = { url: auth.entry.url, ...unverified }
        const { id } = await serveContents(store, {
          ...release,
          remotes: { ...release.remotes, 'mf-auth': { ...auth, entry } },
        })
        await untilServed(url, id)
        await page.goto(`${url}/padaria`)
        const retry = page.getByRole('alert').getByRole('button', { name: 'Tentar de novo' })
        await expect(retry).toBeVisible()
        const before = refusals()
        expect(before).toBeGreaterThan(0)
        await retry.click()
        await expect.poll(refusals).toBeGreaterThan(before)
        expect(await hasRunAltered(page)).toBe(false)
      })
    }
  })
})

test('an entry that the release does not name is never requested', async ({ page, platform }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await withSiteOfItsOwn({ page, platform }, async ({ url }) => {
    await page.goto(`${url}/padaria`)
    await expect(formTab(page, 'Acessar')).toBeVisible()
    const loads = await page.evaluate(async () => {
      interface FederationInstance {
        registerRemotes(remotes: readonly object[]): void
        loadRemote(name: string): Promise<unknown>
      }
      // The federation runtime lists its instances there, for every script of the page. Without code that fetches entries they have no remotes.
      const federation = Reflect.get(globalThis, '__FEDERATION__') as { __INSTANCES__: FederationInstance[] }
      const { __INSTANCES__: instances } = federation
      const load = async (instance: FederationInstance) => {
        instance.registerRemotes([
          { name: 'stranger', entry: '/remotes/mf-home/stranger.js', type: 'global', entryGlobalName: 'stranger' },
        ])
        await instance.loadRemote('stranger/Screen')
        return 'loaded'
      }
      return Promise.all(instances.map((instance) => load(instance).catch(() => 'refused')))
    })
    expect(new Set(loads)).toEqual(new Set(['refused']))
    expect(asked.filter((address) => address.includes('stranger'))).toEqual([])
  })
})

test('the entry of each remote names each of its chunks by hash: the browser refuses any other', async () => {
  const release = await readCurrentRelease(testStore())
  for (const remote of remoteNames) {
    await test.step(remote, async () => {
      const released = release?.remotes[remote]
      if (!released) throw new Error('nothing is published')
      const names = (await readStoredFile(openStore(testStore()), released.entry)).content.toString()
      const scripts = released.files.filter(({ url }) => url.endsWith('.js') && url !== released.entry.url)
      expect(scripts).not.toEqual([])
      for (const { url, integrity } of scripts) expect(names, url).toContain(integrity)
    })
  }
})

const hasRunAltered = (page: Page) => page.evaluate(() => 'hasRunAltered' in globalThis)

async function readReleased(pathname: string): Promise<string> {
  const release = await readCurrentRelease(testStore())
  const file = release && filesOf(release).find(({ url }) => url === pathname)
  if (!file) throw new Error(`${pathname} is not released`)
  return (await readStoredFile(openStore(testStore()), file)).content.toString()
}
