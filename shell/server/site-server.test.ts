import { createHash } from 'node:crypto'
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import type { SiteConfig } from 'shared/contract'
import { exampleSiteConfig } from 'shared/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { PublishedRelease } from '../release/published-release.ts'
import { publish } from '../release/publish.ts'
import { rollBackTo } from '../release/roll-back.ts'
import { openStore } from '../release/open-store.ts'
import type { SiteDocument } from '../src/site-document.ts'
import type { KeptRelease } from '../worker/kept-release.ts'
import { exampleParts, makeWorkspace, workspaceIn, writeBuilds, writeRemoteBuild } from '../testing/example-builds.ts'
import { rawRequest } from '../testing/raw-request.ts'
import { closeExample, openExample, serveExample, untilServed, type ExampleSite } from '../testing/serve-example.ts'
import { contentSecurityPolicy } from './site-policy.ts'
import type { WebAppManifest } from './web-app-manifest.ts'

/** All six parts, built and published once; a test that changes a site changes a copy. */
const published = mkdtempSync(join(tmpdir(), 'published-'))
let release: PublishedRelease
/** For tests that only read, and need no configuration of their own. */
let site: ExampleSite & { readonly config: SiteConfig }

beforeAll(async () => {
  const original = workspaceIn(published)
  writeBuilds(original)
  release = await publish({ ...original, parts: exampleParts })
  const config = exampleSiteConfig()
  site = { ...(await openExample(original.store, config)), config }
})
afterAll(() => {
  closeExample(site)
  rmSync(published, { recursive: true })
})

async function startSite(sections: Partial<SiteConfig> = {}) {
  const example = makeWorkspace()
  cpSync(published, dirname(example.store), { recursive: true })
  const config = exampleSiteConfig(sections)
  return { ...example, config, ...(await serveExample(example.store, config)) }
}

/** The page's own data, read like a browser: up to the first end of a script. */
function siteDocumentIn(html: string): SiteDocument {
  const [, inlined = ''] = /<script type="application\/json" id="site">(.*?)<\/script/s.exec(html) ?? []
  return JSON.parse(inlined) as SiteDocument
}

const preloadsIn = (html: string, as: string) =>
  [...html.matchAll(new RegExp(`<link rel="preload" as="${as}"[^>]* href="([^"]*)"`, 'g'))].map(([, href]) => href)

test.each([
  ['/', 200],
  ['/padaria', 200],
  ['/padaria/scores', 200],
  ['/padaria/rewards', 200],
  ['/padaria/user-profile', 200],
  ['/user-profile', 200],
  ['/verification', 200],
  ['/scores', 200],
  ['/padaria?phone=5511912345678', 200],
  ['/padaria/nothing', 404],
  ['/Padaria', 404],
  ['/assets', 404],
  ['/%2Fevil', 404],
  ['//evil', 404],
  ['//evil/padaria', 404],
  ['//', 404],
  ['/%E0%A4%A', 404],
  ['/..%2f', 404],
])('%s is the page, with %i and all headers of a page', async (path, status) => {
  const { url, config } = site
  const answer = await rawRequest(url, path)
  expect(answer.status).toBe(status)
  const [, style = ''] = /<style>(.*?)<\/style>/s.exec(answer.text) ?? []
  const styleHash = `'sha256-${createHash('sha256').update(style).digest('base64')}'`
  expect(answer.headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': contentSecurityPolicy(config, [styleHash]),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
    'cache-control': 'no-cache',
    vary: 'Accept-Encoding, Cookie, Service-Worker-Navigation-Preload',
  })
  expect(answer.headers).not.toHaveProperty('strict-transport-security')
})

test.each([
  [
    'a proxy that the configuration trusts',
    ['10.0.0.0/8', '127.0.0.1'],
    'https',
    'max-age=31536000; includeSubDomains',
  ],
  ['a trusted proxy of a subnet', ['127.0.0.0/8'], 'https', 'max-age=31536000; includeSubDomains'],
  ['a trusted proxy, over http', ['127.0.0.1'], 'http', undefined],
  ['anybody else', ['10.0.0.0/8'], 'https', undefined],
  ['anybody, where none is trusted', [], 'https', undefined],
])('behind https, according to %s, HSTS follows', async (_, trustedProxies, protocol, expected) => {
  const { url } = await startSite({ trustedProxies })
  // A page that is kept for one protocol is not the answer to another.
  for (const [sent, hsts] of [
    [protocol, expected],
    ['http', undefined],
    [protocol, expected],
  ] as const) {
    const { headers } = await rawRequest(url, '/', { headers: { 'x-forwarded-proto': sent } })
    expect(headers['strict-transport-security']).toBe(hsts)
  }
})

