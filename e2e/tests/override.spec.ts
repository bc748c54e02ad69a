import { generateKeyPairSync, type KeyObject } from 'node:crypto'
import { signOverride, type OverrideClaims } from 'shell/release/override-token'
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
import { buildScores, publisher, type ChangedScores } from './builds/changed-scores.ts'

const publishedTitle = 'Extrato em teste'

/** A version that nobody has released; its statement has another title. */
let built: ChangedScores
test.beforeAll(async () => {
  built = await buildScores('src/messages.ts', (text) => text.replace('Extrato de Pontos', publishedTitle))
})
test.afterAll(() => built.remove())

interface TestedSite {
  readonly url: string
  readonly key: KeyObject
  /** The id of the version that is published and not released. */
  readonly version: string
  /** The address of its entry. */
  readonly entry: string
}

/** A site of the test's own that accepts overrides, with the version in its store. */
async function withVersion(
  { page, platform }: { page: Page; platform: Platform },
  visit: (site: TestedSite) => Promise<void>,
) {
  const { privateKey: key, publicKey: overrideKey } = generateKeyPairSync('ed25519')
  await withSiteOfItsOwn({ page, platform, overrideKey }, async ({ url }, store) => {
    const { id: version, entry } = await built.publish(store)
    await visit({ url, key, version, entry })
  })
}

const banner = (page: Page) => page.getByRole('complementary', { name: 'Versão em teste' })
const title = (page: Page, name: string) => page.getByRole('heading', { name, exact: true })
const isReleased = async (page: Page) => {
  await expect(title(page, 'Extrato de Pontos')).toBeVisible()
  await expect(banner(page)).toBeHidden()
}
const refused = 'Este teste não pode ser aberto'
const stranger = generateKeyPairSync('ed25519').privateKey

test('a signed link shows a published version in its tab alone, until somebody presses the one button', async ({
  page,
  platform,
  customer,
}) => {
  await withVersion({ page, platform }, async ({ url, key, version, entry }) => {
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
    await page.goto(`${url}/padaria/scores?override=${tokenOf(key, url, { version })}`)
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
      `${version}Publicada${publisher}`,
    )
    await expect(composition).toContainText('só nesta aba')
    await page.keyboard.press('Escape')

    await banner(page).getByRole('button', { name: 'Sair do teste' }).click()
    await isReleased(page)
    expect(await page.evaluate(() => sessionStorage.getItem('override'))).toBeNull()
  })
})

test(
  'without the server’s response a tab with an override shows nothing else, and tries again on request; it registers no service worker',
  { tag: full },
  async ({ page, platform, customer, browserConsole }) => {
    browserConsole.allow(/Failed to load resource/)
    await withVersion({ page, platform }, async ({ url, key, version }) => {
      const registrations = async () => {
        await settled(page)
        await page.clock.runFor(10_000)
        return page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)
      }
      await page.clock.install()
      await page.route('**/releases/*/override', (route) => route.abort())
      await customer.openSignedIn('11912345678', `${url}/padaria`)
      await page.goto(`${url}/padaria/scores?override=${tokenOf(key, url, { version })}`)
      await expect(title(page, 'Não foi possível abrir o teste')).toBeVisible()
      await page.unroute('**/releases/*/override')
      await page.getByRole('button', { name: 'Tentar de novo' }).click()
      await expect(title(page, publishedTitle)).toBeVisible()
      expect(await registrations()).toBe(0)
      await banner(page).getByRole('button', { name: 'Sair do teste' }).click()
      await isReleased(page)
      await expect.poll(registrations).toBe(1)
    })
  },
)

const altered = 'O link está incompleto ou foi alterado.'
const [hour, now] = [3600, Math.floor(Date.now() / 1000)]

interface RefusedToken {
  readonly what: string
  /** What the page says. */
  readonly says: string
  /** Signed as it should be, with these claims … */
  readonly claims?: Partial<OverrideClaims>
  /** … or what somebody made of a good one. */
  readonly from?: (good: string) => string
}

