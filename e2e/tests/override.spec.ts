import { generateKeyPairSync, type KeyObject } from 'node:crypto'
import type { OverrideClaims } from 'shell/store/override-token'
import {
  expect,
  full,
  isControlled,
  letWorkerTakeOver,
  one,
  press,
  releaseOf,
  settled,
  withSiteOfItsOwn,
  type Page,
} from '../kit/index.ts'
import { overrideToken, publishScores, test as ownBuildTest } from './builds.ts'

const publishedTitle = 'Extrato em teste'

/** A site, with the id and the entry of a version that is published and not released: its statement has another title. */
type TestedSite = Readonly<{ url: string; key: KeyObject; version: string; entry: string }>

const test = ownBuildTest.extend<{ tested: TestedSite }>({
  tested: async ({ page, platform, customer, workspace }, provide) => {
    const { privateKey: key, publicKey: overrideKey } = generateKeyPairSync('ed25519')
    await withSiteOfItsOwn({ page, platform, overrideKey }, async ({ url }, store) => {
      const change = (text: string) => text.replace('Extrato de Pontos', publishedTitle)
      const { id: version, entry } = await publishScores(workspace, store, { file: 'src/messages.ts', change })
      await customer.openSignedIn('11912345678', `${url}/padaria/scores`)
      await isReleased(page)
      await provide({ url, key, version, entry })
    })
  },
})

const banner = (page: Page) => page.getByRole('complementary', { name: 'Versão em teste' })
const title = (page: Page, name: string) => page.getByRole('heading', { name, exact: true })
const isReleased = async (page: Page) => {
  await expect(title(page, 'Extrato de Pontos')).toBeVisible()
  await expect(banner(page)).toBeHidden()
}

function requestsOf(page: Page): string[] {
  const requested: string[] = []
  page.on('request', (request) => requested.push(request.url()))
  return requested
}

test('a signed link shows a version in its tab', async ({ page, platform, tested: { url, key, version, entry } }) => {
  const released = await releaseOf(page)
  await letWorkerTakeOver(page)

  const requested = requestsOf(page)
  const other = await page.context().newPage()
  await other.goto(`${url}/padaria/scores`)
  const showsVersion = async () => {
    await expect(title(page, publishedTitle)).toBeVisible()
    await expect(banner(page)).toContainText(`mf-scores 1.0.0 (${version}), em teste até`)
    await expect(page).toHaveURL(`${url}/padaria/scores`)
    await settled(page)
    // The token is in the address that was opened, and in no other.
    expect(requested.filter((address) => address.includes('override=')).length).toBeLessThanOrEqual(1)
    expect(requested).toContain(`${url}${entry}`)
    const releasedEntry = released.remotes['mf-scores']?.entry.url ?? '?'
    expect(requested.filter((address) => address.endsWith(releasedEntry))).toEqual([])
    requested.length = 0
  }
  await page.goto(`${url}/padaria/scores?override=${overrideToken(key, url, version)}`)
  await showsVersion()
  await page.reload()
  await showsVersion()

  // Neither another tab nor its service worker knows of it; a window with a copy of this tab's storage says so too.
  await other.reload()
  await isReleased(other)
  const copying = page.context().waitForEvent('page')
  await page.evaluate(() => void open('/padaria/scores'))
  const copy = await copying
  await expect(title(copy, publishedTitle)).toBeVisible()
  await expect(banner(copy)).toBeVisible()
  await copy.close()
  expect(await isControlled(other)).toBe(true)
  const kept = await page.evaluate(async () => {
    const found = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()))
    return found.flat().map((request) => request.url)
  })
  expect(kept.filter((address) => address.includes('/mf-scores/'))).toEqual([])
  await other.close()

  // Two loads of this tab and one of its copy, three of released ones.
  const reports = (override: number) =>
    one<{ count: number }>(platform.database)`SELECT count(*) AS count FROM load_reports
      WHERE remote = 'mf-scores' AND override = ${override}`?.count
  // No page waits for its report to arrive.
  await expect.poll(() => [reports(1), reports(0)]).toEqual([3, 3])

  await page.keyboard.press('Control+F9')
  const composition = page.getByRole('dialog', { name: 'Como esta página foi composta' })
  await expect(composition).toContainText(`"override": "mf-scores@${version}"`)
  for (const name of [released.id, `mf-scores@${version}`])
    await expect(composition).toContainText(`pnpm release show ${name}`)
  await page.keyboard.press('Escape')

  await press(page, 'Sair do teste')
  await isReleased(page)
  expect(await page.evaluate(() => sessionStorage.getItem('override'))).toBeNull()
})