test('the page runs no inline script and holds no form control', async () => {
  const { url } = site
  const { text } = await rawRequest(url, '/padaria')
  expect(text.match(/<script(?![^>]*(src=|type="application\/json"))/g)).toBeNull()
  expect(text.match(/<(input|button|select|textarea|form)\b| style=| on\w+=/g)).toBeNull()
  expect(text.match(/<script defer /g)).toHaveLength(2)
})

test('a page is compressed for clients that can read it', async () => {
  const { url } = site
  const plain = await rawRequest(url, '/padaria')
  const compressed = await rawRequest(url, '/padaria', { headers: { 'accept-encoding': 'gzip, br' } })
  expect([plain.headers['content-encoding'], compressed.headers['content-encoding']]).toEqual([undefined, 'br'])
  expect(brotliDecompressSync(compressed.bytes)).toEqual(plain.bytes)
})

test('a page that the browser already has is not sent again; its policies are', async () => {
  const { url } = site
  const first = await rawRequest(url, '/padaria')
  const again = await rawRequest(url, '/padaria', { headers: { 'if-none-match': first.headers.etag ?? '' } })
  expect([again.status, again.bytes.length]).toEqual([304, 0])
  for (const name of ['content-security-policy', 'cache-control', 'vary', 'etag', 'referrer-policy'])
    expect(again.headers[name]).toBe(first.headers[name])
  expect(
    (
      await rawRequest(url, '/padaria/scores', {
        headers: { cookie: 'signed_in=1', 'if-none-match': first.headers.etag ?? '' },
      })
    ).status,
  ).toBe(200)
})

test('an absolute request target is answered like its path (RFC 9112 §3.2.2)', async () => {
  const { url } = site
  for (const path of ['/padaria', '/healthz', release.shell.scripts[0]?.url ?? '']) {
    const [relative, absolute] = [await rawRequest(url, path), await rawRequest(url, `${url}${path}`)]
    expect([absolute.status, absolute.text]).toEqual([200, relative.text])
  }
})

test('there are no ranges: the whole file is sent', async () => {
  const { url } = site
  const path = release.shell.scripts[0]?.url ?? ''
  const whole = await rawRequest(url, path)
  for (const range of ['bytes=0-1', 'bytes=5-2', 'bytes=-1', 'bytes=99999999-', 'bytes=x']) {
    const { status, headers, text } = await rawRequest(url, path, { headers: { range } })
    expect([status, headers['accept-ranges'], headers['content-range'], text]).toEqual([
      200,
      undefined,
      undefined,
      whole.text,
    ])
  }
})

test('the page tells the shell the configuration and the release', async () => {
  const { url, config } = site
  const document = siteDocumentIn((await rawRequest(url, '/')).text)
  expect(document.config).toEqual(config)
  expect(document.release.id).toBe(release.id)
  expect(document.release.remotes['mf-home']).toEqual({
    version: '1.0.0',
    id: release.versions['mf-home'],
    entry: release.remotes['mf-home']?.entry,
    // Without the paths of screens that the shell itself routes.
    screens: Object.fromEntries(
      Object.entries(release.remotes['mf-home']?.screens ?? {}).map(([screen, { shape, files }]) => [
        screen,
        { shape, files },
      ]),
    ),
  })
})

test('a hostile name neither ends the inlined JSON nor becomes markup', async () => {
  const name = '</script><script>alert(1)</script><!-- & "Pontos" \'x\''
  const { url, config } = await startSite({
    product: { ...exampleSiteConfig().product, name, logoUrl: '/a"onerror="alert(1)' },
  })
  const { text } = await rawRequest(url, '/')
  expect(siteDocumentIn(text).config).toEqual(config)
  expect(text).not.toContain('<script>alert')
  expect(text).toContain(
    '<title>&lt;/script&gt;&lt;script&gt;alert(1)&lt;/script&gt;&lt;!-- &amp; &quot;Pontos&quot; &#39;x&#39;</title>',
  )
  expect(text).not.toContain('"onerror="')
})

