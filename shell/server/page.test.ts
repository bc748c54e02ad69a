import { readFile } from 'node:fs/promises'
import type { SiteConfig } from 'shared/contract'
import { exampleSiteConfig } from 'shared/testing'
import { beforeAll, expect, test } from 'vitest'
import type { PublishedRelease } from '../store/published-release.ts'
import { integrityOf } from '../store/stored-files.ts'
import type { SiteDocument } from '../contract/site-document.ts'
import { openPublished, serveExample, type OpenSite } from '../testing/example-site.ts'
import { rawRequest } from '../testing/raw-request.ts'
import type { KeptRelease } from '../worker/kept-release.ts'
import { startWatch } from './first-paint.ts'

const { identity, ...others } = exampleSiteConfig()
const config = {
  ...others,
  identity: { ...identity, userPoolEndpoint: 'https://identity.example/pool' },
  remotes: { origins: { 'mf-rewards': 'https://rewards.example' } },
}
let site: OpenSite
let release: PublishedRelease

beforeAll(async () => {
  site = await openPublished(config)
  release = site.first
  return site.close
})

const ask = (path: string, headers: Record<string, string> = {}) => rawRequest(site.url, path, { headers })

/** The page's own data, read like a browser: up to the first end of a script. */
function siteDocumentIn(html: string): SiteDocument {
  const [, inlined = ''] = /<script type="application\/json" id="site">(.*?)<\/script/s.exec(html) ?? []
  return JSON.parse(inlined) as SiteDocument
}

/** A configuration as the page has it: without what only the server reads. */
const readBy = (all: SiteConfig) => ({
  ...all,
  identity: { ...all.identity, identityPoolId: undefined, identityPoolEndpoint: undefined },
  remotes: {},
  share: undefined,
  imageOrigins: undefined,
  trustedProxies: undefined,
})

const preloadsIn = (html: string, as: string, rel = 'preload') =>
  [...html.matchAll(new RegExp(`<link rel="${rel}" as="${as}"[^>]* href="([^"]*)"`, 'g'))].map(([, href]) => href)

test('the page tells the shell configuration and release, runs no inline script and holds no form control', async () => {
  const { text } = await ask('/padaria')
  const document = siteDocumentIn(text)
  expect(document.config).toEqual(readBy(config))
  expect(document.release.id).toBe(release.id)
  const { version, entry, screens = {} } = release.remotes['mf-home'] ?? {}
  // Without the paths of screens that the shell itself routes.
  const withoutPaths = Object.entries(screens).map(([screen, { shape, files }]) => [screen, { shape, files }])
  expect(document.release.remotes['mf-home']).toEqual({ version, entry, screens: Object.fromEntries(withoutPaths) })
  expect(text.match(/<script(?![^>]*(src=|type="application\/json"))/g)).toBeNull()
  expect(text.match(/<(input|button|select|textarea|form)\b| style=| on\w+=/g)).toBeNull()
  expect(text.match(/<script defer /g)).toHaveLength(2)
  // The script that notices a failed file is ahead of all files.
  expect(/<(script|link) .*?>/.exec(text)?.[0]).toBe(`<script async src="${startWatch.url}">`)
  const watch = await ask(startWatch.url)
  expect([watch.bytes, watch.bytes.length < 1000]).toEqual([startWatch.content, true])
})

test('the product’s own logo is in the page, as in its file; another’s is a picture alone', async () => {
  const file = await readFile(new URL('../public/logo.svg', import.meta.url), 'utf8')
  const shapes = file.match(/<(circle|path)[^>]*>/g) ?? []
  expect(shapes).toHaveLength(2)
  expect((await ask('/padaria')).text).toContain(`alt="Carregando"><svg viewBox="0 0 96 96">${shapes.join('')}</svg>`)
  const other = exampleSiteConfig({ product: { ...config.product, logoUrl: '/other.svg' } })
  const { text } = await rawRequest(await serveExample(site.store, other), '/padaria')
  expect(text).toContain('<img src="/other.svg" alt="Carregando"><div')
})

