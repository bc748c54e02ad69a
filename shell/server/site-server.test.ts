import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { exampleSiteConfig } from 'shared/testing'
import { beforeAll, expect, test } from 'vitest'
import type { PublishedRelease } from '../release/published-release.ts'
import type { SiteDocument } from '../src/site-document.ts'
import type { KeptRelease } from '../worker/kept-release.ts'
import { workspaceIn } from '../testing/example-builds.ts'
import { openExample, publishAll, serveExample, type PublishedExample } from '../testing/example-site.ts'
import { rawRequest } from '../testing/raw-request.ts'
import { startWatch } from './first-paint.ts'
import { contentSecurityPolicy } from './site-policy.ts'
import type { webAppManifest } from './web-app-manifest.ts'

const config = exampleSiteConfig({
  identity: { ...exampleSiteConfig().identity, userPoolEndpoint: 'https://identity.example/pool' },
  remotes: { origins: { 'mf-rewards': 'https://rewards.example' } },
})
/** All six parts, built and published once. */
let example: PublishedExample
let release: PublishedRelease
/** For all tests that need no configuration of their own. */
let site: Awaited<ReturnType<typeof openExample>>

beforeAll(async () => {
  const directory = mkdtempSync(join(tmpdir(), 'published-'))
  example = await publishAll(workspaceIn(directory))
  release = example.first
  writeFileSync(join(example.store, 'secret.txt'), 'secret')
  site = await openExample(example.store, config)
  return () => {
    site.close()
    rmSync(directory, { recursive: true })
  }
})

const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  rawRequest(site.url, path, { headers, method })

/** The page's own data, read like a browser: up to the first end of a script. */
function siteDocumentIn(html: string): SiteDocument {
  const [, inlined = ''] = /<script type="application\/json" id="site">(.*?)<\/script/s.exec(html) ?? []
  return JSON.parse(inlined) as SiteDocument
}

const preloadsIn = (html: string, as: string) =>
  [...html.matchAll(new RegExp(`<link rel="preload" as="${as}"[^>]* href="([^"]*)"`, 'g'))].map(([, href]) => href)

// Which path has a route: `routes.test.ts`. Hostile ones, as bytes: `hostile-addresses.spec.ts`.
test.each([
  ['/', 200],
  ['/padaria/scores', 200],
  ['/verification', 200],
  ['/scores', 200],
  ['/padaria?phone=5511912345678', 200],
  ['/padaria/nothing', 404],
  ['/assets', 404],
  ['//evil.example', 404],
  ['/index.html', 404],
  ['/padaria.html', 404],
  ['/padaria.com.br', 404],
  ['/%E0%A4%A', 404],
  ['/..%2f', 404],
])('%s is the page, with %i and all headers of a page', async (path, status) => {
  const answer = await ask(path)
  expect(answer.status).toBe(status)
  const [, style = ''] = /<style>(.*?)<\/style>/s.exec(answer.text) ?? []
  const styleHash = `'sha256-${createHash('sha256').update(style).digest('base64')}'`
  expect(answer.headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': contentSecurityPolicy(config, [styleHash]),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
    'cache-control': 'no-cache, no-transform',
    vary: 'Accept-Encoding, Cookie, Service-Worker-Navigation-Preload',
  })
  expect(answer.headers).not.toHaveProperty('strict-transport-security')
})

const hsts = 'max-age=31536000; includeSubDomains'

test.each([
  ['a proxy that the configuration trusts', ['10.0.0.0/8', '127.0.0.1'], 'https', hsts],
  ['a trusted proxy of a subnet', ['127.0.0.0/8'], 'https', hsts],
  ['a trusted proxy, over http', ['127.0.0.1'], 'http', undefined],
  ['anybody else', ['10.0.0.0/8'], 'https', undefined],
  ['anybody, where none is trusted', [], 'https', undefined],
])('behind https, according to %s, HSTS follows', async (_, trustedProxies, protocol, expected) => {
  const url = await serveExample(example.store, exampleSiteConfig({ trustedProxies }))
  // A page that is kept for one protocol is not the answer to another.
  const answers: unknown[] = []
  for (const sent of [protocol, 'http', protocol]) {
    const { headers } = await rawRequest(url, '/', { headers: { 'x-forwarded-proto': sent } })
    answers.push(headers['strict-transport-security'])
  }
  expect(answers).toEqual([expected, undefined, expected])
})

test('a page is compressed for clients that can read it, and not sent again to one that has it; its policies are', async () => {
  const plain = await ask('/padaria')
  const compressed = await ask('/padaria', { 'accept-encoding': 'gzip, br' })
  expect([plain.headers['content-encoding'], compressed.headers['content-encoding']]).toEqual([undefined, 'br'])
  expect(brotliDecompressSync(compressed.bytes)).toEqual(plain.bytes)

  const known = { 'if-none-match': plain.headers.etag ?? '' }
  const again = await ask('/padaria', known)
  expect([again.status, again.bytes.length]).toEqual([304, 0])
  for (const name of ['content-security-policy', 'cache-control', 'vary', 'etag', 'referrer-policy'])
    expect(again.headers[name]).toBe(plain.headers[name])
  expect((await ask('/padaria/scores', { ...known, cookie: 'signed_in=1' })).status).toBe(200)
})