test.each([
  ['/padaria', undefined, ['federation', 'Auth']],
  ['/padaria', 'signed_in=', ['federation', 'Auth']],
  ['/padaria', 'not_signed_in=1', ['federation', 'Auth']],
  ['/padaria', 'signed_in=1', ['identity']],
  ['/padaria/rewards', 'theme=dark; signed_in=1; a=b', ['identity']],
  ['/', 'signed_in=1', ['identity']],
  ['/verification', undefined, ['federation', 'Verification']],
  ['/nothing/here', undefined, []],
  ['/?code=x&state=y', undefined, []],
  ['/padaria?override=', undefined, []],
  ['/padaria?from=poster&override=x', 'signed_in=1', []],
])('%s with the cookie %s preloads what shows first: %j', async (path, cookie, expected) => {
  const { url } = site
  const { text } = await rawRequest(url, path, cookie === undefined ? {} : { headers: { cookie } })
  const { shell, remotes } = release
  const wanted = expected.flatMap((part) => {
    if (part === 'identity') return shell.sessionScripts
    if (part === 'federation') return shell.federationScripts
    const remote = remotes['mf-auth']
    return remote ? [remote.entry, ...(remote.screens[part]?.files ?? [])] : []
  })
  expect(preloadsIn(text, 'script')).toEqual(wanted.map((file) => file.url))
  for (const { url: href, integrity } of wanted)
    expect(text).toContain(`href="${href}" integrity="${integrity}" crossorigin`)
})

test.each([
  ['signed_in=1', []],
  ['signed_in=', ['Auth']],
])('with the cookie %s a page for a service worker, which keeps the shell, preloads %j', async (cookie, screens) => {
  const { text } = await rawRequest(site.url, '/padaria', {
    headers: { cookie, 'service-worker-navigation-preload': 'true' },
  })
  const remote = release.remotes['mf-auth']
  const wanted = screens.flatMap((screen) => [remote?.entry, ...(remote?.screens[screen]?.files ?? [])])
  expect(preloadsIn(text, 'script')).toEqual(wanted.map((file) => file?.url))
})

test.each([
  ['signed_in=1', ['https://identity.example']],
  ['signed_in=', []],
])('with the cookie %s the page opens connections to %j', async (cookie, expected) => {
  const { url } = await startSite({
    identity: { ...exampleSiteConfig().identity, userPoolEndpoint: 'https://identity.example/pool' },
  })
  const { text } = await rawRequest(url, '/padaria', { headers: { cookie } })
  expect([...text.matchAll(/<link rel="preconnect" href="([^"]*)" crossorigin>/g)].map(([, href]) => href)).toEqual(
    expected,
  )
})

test('a document without an icon gets the product’s', async () => {
  const { status, headers } = await rawRequest(site.url, '/favicon.ico')
  expect([status, headers.location]).toEqual([302, exampleSiteConfig().product.logoUrl])
})

test('the only preloaded data is the public organisation that the address names', async () => {
  const { url } = site
  expect(preloadsIn((await rawRequest(url, '/padaria/scores')).text, 'fetch')).toEqual([
    'https://api.example/v1/open/orgs/padaria',
  ])
  expect(preloadsIn((await rawRequest(url, '/user-profile')).text, 'fetch')).toEqual([])
  expect(preloadsIn((await rawRequest(url, '/padaria/scores?override=x')).text, 'fetch')).toEqual([])
})

test('a remote of another origin is preloaded from there, and the shell gets that address', async () => {
  const { url } = await startSite({ remotes: { origins: { 'mf-auth': 'https://auth-remote.example' } } })
  const { text, headers } = await rawRequest(url, '/padaria')
  const entry = `https://auth-remote.example${release.remotes['mf-auth']?.entry.url}`
  expect(preloadsIn(text, 'script')).toContain(entry)
  expect(siteDocumentIn(text).release.remotes['mf-auth']?.entry.url).toBe(entry)
  expect(headers['content-security-policy']).toContain("script-src 'self' https://auth-remote.example;")
})

