import { rawRequest } from 'shell/testing'
import { expect, settled, signInWith, test as base, totalOf, type Platform, type Request } from '../../e2e/kit/index.ts'

/*
 * About twenty hostile values in every place of an address, and in every address that comes from the API.
 * None of them leads anywhere, runs anything, or reaches a service.
 */
const ana = '11912345678'

/** Paths as an attacker writes them, where an organisation's key is expected. */
const hostilePaths = [
  '//evil.example',
  '//evil.example/%2e%2e',
  '///evil.example',
  '/%2Fevil.example',
  '/%2F%2Fevil.example',
  '/%5Cevil.example',
  '/\\evil.example',
  '/\\/evil.example',
  '/https://evil.example',
  '/https:evil.example',
  '/https:%2F%2Fevil.example',
  '/javascript:alert(1)',
  '/java%09script:alert(1)',
  '/data:text%2Fhtml,<script>alert(1)<%2Fscript>',
  '/padaria@evil.example',
  '/padaria:senha@evil.example',
  '/%09%2Fevil.example',
  '/%0d%0aLocation:%20https:%2F%2Fevil.example',
  '/padaria%00',
  '/padaria%2F..%2Fcafe-central',
  '/p%D0%B0daria', // the second letter is Cyrillic
  '/padaria.evil.example',
  '/"><img src=x onerror=alert(1)>',
] as const

/** Values of a parameter that may be taken for an address or a phone. */
const hostileValues = [
  '//evil.example',
  'https://evil.example',
  'https:evil.example',
  'javascript:alert(1)',
  '\\\\evil.example',
  '/\t/evil.example',
  'https://padaria@evil.example',
  '5511912345678<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '٥٥١١٩١٢٣٤٥٦٧٨', // thirteen digits, none of them ASCII
] as const

/** Images as a compromised organisation or account names them. */
const hostileImages = [
  '//evil.example/x.png',
  '/\\evil.example/x.png',
  'javascript:alert(1)',
  'java\tscript:alert(1)',
  'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>',
  'blob:https://evil.example/1',
  'x" onerror="alert(1)',
] as const

/** Origins that the site may talk to. */
const trustedOrigins = (platform: Platform, sites: readonly string[]): ReadonlySet<string> =>
  new Set([...sites, ...Object.values(platform.addresses)].map((address) => new URL(address).origin))

const test = base.extend<{ asked: readonly Request[] }>({
  /** All requests of the context. What must never happen, whatever the address, fails the test. */
  asked: [
    async ({ context, platform, remotes, siteUrl }, provide) => {
      const trusted = trustedOrigins(platform, [siteUrl, remotes.url])
      const strayed: string[] = []
      const asked: Request[] = []
      context.on('dialog', (dialog) => {
        strayed.push(`dialog: ${dialog.message()}`)
        void dialog.dismiss()
      })
      context.on('request', (request) => void asked.push(request))
      // No request leaves this machine, also where one should be made by mistake.
      await context.route(
        (url) => url.protocol.startsWith('http') && !trusted.has(url.origin),
        async (route) => {
          strayed.push(route.request().url())
          await route.abort()
        },
      )
      await provide(asked)
      expect(strayed).toEqual([])
    },
    { auto: true },
  ],
})

test('a hostile path is answered by the site itself: no redirect, no other host, nothing preloaded for it; the page leads back, and no service hears of it', async ({
  page,
  platform,
  remotes,
  siteUrl,
  browserConsole,
  asked,
}) => {
  browserConsole.allow(/404/)
  const trusted = trustedOrigins(platform, [siteUrl, remotes.url])
  for (const path of hostilePaths) {
    await test.step(path, async () => {
      const { status, headers, text } = await rawRequest(siteUrl, path.replaceAll(' ', '%20'))
      // A backslash, which no browser sends, is no part of a path.
      expect(status).toBe(path.includes('\\') ? 400 : 404)
      expect(headers.location).toBeUndefined()
      const addresses = [...text.matchAll(/(?:href|src)="([^"]*)"/g)].map(
        ([, address = '']) => new URL(address, siteUrl).origin,
      )
      expect(addresses.filter((origin) => !trusted.has(origin))).toEqual([])
      expect(text).not.toContain('as="fetch"')

      // Playwright’s own resolution would take `//host` for another site.
      await page.goto(`${siteUrl}${path}`)
      await expect(page).toHaveURL(({ origin }) => origin === siteUrl)
      // Where the file server has the last word it is a line of text, else the site's own page.
      await expect(page.getByText(/^Not Found$|Unexpected Application Error!/)).toBeVisible()
    })
  }
  expect(asked.map((request) => request.url()).filter((url) => url.startsWith(platform.addresses.api))).toEqual([])
})

test('an address as people have it leads to the organisation once, with its query and nothing else of it', async ({
  page,
  siteUrl,
}) => {
  for (const path of [
    '/PADARIA',
    '/padaria.',
    '/padaria)',
    '/padaria%20',
    '//padaria',
    '/%70adaria',
    '/Padaria/scores',
  ])
    await test.step(path, async () => {
      const { status, headers } = await rawRequest(siteUrl, `${path}?to=//evil.example&from=poster`)
      expect([status, headers.location]).toEqual([302, '/padaria?to=//evil.example&from=poster'])
      await page.goto(`${siteUrl}${path}?from=poster`)
      await expect(page.getByRole('tab', { name: 'Acessar' })).toBeVisible()
      await expect(page).toHaveURL(`${siteUrl}/padaria?from=poster`)
    })
})