test('a hostile name neither ends the inlined JSON nor becomes markup', async () => {
  const name = '</script><script>alert(1)</script><!-- & "Pontos" \'x\''
  const hostile = exampleSiteConfig({ product: { ...config.product, name, logoUrl: '/a"onerror="alert(1)' } })
  const { text } = await rawRequest(await serveExample(site.store, hostile), '/')
  expect(siteDocumentIn(text).config).toEqual(readBy(hostile))
  expect(text).not.toContain('<script>alert')
  expect(text).toContain(
    '<title>&lt;/script&gt;&lt;script&gt;alert(1)&lt;/script&gt;&lt;!-- &amp; &quot;Pontos&quot; &#39;x&#39;</title>',
  )
  expect(text).not.toContain('"onerror="')
})

test.each<[string, Parameters<typeof exampleSiteConfig>[0], Record<string, readonly string[]>]>([
  [
    'by default the product, its pictures and the organisation’s address',
    {},
    {
      description: ['Seus pontos, suas recompensas.'],
      'og:title': ['Meus Pontos'],
      'og:image': ['https://app.example/assets/share.png', 'https://app.example/assets/icon-512.png'],
      'og:locale': ['pt_BR'],
      'og:url': ['https://app.example/padaria'],
    },
  ],
  [
    'what is configured, escaped, with a logo that is a picture itself',
    {
      product: { ...config.product, logoUrl: 'https://cdn.example/logo.png' },
      share: { description: '"Pontos" <que valem>', imageUrl: '/wide.png' },
    },
    {
      'og:description': ['&quot;Pontos&quot; &lt;que valem&gt;'],
      'og:image': ['https://app.example/wide.png', 'https://cdn.example/logo.png'],
    },
  ],
])('a messenger that gets a link shows %s', async (_, sections, expected) => {
  const { text } = await rawRequest(await serveExample(site.store, exampleSiteConfig(sections)), '/padaria/rewards')
  const tags = [...text.matchAll(/<meta (?:name|property)="(description|og:\w+)" content="([^"]*)">/g)]
  for (const [name, values] of Object.entries(expected))
    expect(tags.filter(([, tag]) => tag === name).map(([, , value]) => value)).toEqual(values)
})

/** Sent by a service worker, which keeps the shell. */
const byWorker = { 'service-worker-navigation-preload': 'true' }

test.each<[string, Record<string, string>, readonly string[]]>([
  ['/padaria', {}, ['federation', 'Auth']],
  ['/padaria', { cookie: 'not_signed_in=1' }, ['federation', 'Auth']],
  ['/padaria', { cookie: 'signed_in=1' }, ['identity']],
  ['/padaria/rewards', { cookie: 'theme=dark; signed_in=1; a=b' }, ['identity']],
  ['/', { cookie: 'signed_in=1' }, ['identity']],
  ['/padaria', { cookie: 'signed_in=1', ...byWorker }, []],
  ['/padaria', { cookie: 'signed_in=', ...byWorker }, ['Auth']],
  ['/verification', {}, ['federation', 'Verification']],
  ['/nothing/here', {}, []],
  ['/?code=x&state=y', {}, []],
  ['/?error=x&error_description=y', {}, []],
  ['/padaria?code=PROMO10&error=1', {}, ['federation', 'Auth']],
  ['/padaria?override=', {}, []],
  ['/padaria?from=poster&override=x', { cookie: 'signed_in=1' }, []],
])('%s with the headers %j preloads what shows first: %j', async (path, headers, expected) => {
  const { text } = await ask(path, headers)
  const { shell, remotes } = release
  const wanted = expected.flatMap((part) => {
    if (part === 'identity') return shell.sessionScripts
    if (part === 'federation') return shell.federationScripts
    const remote = remotes['mf-auth']
    return remote ? [remote.entry, ...(remote.screens[part]?.files ?? [])] : []
  })
  expect(preloadsIn(text, 'script')).toEqual(wanted.map((file) => file.url))
  // What would hold up the start files comes after the first of them (`start-watch`).
  const home =
    wanted.some(({ url }) => url.includes('identity')) && remotes[path.endsWith('s') ? 'mf-rewards' : 'mf-home']
  const later = home ? [...shell.federationScripts, home.entry] : []
  const named = preloadsIn(text, 'script', 'later').slice(0, 2)
  expect(named).toEqual(later.map(({ url }) => expect.stringMatching(new RegExp(`${url}$`)) as string))
  for (const { url: href, integrity } of wanted)
    expect(text).toContain(`href="${href}" integrity="${integrity}" crossorigin`)
  // So do the fonts, after all of these.
  expect(preloadsIn(text, 'font')).toEqual([])
})