test.each([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
  [undefined, (bytes: Buffer) => bytes],
])('a file goes out as %s, immutable, typed, and as it was built', async (encoding, decompress) => {
  const { url } = site
  const { url: path = '', integrity } = release.shell.scripts[0] ?? {}
  const answer = await rawRequest(url, path, { headers: encoding ? { 'accept-encoding': encoding } : {} })
  expect(answer.status).toBe(200)
  expect(answer.headers['content-encoding']).toBe(encoding)
  expect(answer.headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
    'access-control-allow-origin': '*',
    'content-type': 'text/javascript; charset=utf-8',
    'cross-origin-resource-policy': 'cross-origin',
    vary: 'Accept-Encoding',
  })
  expect(`sha384-${createHash('sha384').update(decompress(answer.bytes)).digest('base64')}`).toBe(integrity)
})

test('a file without a hash in its name is revalidated each time', async () => {
  const { url } = site
  const { status, headers } = await rawRequest(url, '/assets/logo.svg')
  expect([status, headers['cache-control'], headers['content-type']]).toEqual([
    200,
    'no-cache',
    'image/svg+xml; charset=utf-8',
  ])
  expect((await rawRequest(url, '/assets/logo.svg', { headers: { 'if-none-match': headers.etag ?? '' } })).status).toBe(
    304,
  )
})

test.each([
  '/assets/shell.00000000.js',
  '/remotes/mf-home/remoteEntry.00000000.js',
  '//evil.example',
  '/assets/mf-manifest.json',
  '/../log/000001.json',
  '/..%2flog%2f000001.json',
  '/assets/..%2f..%2f..%2fsecret.txt',
  '/assets/../../../secret.txt',
  '/%2e%2e/%2e%2e/secret.txt',
])('%s is missing, in text: a script element must not get a page', async (path) => {
  const { url, store } = await startSite()
  writeFileSync(join(store, 'secret.txt'), 'secret')
  const { status, headers, text } = await rawRequest(url, path)
  expect([status, headers['content-type'], text]).toEqual([404, 'text/plain; charset=UTF-8', 'Not Found'])
  expect(headers['x-content-type-options']).toBe('nosniff')
})

test('a backslash in a path is refused', async () => {
  const { url } = site
  expect((await rawRequest(url, '/..\\..\\secret.txt')).status).toBe(400)
})

test('/config.json is the configuration, revalidated each time [2.2]', async () => {
  const { url, config } = site
  const { status, headers, text } = await rawRequest(url, '/config.json')
  expect([status, headers['cache-control'], headers['content-type']]).toEqual([
    200,
    'no-cache',
    'application/json; charset=utf-8',
  ])
  expect(JSON.parse(text)).toEqual(config)
})

test('/healthz names the served release [2.2]', async () => {
  const { url } = site
  const { status, headers, text } = await rawRequest(url, '/healthz')
  expect([status, headers['cache-control'], JSON.parse(text)]).toEqual([
    200,
    'no-cache',
    { status: 'ok', release: release.id },
  ])
})

test.each([
  ['/manifest.webmanifest?key=padaria', '/padaria', ['/padaria/rewards/vouchers']],
  ['/manifest.webmanifest', '/', []],
  ['/manifest.webmanifest?key=', '/', []],
  ['/manifest.webmanifest?key=//evil.example', '/', []],
  ['/manifest.webmanifest?key=rewards', '/', []],
])('%s is installed to open at %s, with the shortcuts %j', async (path, start, shortcuts) => {
  const { url, config } = site
  const { status, headers, text } = await rawRequest(url, path)
  expect([status, headers['content-type'], headers['cache-control']]).toEqual([
    200,
    'application/manifest+json; charset=utf-8',
    'no-cache',
  ])
  const manifest = JSON.parse(text) as WebAppManifest
  expect(manifest).toMatchObject({
    id: start,
    start_url: start,
    scope: '/',
    lang: 'pt-BR',
    display: 'standalone',
    name: config.product.name,
  })
  expect(manifest.shortcuts.map((shortcut) => shortcut.url)).toEqual(shortcuts)
})

test('each page links to the manifest of its organisation', async () => {
  const { url } = site
  expect((await rawRequest(url, '/padaria/scores')).text).toContain(
    '<link rel="manifest" href="/manifest.webmanifest?key=padaria">',
  )
  expect((await rawRequest(url, '/user-profile')).text).toContain('<link rel="manifest" href="/manifest.webmanifest">')
})

