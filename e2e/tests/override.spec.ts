import { generateKeyPairSync, type KeyObject } from 'node:crypto'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { publishVersion } from 'shell/release'
import { signOverride, type OverrideClaims } from 'shell/release/override-token'
import { openStore } from 'shell/release/store'
import {
  expect,
  full,
  isControlled,
  letWorkerTakeOver,
  one,
  releaseOf,
  settled,
  sql,
  test,
  withSiteOfItsOwn,
  type Page,
  type Platform,
} from '../kit/index.ts'
import { runCommand } from '../release/run-command.ts'
import { watchConsole } from '../kit/watch-console.ts'
import { workspace } from '../site/build-site.ts'
import { compilePart } from '../site/compile.ts'
import { copyRemote } from '../site/copy-remote.ts'

const publishedTitle = 'Extrato em teste'

/** The build of a version of mf-scores that nobody has released; its statement has another title. */
let builtVersion: string
test.beforeAll(async () => {
  builtVersion = await mkdtemp(join(tmpdir(), 'version-'))
  const source = await copyRemote('mf-scores', builtVersion)
  const texts = join(source, 'src/messages.ts')
  await writeFile(texts, (await readFile(texts, 'utf8')).replace('Extrato de Pontos', publishedTitle))
  await compilePart(source, join(source, 'dist'))
})
test.afterAll(() => rm(builtVersion, { recursive: true }))

interface TestedSite {
  readonly url: string
  readonly key: KeyObject
  /** The id of the version that is published and not released. */
  readonly version: string
  /** The address of its entry. */
  readonly entry: string
  readonly store: string
}

/** A site of the test's own that accepts overrides, with the version in its store. */
async function withVersion(
  { page, platform }: { page: Page; platform: Platform },
  visit: (site: TestedSite) => Promise<void>,
) {
  const { privateKey: key, publicKey: overrideKey } = generateKeyPairSync('ed25519')
  await withSiteOfItsOwn({ page, platform, overrideKey }, async ({ url }, store) => {
    const published = { at: new Date().toISOString(), by: 'the team of mf-scores', commit: '0123456789ab' }
    const { version } = await publishVersion(openStore(store), {
      workspace: builtVersion,
      part: 'mf-scores',
      published,
      compressed: false,
    })
    await visit({
      url,
      key,
      version: version.id,
      entry: 'entry' in version.content ? version.content.entry.url : '',
      store,
    })
  })
}

const banner = (page: Page) => page.getByRole('complementary', { name: 'Versão em teste' })
const title = (page: Page, name: string) => page.getByRole('heading', { name, exact: true })
const isReleased = async (page: Page) => {
  await expect(title(page, 'Extrato de Pontos')).toBeVisible()
  await expect(banner(page)).toBeHidden()
}