test('a hostile `phone` prefills nothing; none stays in the address or leaves it [2.11]', async ({ page, asked }) => {
  for (const [value, phone] of [
    ['5511912345678', '(11) 91234-5678'],
    ...hostileValues.map((hostile) => [hostile, ''] as const),
  ] as const) {
    await test.step(value, async () => {
      await page.goto(`/padaria?phone=${encodeURIComponent(value)}`)
      await expect(page.getByLabel('Telefone')).toHaveValue(phone)
      await expect(page).toHaveURL('/padaria')
      await settled(page)
    })
  }
  const told = asked.flatMap((request) =>
    request.isNavigationRequest() ? [] : [request.url(), request.headers().referer ?? '', request.postData() ?? ''],
  )
  expect(told.filter((text) => /evil|alert|phone=|11912345678/.test(text))).toEqual([])
})

test('after the sign-in the customer is where the address led [2.3, 6.1]', async ({ page, siteUrl, customer }) => {
  const names = ['redirect', 'next', 'url', 'redirect_uri', 'returnTo']
  const query = hostileValues.map((value, index) => `${names[index % names.length]}=${encodeURIComponent(value)}`)
  await customer.signIn(ana, `${siteUrl}/padaria/rewards?${query.join('&')}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Recompensas' })).toBeVisible()
  await expect(page).toHaveURL(({ origin, pathname }) => origin + pathname === `${siteUrl}/padaria/rewards`)
})

test('a hostile value of a screen’s own parameter is a value: it is shown as text, or ignored', async ({
  page,
  customer,
}) => {
  await customer.openSignedIn(ana, '/padaria/scores')
  for (const value of hostileValues)
    await test.step(value, async () => {
      await page.goto(`/padaria/scores?filtro=${encodeURIComponent(value)}`)
      await expect(page.getByText('365 lançamentos')).toBeVisible()
      await page.goto(
        `/padaria/rewards?${new URLSearchParams({ busca: value, recompensa: value, tipo: value, ordem: value })}`,
      )
      await expect(page.getByRole('heading', { level: 1, name: 'Recompensas' })).toBeVisible()
      await settled(page)
    })
})

test('terms lead to the configured page, and back to the site only [2.12, 7.21]', async ({
  page,
  platform,
  siteUrl,
}) => {
  const address = `${siteUrl}/padaria?next=${encodeURIComponent('//evil.example')}&redirect_uri=${encodeURIComponent('https://evil.example')}`
  const acceptTerms = async () => {
    const accept = page.getByRole('button', { name: 'Aceitar e continuar' })
    await expect(accept).toBeVisible()
    await expect(page).toHaveURL(
      ({ origin, pathname, searchParams }) =>
        origin + pathname === `${platform.addresses.terms}/padaria` &&
        searchParams.getAll('redirect_uri').join() === address,
    )
    await accept.click()
    await expect(page.getByRole('banner')).toContainText('Iara')
    await expect(page).toHaveURL(address)
  }
  await page.goto(address)
  await signInWith(page, '81988889999')
  await acceptTerms()
  // A check of this page that comes later would lead away as well, in the middle of the reload.
  await settled(page)
  platform.database.exec('DELETE FROM terms_acceptances')
  await page.reload()
  await acceptTerms()
})

test('hostile images of organisations and of an account are never asked for', async ({ page, platform, customer }) => {
  const organizations = ['padaria', 'cafe-central', 'associacao-dos-comerciantes', 'nuvem', 'mercado-sol']
  const brand = platform.database.prepare('UPDATE organizations SET brand = ? WHERE key = ?')
  for (const [index, key] of organizations.entries()) brand.run(hostileImages[index] ?? '', key)
  platform.database
    .prepare(
      "INSERT INTO user_attributes (sub, name, value) SELECT sub, 'picture', ? FROM seed_customers WHERE phone = ? ON CONFLICT DO UPDATE SET value = excluded.value",
    )
    .run(hostileImages[5], ana)
  const shownImages = async () => {
    const sources = await page
      .locator('img')
      .evaluateAll((images) => images.map((image) => image.getAttribute('src') ?? ''))
    return sources.filter((source) => !source.startsWith('/assets/'))
  }
  await customer.signIn(ana, '/')
  await expect(page.getByRole('link', { name: /Mercado Sol/ })).toBeVisible()
  expect(await shownImages()).toEqual([])
  brand.run(hostileImages[6], 'padaria')
  await page.goto('/padaria')
  await expect(totalOf(page, /^1\.250\spontos$/)).toBeAttached()
  // The pictures of rewards, which nobody tampered with, come after the points and are the only ones.
  await expect
    .poll(shownImages)
    .toEqual(['103', '102', '104', '108'].map((reward) => `${platform.addresses.cdn}/rewards/padaria/${reward}.webp`))
})

test('hostile colours, names and images of an organisation are refused or shown literally [1.2]', async ({ page }) => {
  await page.goto('/hostil')
  await expect(page.getByText('<img src=x onerror=alert(1)>')).toBeVisible()
  await expect(page.getByRole('tab', { name: 'Acessar' })).toBeVisible()
  const brand = await page.evaluate(() => document.documentElement.style.getPropertyValue('--brand'))
  expect(brand).toMatch(/^#[0-9a-f]{3,6}$/)
  await expect(page.locator('img[src^="javascript:"]')).toHaveCount(0)
})