/** The files that the worker keeps, read from its script. */
const keptIn = (script: string) => JSON.parse(/^const KEPT_RELEASE = (.*);$/m.exec(script)?.[1] ?? '') as KeptRelease

test('the service worker keeps the start files, and the vouchers’ screen with its on-demand files', async () => {
  const origins = { 'mf-rewards': 'https://rewards.example' }
  const { url } = await startSite({ remotes: { origins } })
  const { status, headers, text } = await rawRequest(url, '/sw.js')
  expect([status, headers['content-type'], headers['cache-control']]).toEqual([
    200,
    'text/javascript; charset=utf-8',
    'no-cache',
  ])
  expect(headers['content-security-policy']).toBe("default-src 'none'; connect-src 'self' https://rewards.example")
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
  const hashed = [page, ...start, ...screens].filter(
    (file) => /\.[0-9a-f]{8}\.\w+$/.test(file.url) && file.integrity.startsWith('sha384-'),
  )
  expect(hashed).toHaveLength(1 + start.length + screens.length)
})

test('the offline page has a hash of its content in its name, has a page’s headers, and requests only start files', async () => {
  const { url, config } = site
  const { page } = keptIn((await rawRequest(url, '/sw.js')).text)
  const { status, headers, text } = await rawRequest(url, page.url)
  expect(status).toBe(200)
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
  expect(headers['content-security-policy']).toBe((await rawRequest(url, '/')).headers['content-security-policy'])
  expect(page.integrity).toBe(`sha384-${createHash('sha384').update(text).digest('base64')}`)
  expect(siteDocumentIn(text).config).toEqual(config)
  expect([...preloadsIn(text, 'script'), ...preloadsIn(text, 'fetch')]).toEqual([])
  expect(text).not.toMatch(/<img|rel="(icon|manifest|preconnect)"/)
  expect((await rawRequest(url, '/offline.00000000.html')).status).toBe(404)
})

test('another release is another worker', async () => {
  const { url, store, workspace } = await startSite()
  const worker = async () => (await rawRequest(url, '/sw.js')).text
  const first = await worker()
  writeRemoteBuild(workspace, 'mf-rewards', { version: '1.1.0' })
  const second = await publish({ store, workspace, parts: ['mf-rewards'] })
  await untilServed(url, second.id)
  expect(await worker()).not.toBe(first)
  await rollBackTo(openStore(store), release.id, { by: 'the test' })
  await untilServed(url, release.id)
  expect(await worker()).toBe(first)
})

test('/mome leads to the club [2.1]', async () => {
  const { url } = site
  const { status, headers } = await rawRequest(url, '/mome')
  expect([status, headers.location]).toEqual([302, 'https://clube.example'])
})

test.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'])('%s is not allowed anywhere', async (method) => {
  const { url } = site
  for (const path of ['/', '/config.json', release.shell.scripts[0]?.url ?? '']) {
    const { status, headers } = await rawRequest(url, path, { method })
    expect([status, headers.allow]).toEqual([405, 'GET, HEAD'])
  }
})

test('HEAD has the headers of GET and no body', async () => {
  const { url } = site
  const { status, headers, bytes } = await rawRequest(url, '/padaria', { method: 'HEAD' })
  expect([status, bytes.length]).toEqual([200, 0])
  expect(headers).toHaveProperty('content-security-policy')
})

test('a release is served once it is chosen, and the former one’s files stay available', async () => {
  const { url, store, workspace } = await startSite()
  const servedId = async () => siteDocumentIn((await rawRequest(url, '/')).text).release.id
  expect(await servedId()).toBe(release.id)
  writeRemoteBuild(workspace, 'mf-home', { version: '1.1.0' })
  const second = await publish({ store, workspace, parts: ['mf-home'] })
  await untilServed(url, second.id)
  expect(await servedId()).toBe(second.id)
  for (const { remotes } of [release, second])
    expect((await rawRequest(url, remotes['mf-home']?.entry.url ?? '')).status).toBe(200)
  await rollBackTo(openStore(store), release.id, { by: 'the test' })
  await untilServed(url, release.id)
  expect(await servedId()).toBe(release.id)
  expect((await rawRequest(url, second.remotes['mf-home']?.entry.url ?? '')).status).toBe(200)
})