test.each([
  [
    '/padaria/scores',
    'signed_in=1',
    ['https://api.example/v1/open/orgs/padaria'],
    ['https://identity.example'],
    '?key=padaria',
  ],
  ['/padaria/scores?override=x', 'signed_in=', [], [], '?key=padaria'],
  ['/user-profile', 'signed_in=', [], [], ''],
])(
  '%s with the cookie %s preloads no data but its public organisation: %j, and connects to %j',
  async (path, cookie, data, origins, query) => {
    const { text } = await ask(path, { cookie })
    expect(preloadsIn(text, 'fetch')).toEqual(data)
    expect([...text.matchAll(/<link rel="preconnect" href="([^"]*)" crossorigin>/g)].map(([, href]) => href)).toEqual(
      origins,
    )
    expect(text).toContain(`<link rel="manifest" href="/manifest.webmanifest${query}">`)
  },
)

test('a remote of another origin is preloaded from there, and the shell gets that address', async () => {
  const elsewhere = exampleSiteConfig({ remotes: { origins: { 'mf-auth': 'https://auth-remote.example' } } })
  const { text, headers } = await rawRequest(await serveExample(site.store, elsewhere), '/padaria')
  const entry = `https://auth-remote.example${release.remotes['mf-auth']?.entry.url}`
  expect(preloadsIn(text, 'script')).toContain(entry)
  expect(siteDocumentIn(text).release.remotes['mf-auth']?.entry.url).toBe(entry)
  expect(headers['content-security-policy']).toContain("script-src 'self' https://auth-remote.example;")
})

/** The files that the worker keeps, read from its script. */
const keptIn = (script: string) => JSON.parse(/^const KEPT_RELEASE = (.*);$/m.exec(script)?.[1] ?? '') as KeptRelease

test('the service worker keeps the start files, and the vouchers’ screen with its on-demand files', async () => {
  const { status, headers, text } = await ask('/sw.js')
  expect(status).toBe(200)
  expect(headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'no-cache, no-transform',
    'content-security-policy': "default-src 'none'; connect-src 'self' https://rewards.example",
  })
  expect(text).toMatch(/\nworker$/)
  const { page, start, screens } = keptIn(text)
  const { scripts, sessionScripts, federationScripts, onDemand, styles, fonts } = release.shell
  expect(start).toEqual([...scripts, ...sessionScripts, ...federationScripts, ...styles, ...fonts])
  const rewards = release.remotes['mf-rewards']
  const wanted = [rewards?.entry, ...(rewards?.screens.Vouchers?.files ?? []), ...(rewards?.onDemand.Vouchers ?? [])]
  expect(onDemand).toHaveLength(1)
  expect(screens).toEqual([
    ...onDemand,
    ...wanted.map((file) => ({ ...file, url: `https://rewards.example${file?.url}` })),
  ])
  for (const { url, integrity } of [page, ...start, ...screens]) {
    expect(url).toMatch(/\.[0-9a-f]{8}\.\w+$/)
    expect(integrity).toMatch(/^sha384-/)
  }
})

test('the offline page has a hash of its content in its name, has a page’s headers, and requests only start files', async () => {
  const { page } = keptIn((await ask('/sw.js')).text)
  const { status, headers, text } = await ask(page.url)
  expect(status).toBe(200)
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable, no-transform')
  expect(headers['content-security-policy']).toBe((await ask('/')).headers['content-security-policy'])
  expect(page.integrity).toBe(integrityOf(Buffer.from(text)))
  expect(siteDocumentIn(text).config).toEqual(readBy(config))
  expect(text).not.toMatch(/<img|rel="(icon|manifest|preconnect)"|as="(script|fetch)"/)
  expect(preloadsIn(text, 'font')).toEqual([expect.stringContaining('/nunito-')])
  expect((await ask(page.url.replace(/\w+\.html/, '00000000.html'))).status).toBe(404)
})