test('an absolute request target is answered like its path (RFC 9112 §3.2.2)', async () => {
  for (const path of ['/padaria', '/healthz', release.shell.scripts[0]?.url ?? '']) {
    const [relative, absolute] = [await ask(path), await ask(`${site.url}${path}`)]
    expect([absolute.status, absolute.text]).toEqual([200, relative.text])
  }
})

test('a file that a slow connection cut off is continued, if it is the same in the same encoding', async () => {
  const path = release.shell.scripts[0]?.url ?? ''
  const br = { 'accept-encoding': 'br', range: 'bytes=5-' }
  const [whole, plain] = [await ask(path, { 'accept-encoding': 'br' }), await ask(path)]
  expect(whole.headers['accept-ranges']).toBe('bytes')
  const rest = await ask(path, { ...br, 'if-range': whole.headers.etag ?? '' })
  expect([rest.status, rest.headers['content-encoding'], rest.bytes]).toEqual([206, 'br', whole.bytes.subarray(5)])
  expect(rest.headers['content-length']).toBe(String(rest.bytes.length))
  const other = await ask(path, { ...br, 'if-range': plain.headers.etag ?? '' })
  expect([other.status, other.bytes]).toEqual([200, whole.bytes])
  expect((await ask(path, br, 'HEAD')).status).toBe(200)
})

test('the page tells the shell configuration and release, runs no inline script and holds no form control', async () => {
  const { text } = await ask('/padaria')
  const document = siteDocumentIn(text)
  expect(document.config).toEqual(config)
  expect(document.release.id).toBe(release.id)
  const { entry, screens = {} } = release.remotes['mf-home'] ?? {}
  // Without the paths of screens that the shell itself routes.
  const withoutPaths = Object.entries(screens).map(([screen, { shape, files }]) => [screen, { shape, files }])
  expect(document.release.remotes['mf-home']).toEqual({
    version: '1.0.0',
    entry,
    screens: Object.fromEntries(withoutPaths),
  })
  expect(text.match(/<script(?![^>]*(src=|type="application\/json"))/g)).toBeNull()
  expect(text.match(/<(input|button|select|textarea|form)\b| style=| on\w+=/g)).toBeNull()
  expect(text.match(/<script defer /g)).toHaveLength(2)
  // The script that notices a failed file is ahead of all files.
  expect(/<(script|link) .*?>/.exec(text)?.[0]).toBe(`<script async src="${startWatch.url}">`)
  const watch = await ask(startWatch.url)
  expect([watch.bytes, watch.bytes.length < 1000]).toEqual([startWatch.content, true])
})

test('a hostile name neither ends the inlined JSON nor becomes markup', async () => {
  const name = '</script><script>alert(1)</script><!-- & "Pontos" \'x\''
  const hostile = exampleSiteConfig({ product: { ...config.product, name, logoUrl: '/a"onerror="alert(1)' } })
  const { text } = await rawRequest(await serveExample(example.store, hostile), '/')
  expect(siteDocumentIn(text).config).toEqual(hostile)
  expect(text).not.toContain('<script>alert')
  expect(text).toContain(
    '<title>&lt;/script&gt;&lt;script&gt;alert(1)&lt;/script&gt;&lt;!-- &amp; &quot;Pontos&quot; &#39;x&#39;</title>',
  )
  expect(text).not.toContain('"onerror="')
})

/** Sent by a service worker, which keeps the shell. */
const byWorker = { 'service-worker-navigation-preload': 'true' }

test.each<[string, Record<string, string>, readonly string[]]>([
  ['/padaria', {}, ['federation', 'Auth']],
  ['/padaria', { cookie: 'signed_in=' }, ['federation', 'Auth']],
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
  for (const { url: href, integrity } of wanted)
    expect(text).toContain(`href="${href}" integrity="${integrity}" crossorigin`)
})

test.each([
  ['signed_in=1', ['https://identity.example']],
  ['signed_in=', []],
])('with the cookie %s the page opens connections to %j', async (cookie, expected) => {
  const { text } = await ask('/padaria', { cookie })
  const origins = [...text.matchAll(/<link rel="preconnect" href="([^"]*)" crossorigin>/g)].map(([, href]) => href)
  expect(origins).toEqual(expected)
})

test.each([
  ['/padaria/scores', ['https://api.example/v1/open/orgs/padaria'], '?key=padaria'],
  ['/padaria/scores?override=x', [], '?key=padaria'],
  ['/user-profile', [], ''],
])('%s preloads no data but its public organisation: %j, and links to its manifest', async (path, data, query) => {
  const { text } = await ask(path)
  expect(preloadsIn(text, 'fetch')).toEqual(data)
  expect(text).toContain(`<link rel="manifest" href="/manifest.webmanifest${query}">`)
})