test('a failed override is retried', { tag: full }, async ({ page, tested: { url, key, version }, browserConsole }) => {
  browserConsole.allow(/Failed to load resource/)
  const registrations = async () => {
    await settled(page)
    await page.clock.runFor(10_000)
    return page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)
  }
  await page.clock.install()
  await page.route('**/releases/*/override', (route) => route.abort())
  await page.goto(`${url}/padaria/scores?override=${overrideToken(key, url, version)}`)
  await expect(title(page, 'Não foi possível abrir o teste')).toBeVisible()
  await page.unroute('**/releases/*/override')
  await press(page, 'Tentar de novo')
  await expect(title(page, publishedTitle)).toBeVisible()
  expect(await registrations()).toBe(0)
  await press(page, 'Sair do teste')
  await isReleased(page)
  await expect.poll(registrations).toBe(1)
})

/** What the page says; `override-token.test.ts` has all tokens that are refused. */
const refusedTokens: readonly (readonly [says: string, change: Partial<OverrideClaims>])[] = [
  ['O link é de outro site.', { origin: 'http://localhost:1' }],
  ['O prazo do link terminou.', { from: 0, until: 1 }],
  ['Este site não tem a versão que o link pede.', { version: '0123456789ab' }],
]

test('an invalid token overrides nothing', async ({ page, tested: { url, key, version, entry }, browserConsole }) => {
  browserConsole.allow(/status of 403/)
  const requested = requestsOf(page)
  const refused = title(page, 'Este teste não pode ser aberto')
  const isRefused = async (token: string, says: string) => {
    await page.goto(`${url}/padaria/scores?override=${token}`)
    await expect(refused).toBeVisible()
    await expect(page.getByRole('alert')).toContainText(says)
  }
  await isRefused('', 'O link está incompleto ou foi alterado.')
  for (const [says, change] of refusedTokens) await isRefused(overrideToken(key, url, version, change), says)
  await press(page, 'Abrir o site sem o teste')
  await isReleased(page)
  await test.step('a token with another key’s signature, which somebody wrote into the storage', async () => {
    const strangers = overrideToken(generateKeyPairSync('ed25519').privateKey, url, version)
    await page.evaluate((text) => sessionStorage.setItem('override', text), strangers)
    await page.reload()
    await expect(refused).toBeVisible()
    await page.reload()
    await isReleased(page)
  })
  expect(requested.filter((address) => address.includes(entry))).toEqual([])
  // Unchanged, it is accepted: so none of these was refused for another reason.
  await page.goto(`${url}/padaria/scores?override=${overrideToken(key, url, version)}`)
  await expect(title(page, publishedTitle)).toBeVisible()
})

test('no other tool overrides a version', { tag: full }, async ({ page, tested: { url, key, version, entry } }) => {
  const token = overrideToken(key, url, version)
  const { id } = await releaseOf(page)
  const requested = requestsOf(page)
  const ofTools = {
    'vercel-micro-frontends-override:mf-scores': entry,
    'import-map-override:mf-scores': entry,
    __MF_DEVTOOLS__: JSON.stringify({ mf_scores: entry, overrides: { mf_scores: entry } }),
    imo: JSON.stringify({ imports: { 'mf-scores': entry } }),
    vcrrForceCanary: 'true',
    FEDERATION_DEBUG: 'true',
  }
  const store = ([stored, own]: readonly [object, string]) => {
    Object.assign(localStorage, stored, { override: own })
    Object.assign(sessionStorage, stored)
  }
  await page.evaluate(store, [ofTools, token] as const)
  const { __MF_DEVTOOLS__: _, imo: __, ...inCookies } = ofTools
  const cookies = Object.entries({ ...inCookies, override: token })
  await page.context().addCookies(cookies.map(([name, value]) => ({ name, value, url })))
  await page.addInitScript(fillGlobals)
  const search = new URLSearchParams({ ...ofTools, 'mf-scores': entry, remote: 'mf-scores', version })
  await page.goto(`${url}/padaria/scores?${search}`)
  await isReleased(page)
  expect((await releaseOf(page)).id).toBe(id)
  expect(requested.filter((address) => new URL(address).pathname === entry)).toEqual([])
  // The federation runtime took no plugin and no constructor.
  expect(await page.evaluate(() => Reflect.get(globalThis, 'foreignCalls') as readonly string[])).toEqual([])
})

/** Runs in the page before the site, as a browser extension for developers does. */
function fillGlobals(): void {
  const foreignCalls: string[] = []
  const note = (what: string) =>
    function foreign(argument: unknown) {
      foreignCalls.push(what)
      return argument
    }
  // Each hook that the runtime may look for is there.
  const plugin = new Proxy({ name: 'foreign' }, { get: (own, hook) => Reflect.get(own, hook) ?? note(String(hook)) })
  const federation = { __GLOBAL_PLUGIN__: [plugin], __DEBUG_CONSTRUCTOR__: note('constructor') }
  const variables = { __FEDERATION__: federation, __VMOK__: federation, __MF_DEVTOOLS__: { plugins: [plugin] } }
  Object.assign(globalThis, { foreignCalls, ...variables })
}