/** One of each kind; `override-token.test.ts` has all tokens that are refused. */
const refusedTokens: readonly RefusedToken[] = [
  { what: 'empty', says: altered, from: () => '' },
  {
    what: 'with another version than the signed one',
    says: altered,
    from: (good) => changeClaims(good, { version: '0123456789ab' }),
  },
  {
    what: 'whose last letter changed, though it decodes to the same bytes',
    says: altered,
    from: (good) => good.slice(0, -1) + afterLetter(good.at(-1) ?? ''),
  },
  { what: 'for the shell', says: altered, claims: { remote: 'shell' as 'mf-scores' } },
  { what: 'for another site', says: 'O link é de outro site.', claims: { origin: 'http://localhost:1' } },
  { what: 'expired', says: 'O prazo do link terminou.', claims: { from: now - hour, until: now - 1 } },
  {
    what: 'of an unknown version',
    says: 'Este site não tem a versão que o link pede.',
    claims: { version: '0123456789ab' },
  },
  {
    what: 'of another remote’s version',
    says: 'Este site não tem a versão que o link pede.',
    claims: { remote: 'mf-home' },
  },
]

test('a token that is altered, expired, or for something else overrides nothing: a page says why, and the next one is the released site', async ({
  page,
  platform,
  customer,
  browserConsole,
}) => {
  browserConsole.allow(/status of 403/)
  await withVersion({ page, platform }, async ({ url, key, version, entry }) => {
    const good = tokenOf(key, url, { version })
    await customer.openSignedIn('11912345678', `${url}/padaria/scores`)
    await isReleased(page)
    const requested: string[] = []
    page.on('request', (request) => requested.push(request.url()))
    for (const { what, says, claims, from } of refusedTokens) {
      await test.step(`a token ${what}`, async () => {
        const token = from?.(good) ?? tokenOf(key, url, { version, ...claims })
        await page.goto(`${url}/padaria/scores?override=${token}`)
        await expect(title(page, refused), what).toBeVisible()
        await expect(page.getByRole('alert'), what).toContainText(says)
      })
    }
    await page.getByRole('button', { name: 'Abrir o site sem o teste' }).click()
    await isReleased(page)
    await test.step('a token with another key’s signature, which somebody wrote into the storage', async () => {
      await page.evaluate((text) => sessionStorage.setItem('override', text), tokenOf(stranger, url, { version }))
      await page.reload()
      await expect(title(page, refused)).toBeVisible()
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
  'no parameter, cookie, storage or variable of another tool changes which version is loaded, nor does our own token anywhere else',
  { tag: full },
  async ({ page, platform, customer }) => {
    await withVersion({ page, platform }, async ({ url, key, version, entry }) => {
      const token = tokenOf(key, url, { version })
      await customer.openSignedIn('11912345678', `${url}/padaria/scores`)
      await isReleased(page)
      const { id } = await releaseOf(page)
      const requested: string[] = []
      page.on('request', (request) => requested.push(request.url()))

      const tools = JSON.stringify({ mf_scores: entry, overrides: { mf_scores: entry } })
      const stored = {
        'vercel-micro-frontends-override:mf-scores': entry,
        'import-map-override:mf-scores': entry,
        __MF_DEVTOOLS__: tools,
        FEDERATION_DEBUG: 'true',
      }
      await page.evaluate(
        ([ofTools, own]) => {
          Object.assign(localStorage, ofTools, { override: own })
          Object.assign(sessionStorage, ofTools)
        },
        [stored, token] as const,
      )
      await page.context().addCookies(
        Object.entries({
          vcrrForceCanary: 'true',
          'vercel-micro-frontends-override:mf-scores': entry,
          'import-map-override:mf-scores': entry,
          override: token,
        }).map(([name, value]) => ({ name, value, url })),
      )
      await page.addInitScript(fillGlobals)
      const search = new URLSearchParams({
        imo: JSON.stringify({ imports: { 'mf-scores': entry } }),
        'mf-scores': entry,
        remote: 'mf-scores',
        version,
        vcrrForceCanary: 'true',
        __MF_DEVTOOLS__: tools,
        'vercel-micro-frontends-override:mf-scores': entry,
      })
      await page.goto(`${url}/padaria/scores?${search}`)
      await isReleased(page)
      expect((await releaseOf(page)).id).toBe(id)
      expect(requested.filter((address) => new URL(address).pathname === entry)).toEqual([])
      // The federation runtime took no plugin and no constructor.
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