test('a link of `release override` shows a published version in its tab alone, until somebody presses the one button', async ({
  page,
  platform,
  customer,
}) => {
  await withVersion({ page, platform }, async ({ url, key, version, entry, store }) => {
    const keyFile = join(store, 'key.pem')
    await writeFile(keyFile, key.export({ format: 'pem', type: 'pkcs8' }))
    process.env.RELEASE_KEY = keyFile
    const [link = ''] = await runCommand(
      ['override', `mf-scores@${version.slice(0, 6)}`, '--ttl', '1m', '--site', url, '--path', '/padaria/scores'],
      { store, workspace },
    )
    await customer.openSignedIn('11912345678', `${url}/padaria/scores`)
    await isReleased(page)
    const released = await releaseOf(page)
    await letWorkerTakeOver(page)

    const requested: string[] = []
    page.on('request', (request) => requested.push(request.url()))
    const other = await page.context().newPage()
    await other.goto(`${url}/padaria/scores`)
    const showsVersion = async () => {
      await expect(title(page, publishedTitle)).toBeVisible()
      await expect(banner(page)).toContainText(`Só nesta aba: mf-scores 1.0.0 (${version}), em teste até`)
      await expect(page).toHaveURL(`${url}/padaria/scores`)
      await settled(page)
      // The token is in the address that was opened, and in no other.
      expect(requested.filter((address) => address.includes('override=')).length).toBeLessThanOrEqual(1)
      expect(requested).toContain(`${url}${entry}`)
      expect(requested.filter((address) => address.endsWith(released.remotes['mf-scores']?.entry.url ?? '?'))).toEqual(
        [],
      )
      requested.length = 0
    }
    await page.goto(link)
    await showsVersion()
    await page.reload()
    await showsVersion()

    // Neither another tab, nor a window with a copy of this tab's storage, nor the service worker of both knows of it.
    await other.reload()
    await isReleased(other)
    const [copy] = await Promise.all([
      page.context().waitForEvent('page'),
      page.evaluate(() => void open('/padaria/scores')),
    ])
    await isReleased(copy)
    await copy.reload()
    await isReleased(copy)
    await copy.close()
    expect(await isControlled(other)).toBe(true)
    const kept = await page.evaluate(async () =>
      (await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys())))
        .flat()
        .map((request) => request.url),
    )
    expect(kept.filter((address) => address.includes('/mf-scores/'))).toEqual([])
    await other.close()

    // Two loads of this tab, five of released ones.
    const reports = (override: number) =>
      one<{ count: number }>(
        platform.database,
        sql`SELECT count(*) AS count FROM load_reports WHERE remote = 'mf-scores' AND override = ${override}`,
      )?.count
    // No page waits for its report to arrive.
    await expect.poll(() => [reports(1), reports(0)]).toEqual([2, 5])

    await page.keyboard.press('Control+F9')
    const composition = page.getByRole('dialog', { name: 'Como esta página foi composta' })
    await expect(composition.getByRole('region', { name: 'mf-scores' })).toContainText(
      `${version}Publicadathe team of mf-scores`,
    )
    await expect(composition).toContainText('só nesta aba')
    await page.keyboard.press('Escape')

    await banner(page).getByRole('button', { name: 'Sair do teste' }).click()
    await isReleased(page)
    expect(await page.evaluate(() => sessionStorage.getItem('override'))).toBeNull()
  })
})

test('a tab with an override registers no service worker', { tag: full }, async ({ page, platform, customer }) => {
  await withVersion({ page, platform }, async ({ url, key, version }) => {
    await page.clock.install()
    await customer.openSignedIn('11912345678', `${url}/padaria/scores?override=${tokenOf(key, url, { version })}`)
    await expect(title(page, publishedTitle)).toBeVisible()
    const registrations = async () => {
      await settled(page)
      await page.clock.runFor(10_000)
      return page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)
    }
    expect(await registrations()).toBe(0)
    await banner(page).getByRole('button', { name: 'Sair do teste' }).click()
    await isReleased(page)
    await expect.poll(registrations).toBe(1)
  })
})

const altered = 'O link está incompleto ou foi alterado.'

interface TokenCase {
  readonly what: string
  readonly token: (site: TestedSite & { readonly good: string }) => string
  readonly says: string
}

const [hour, day] = [3600, 24 * 3600]
const now = Math.floor(Date.now() / 1000)