test.each([
  ['a document without an icon gets the product’s', '/favicon.ico', config.product.logoUrl],
  ['/mome leads to the club [2.1]', '/mome', 'https://clube.example'],
])('%s', async (_, path, address) => {
  const { status, headers } = await ask(path)
  expect([status, headers.location]).toEqual([302, address])
})

test('a remote of another origin is preloaded from there, and the shell gets that address', async () => {
  const elsewhere = exampleSiteConfig({ remotes: { origins: { 'mf-auth': 'https://auth-remote.example' } } })
  const { text, headers } = await rawRequest(await serveExample(example.store, elsewhere), '/padaria')
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
  const { url: path = '', integrity } = release.shell.scripts[0] ?? {}
  const answer = await ask(path, encoding ? { 'accept-encoding': encoding } : {})
  expect(answer.status).toBe(200)
  expect(answer.headers['content-encoding']).toBe(encoding)
  expect(answer.headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable, no-transform',
    'x-content-type-options': 'nosniff',
    'access-control-allow-origin': '*',
    'content-type': 'text/javascript; charset=utf-8',
    'cross-origin-resource-policy': 'cross-origin',
    vary: 'Accept-Encoding',
  })
  expect(`sha384-${createHash('sha384').update(decompress(answer.bytes)).digest('base64')}`).toBe(integrity)
})

test('a file without a hash in its name is revalidated each time', async () => {
  const { status, headers } = await ask('/assets/logo.svg')
  expect(status).toBe(200)
  expect(headers).toMatchObject({
    'cache-control': 'no-cache, no-transform',
    'content-type': 'image/svg+xml; charset=utf-8',
  })
  expect((await ask('/assets/logo.svg', { 'if-none-match': headers.etag ?? '' })).status).toBe(304)
})

test.each<[string, string, () => unknown]>([
  ['/config.json', 'is the configuration [2.2]', () => config],
  ['/healthz', 'names the served release [2.2]', () => ({ status: 'ok', release: release.id })],
])('%s, revalidated each time, %s', async (path, _, content) => {
  const { status, headers, text } = await ask(path)
  expect([status, JSON.parse(text)]).toEqual([200, content()])
  expect(headers).toMatchObject({ 'cache-control': 'no-cache', 'content-type': 'application/json; charset=utf-8' })
})

test.each([
  '/assets/shell.00000000.js',
  '/remotes/mf-home/remoteEntry.00000000.js',
  '/assets/mf-manifest.json',
  '/../log/000001.json',
  '/..%2flog%2f000001.json',
  '/assets/..%2f..%2f..%2fsecret.txt',
  '/assets/../../../secret.txt',
  '/%2e%2e/%2e%2e/secret.txt',
])('%s is missing, in text: a script element must not get a page', async (path) => {
  const { status, headers, text } = await ask(path)
  expect([status, headers['content-type'], text]).toEqual([404, 'text/plain; charset=UTF-8', 'Not Found'])
  expect(headers['x-content-type-options']).toBe('nosniff')
})

test.each([
  ['/manifest.webmanifest?key=padaria', '/padaria', ['/padaria/rewards/vouchers']],
  ['/manifest.webmanifest', '/', []],
  ['/manifest.webmanifest?key=', '/', []],
  ['/manifest.webmanifest?key=//evil.example', '/', []],
  ['/manifest.webmanifest?key=rewards', '/', []],
])('%s is installed to open at %s, with the shortcuts %j', async (path, start, shortcuts) => {
  const { status, headers, text } = await ask(path)
  expect([status, headers['cache-control']]).toEqual([200, 'no-cache'])
  expect(headers['content-type']).toBe('application/manifest+json; charset=utf-8')
  const manifest = JSON.parse(text) as ReturnType<typeof webAppManifest>
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
  expect(page.integrity).toBe(`sha384-${createHash('sha384').update(text).digest('base64')}`)
  expect(siteDocumentIn(text).config).toEqual(config)
  expect([...preloadsIn(text, 'script'), ...preloadsIn(text, 'fetch')]).toEqual([])
  expect(text).not.toMatch(/<img|rel="(icon|manifest|preconnect)"/)
  expect((await ask('/offline.00000000.html')).status).toBe(404)
})

test.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'])('%s is not allowed anywhere', async (method) => {
  for (const path of ['/', '/config.json', release.shell.scripts[0]?.url ?? '']) {
    const { status, headers } = await ask(path, {}, method)
    expect([status, headers.allow]).toEqual([405, 'GET, HEAD'])
  }
})

test('HEAD has the headers of GET and no body', async () => {
  const { status, headers, bytes } = await ask('/padaria', {}, 'HEAD')
  expect([status, bytes.length]).toEqual([200, 0])
  expect(headers).toHaveProperty('content-security-policy')
})