const refusedTokens: readonly TokenCase[] = [
  { what: 'empty', token: () => '', says: altered },
  { what: 'unsigned', token: ({ good }) => good.split('.')[0] ?? '', says: altered },
  { what: 'with an empty signature', token: ({ good }) => `${good.split('.')[0]}.`, says: altered },
  {
    what: 'signed with another key',
    token: ({ url, version }) => tokenOf(generateKeyPairSync('ed25519').privateKey, url, { version }),
    says: altered,
  },
  {
    what: 'with another version than the signed one',
    token: ({ good }) => changeClaims(good, { version: '0123456789ab' }),
    says: altered,
  },
  {
    what: 'with another remote than the signed one',
    token: ({ good }) => changeClaims(good, { remote: 'mf-home' }),
    says: altered,
  },
  {
    what: 'valid for longer than it was signed for',
    token: ({ good }) => changeClaims(good, { until: now + 12 * hour }),
    says: altered,
  },
  {
    what: 'whose last letter changed, though it decodes to the same bytes',
    token: ({ good }) => good.slice(0, -1) + afterLetter(good.at(-1) ?? ''),
    says: altered,
  },
  {
    what: 'for another site',
    token: ({ key, version }) => tokenOf(key, 'https://app.example', { version }),
    says: 'O link é de outro site.',
  },
  {
    what: 'for this site at another port',
    token: ({ key, version }) => tokenOf(key, 'http://localhost:1', { version }),
    says: 'O link é de outro site.',
  },
  {
    what: 'expired',
    token: ({ key, url, version }) => tokenOf(key, url, { version, from: now - hour, until: now - 1 }),
    says: 'O prazo do link terminou.',
  },
  {
    what: 'valid for more than a day',
    token: ({ key, url, version }) => tokenOf(key, url, { version, from: now, until: now + day + 1 }),
    says: 'O prazo do link terminou.',
  },
  {
    what: 'not valid yet',
    token: ({ key, url, version }) => tokenOf(key, url, { version, from: now + hour, until: now + 2 * hour }),
    says: 'O prazo do link terminou.',
  },
  {
    what: 'of an unknown version',
    token: ({ key, url }) => tokenOf(key, url, { version: '0123456789ab' }),
    says: 'Este site não tem a versão que o link pede.',
  },
  {
    what: 'of another remote’s version',
    token: ({ key, url, version }) => tokenOf(key, url, { remote: 'mf-home', version }),
    says: 'Este site não tem a versão que o link pede.',
  },
  {
    what: 'for the shell',
    token: ({ key, url, version }) => tokenOf(key, url, { remote: 'shell' as 'mf-scores', version }),
    says: altered,
  },
]

test('a token that is unsigned, altered, expired, or for something else overrides nothing: a page says why, and the next one is the released site', async ({
  page,
  platform,
  customer,
  browserConsole,
}) => {
  browserConsole.allow(/status of 403/)
  await withVersion({ page, platform }, async (site) => {
    const { url, key, version, entry } = site
    const good = tokenOf(key, url, { version })
    await customer.openSignedIn('11912345678', `${url}/padaria/scores`)
    await isReleased(page)
    const requested: string[] = []
    page.on('request', (request) => requested.push(request.url()))
    const refused = page.getByRole('heading', { name: 'Este teste não pode ser aberto' })
    for (const { what, token, says } of refusedTokens) {
      await test.step(`a token ${what}`, async () => {
        await page.goto(`${url}/padaria/scores?override=${token({ ...site, good })}`)
        await expect(refused, what).toBeVisible()
        await expect(page.getByRole('alert'), what).toContainText(says)
      })
    }
    await page.getByRole('button', { name: 'Abrir o site sem o teste' }).click()
    await isReleased(page)
    await test.step('a token that somebody wrote into the storage', async () => {
      await page.evaluate(
        (text) => sessionStorage.setItem('override', text),
        tokenOf(generateKeyPairSync('ed25519').privateKey, url, { version }),
      )
      await page.reload()
      await expect(refused).toBeVisible()
      await page.reload()
      await isReleased(page)
    })
    expect(requested.filter((address) => address.includes(entry))).toEqual([])
    // The same token, unchanged: so none of these was refused for another reason.
    await page.goto(`${url}/padaria/scores?override=${good}`)
    await expect(title(page, publishedTitle)).toBeVisible()
  })
})

test(
  'without the server’s response a tab with an override shows nothing else, and tries again on request',
  { tag: full },
  async ({ page, platform, customer, browserConsole }) => {
    browserConsole.allow(/Failed to load resource/)
    await withVersion({ page, platform }, async ({ url, key, version }) => {
      await page.route('**/releases/*/override', (route) => route.abort())
      await customer.openSignedIn('11912345678', `${url}/padaria`)
      await page.goto(`${url}/padaria/scores?override=${tokenOf(key, url, { version })}`)
      await expect(page.getByRole('heading', { name: 'Não foi possível abrir o teste' })).toBeVisible()
      await page.unroute('**/releases/*/override')
      await page.getByRole('button', { name: 'Tentar de novo' }).click()
      await expect(title(page, publishedTitle)).toBeVisible()
    })
  },
)

test(
  'a page that shows no site has no preload that nothing uses, with a session or without',
  { tag: full },
  async ({ page, platform, customer }) => {
    await withVersion({ page, platform }, async ({ url, key, version }) => {
      const expectNoPreload = async (search: string, shown: string, prepare?: (opened: Page) => Promise<unknown>) => {
        const opened = await page.context().newPage()
        const { seen } = watchConsole(opened)
        await prepare?.(opened)
        await opened.goto(`${url}/padaria${search}`)
        await expect(title(opened, shown)).toBeVisible()
        await passSeconds(opened, 4)
        expect(seen.filter((complaint) => complaint.includes('preload'))).toEqual([])
        await opened.close()
      }
      const [refused, unanswered] = ['Este teste não pode ser aberto', 'Não foi possível abrir o teste']
      const answersNothing = (opened: Page) => opened.route('**/releases/*/override', (route) => route.abort())
      const hasKept = (opened: Page) => opened.addInitScript(() => sessionStorage.setItem('override', 'altered'))
      await expectNoPreload('?override=altered', refused)
      await customer.openSignedIn('11912345678', `${url}/padaria`)
      await expectNoPreload('?override=altered', refused)
      await expectNoPreload('', refused, hasKept)
      await expectNoPreload(`?override=${tokenOf(key, url, { version })}`, unanswered, answersNothing)
    })
  },
)

/** Lets a page's time pass at once. Chromium complains of an unused preload three seconds after the page's load. The time stands still afterwards. */
async function passSeconds(page: Page, seconds: number): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const passed = new Promise((resolve) => session.once('Emulation.virtualTimeBudgetExpired', resolve))
  await session.send('Emulation.setVirtualTimePolicy', { policy: 'advance', budget: seconds * 1000 })
  await passed
}

/** How other tools let a browser load another version: each asks for the entry of the published one. */
interface ForeignWay {
  readonly what: string
  readonly search?: (entry: string) => string
  readonly stored?: (entry: string, token: string) => readonly [name: string, value: string]
  readonly cookie?: (entry: string, token: string) => readonly [name: string, value: string]
}

const asImports = (entry: string) => JSON.stringify({ imports: { 'mf-scores': entry } })

const foreignWays: readonly ForeignWay[] = [
  { what: 'imo', search: (entry) => `imo=${encodeURIComponent(asImports(entry))}` },
  { what: 'a bare parameter with an entry', search: (entry) => `mf-scores=${entry}` },
  { what: 'a bare parameter with a version', search: () => 'mf-scores=9.9.9&version=9.9.9&remote=mf-scores' },
  { what: 'vcrrForceCanary', search: () => 'vcrrForceCanary=true', cookie: () => ['vcrrForceCanary', 'true'] },
  {
    what: '__MF_DEVTOOLS__ in the address',
    search: (entry) => `__MF_DEVTOOLS__=${encodeURIComponent(JSON.stringify({ mf_scores: entry }))}`,
  },
  {
    what: 'vercel-micro-frontends-override in the address',
    search: (entry) => `vercel-micro-frontends-override:mf-scores=${entry}`,
  },
  {
    what: 'vercel-micro-frontends-override in a cookie',
    cookie: (entry) => ['vercel-micro-frontends-override:mf-scores', entry],
  },
  {
    what: 'vercel-micro-frontends-override in the storage',
    stored: (entry) => ['vercel-micro-frontends-override:mf-scores', entry],
  },
  { what: 'import-map-override in the storage', stored: (entry) => ['import-map-override:mf-scores', entry] },
  { what: 'import-map-override in a cookie', cookie: (entry) => ['import-map-override:mf-scores', entry] },
  {
    what: '__MF_DEVTOOLS__ in the storage',
    stored: (entry) => ['__MF_DEVTOOLS__', JSON.stringify({ mf_scores: entry, overrides: { mf_scores: entry } })],
  },
  { what: 'FEDERATION_DEBUG in the storage', stored: () => ['FEDERATION_DEBUG', 'true'] },
  { what: 'a good token in a cookie', cookie: (_, token) => ['override', token] },
  { what: 'a good token in the storage of all tabs', stored: (_, token) => ['override', token] },
]

test(
  'no parameter, cookie or storage of any other tool changes which version is loaded, nor does our own token anywhere else',
  { tag: full },
  async ({ page, platform, customer }) => {
    await withVersion({ page, platform }, async ({ url, key, version, entry }) => {
      const token = tokenOf(key, url, { version })
      await customer.openSignedIn('11912345678', `${url}/padaria/scores`)
      await isReleased(page)
      const { id } = await releaseOf(page)
      const requested: string[] = []
      page.on('request', (request) => requested.push(request.url()))
      for (const { what, search, stored, cookie } of foreignWays) {
        await test.step(what, async () => {
          const storedItem = stored?.(entry, token)
          const [cookieName, cookieValue] = cookie?.(entry, token) ?? []
          await page.evaluate(
            ([item, text]) => {
              if (item)
                for (const area of text.includes('.') && item === 'override'
                  ? [localStorage]
                  : [localStorage, sessionStorage])
                  area.setItem(item, text)
            },
            [storedItem?.[0] ?? '', storedItem?.[1] ?? ''] as const,
          )
          if (cookieName !== undefined && cookieValue !== undefined)
            await page.context().addCookies([{ name: cookieName, value: cookieValue, url }])
          await page.goto(`${url}/padaria/scores?${search?.(entry) ?? ''}`)
          await isReleased(page)
          expect((await releaseOf(page)).id).toBe(id)
          if (cookieName !== undefined) await page.context().clearCookies({ name: cookieName })
          if (storedItem)
            await page.evaluate(
              (item) => [localStorage, sessionStorage].forEach((area) => area.removeItem(item)),
              storedItem[0],
            )
        })
      }
      expect(requested.filter((address) => new URL(address).pathname === entry)).toEqual([])
    })
  },
)

test(
  'the federation runtime takes no plugin and no constructor from the page’s global variables',
  { tag: full },
  async ({ page, platform }) => {
    await withVersion({ page, platform }, async ({ url }) => {
      await page.addInitScript(fillGlobals)
      await page.goto(`${url}/padaria`)
      await expect(page.getByRole('tab', { name: 'Acessar' })).toBeVisible()
      expect(await page.evaluate(() => Reflect.get(globalThis, 'foreignCalls') as readonly string[])).toEqual([])
    })
  },
)

/** Runs in the page before the site, as a browser extension for developers does. */
function fillGlobals(): void {
  const calls: string[] = []
  const note = (what: string) => (argument: unknown) => {
    calls.push(what)
    return argument
  }
  const hooks = [
    'apply',
    'beforeInit',
    'init',
    'beforeInitContainer',
    'initContainer',
    'initContainerShareScopeMap',
    'resolveShare',
    'beforeLoadShare',
    'beforeRegisterShare',
  ]
  const plugin = { name: 'foreign', ...Object.fromEntries(hooks.map((hook) => [hook, note(hook)])) }
  const federation = {
    __GLOBAL_PLUGIN__: [plugin],
    __DEBUG_CONSTRUCTOR__: function foreignRuntime() {
      calls.push('constructor')
    },
  }
  Object.assign(globalThis, {
    foreignCalls: calls,
    __FEDERATION__: federation,
    __VMOK__: federation,
    __MF_DEVTOOLS__: { plugins: [plugin] },
  })
}

/** A token as the command makes it, but for what a test changes. */
function tokenOf(key: KeyObject, origin: string, change: Partial<OverrideClaims> = {}): string {
  const from = Math.floor(Date.now() / 1000)
  return signOverride(key, { remote: 'mf-scores', version: '', origin, from, until: from + 600, ...change })
}

/** A token whose claims somebody changed after it was signed. */
function changeClaims(token: string, change: Partial<OverrideClaims>): string {
  const [text = '', signature = ''] = token.split('.')
  const claims = JSON.parse(Buffer.from(text, 'base64url').toString()) as OverrideClaims
  return `${Buffer.from(JSON.stringify({ ...claims, ...change })).toString('base64url')}.${signature}`
}

/** The next letter of base64url. The last one of a signature holds two bits; those that follow it decode to nothing. */
const afterLetter = (letter: string): string => String.fromCharCode(letter.charCodeAt(0) + 1)
