import { createHash } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { exampleSiteConfig } from 'shared/testing'
import { beforeAll, expect, test } from 'vitest'
import type { PublishedRelease } from '../store/published-release.ts'
import { integrityOf } from '../store/stored-files.ts'
import { openPublished, serveExample, type OpenSite } from '../testing/example-site.ts'
import { rawRequest } from '../testing/raw-request.ts'
import { contentSecurityPolicy } from './site-policy.ts'
import type { webAppManifest } from './web-app-manifest.ts'

/* What the server answers at each address; what a page holds: `page.test.ts`. */

/** What is for the server alone is not in `/config.json`. */
const config = exampleSiteConfig({ trustedProxies: ['10.0.0.0/8'] })
let site: OpenSite
let release: PublishedRelease

beforeAll(async () => {
  site = await openPublished(config)
  release = site.first
  writeFileSync(join(site.store, 'secret.txt'), 'secret')
  return site.close
})

const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  rawRequest(site.url, path, { headers, method })

// Which path has a route: `routes.test.ts`. Hostile ones, as bytes: `hostile-addresses.spec.ts`.
test.each([
  ['with a route', 200, ['/', '/padaria/scores', '/verification', '/scores', '/padaria?phone=5511912345678']],
  ['without one', 404, ['/padaria/nothing', '/assets', '/index.html', '/padaria.html', '/padaria.com.br']],
  ['of an attacker', 404, ['//evil.example', '/%E0%A4%A', '/..%2f']],
])('a path %s is the page, with %i and all headers of a page', async (_, status, paths) => {
  for (const path of paths) {
    const { status: found, text, headers } = await ask(path)
    expect([path, found]).toEqual([path, status])
    const [, style = ''] = /<style>(.*?)<\/style>/s.exec(text) ?? []
    const styleHash = `'sha256-${createHash('sha256').update(style).digest('base64')}'`
    const policies = {
      'content-security-policy': contentSecurityPolicy(config, [styleHash]),
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
      'cache-control': 'no-cache, no-transform',
      vary: 'Accept-Encoding, Cookie, Service-Worker-Navigation-Preload',
    }
    expect(headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', ...policies })
    expect(headers).not.toHaveProperty('strict-transport-security')
    // A page that a client has is not sent again, unless it says that there is none; its policies are.
    const again = await ask(path, { 'if-none-match': headers.etag ?? '' })
    expect([again.status, again.headers]).toMatchObject([status === 200 ? 304 : status, policies])
  }
})

test.each<[trustedProxies: string[], isTrusted: boolean]>([
  [['10.0.0.0/8', '127.0.0.1'], true],
  [['127.0.0.0/8'], true],
  [['10.0.0.0/8'], false],
  [[], false],
])('where the trusted proxies are %j, HSTS follows the https of 127.0.0.1: %s', async (trustedProxies, isTrusted) => {
  const url = await serveExample(site.store, exampleSiteConfig({ trustedProxies }))
  // A page that is kept for one protocol is not the answer to another.
  const answers: unknown[] = []
  for (const sent of ['https', 'http', 'HTTPS, http', 'http,https', 'https,http']) {
    const { headers } = await rawRequest(url, '/', { headers: { 'x-forwarded-proto': sent } })
    answers.push(headers['strict-transport-security'])
  }
  const hsts = isTrusted ? 'max-age=31536000; includeSubDomains' : undefined
  expect(answers).toEqual([hsts, undefined, hsts, undefined, hsts])
})

test('an absolute request target is answered like its path (RFC 9112 §3.2.2)', async () => {
  for (const path of ['/padaria', '/healthz', release.shell.scripts[0]?.url ?? '']) {
    const [relative, absolute] = [await ask(path), await ask(`${site.url}${path}`)]
    expect([absolute.status, absolute.text]).toEqual([200, relative.text])
  }
})

test.each([
  ['a document without an icon gets the product’s', '/favicon.ico', config.product.logoUrl],
  ['/mome leads to the club [2.1]', '/mome', 'https://clube.example'],
])('%s', async (_, path, address) => {
  const { status, headers } = await ask(path)
  expect([status, headers.location]).toEqual([302, address])
})

test('a file goes out compressed, immutable, typed, and as it was built', async () => {
  const { url: path = '', integrity } = release.shell.scripts[0] ?? {}
  const answer = await ask(path, { 'accept-encoding': 'br' })
  expect(answer.status).toBe(200)
  expect(answer.headers).toMatchObject({
    'content-encoding': 'br',
    'cache-control': 'public, max-age=31536000, immutable, no-transform',
    'x-content-type-options': 'nosniff',
    'access-control-allow-origin': '*',
    'content-type': 'text/javascript; charset=utf-8',
    'cross-origin-resource-policy': 'cross-origin',
    vary: 'Accept-Encoding, Available-Dictionary',
  })
  expect(integrityOf(brotliDecompressSync(answer.bytes))).toBe(integrity)
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
  ['/config.json', 'is the configuration [2.2]', () => ({ ...config, trustedProxies: undefined })],
  ['/healthz', 'names the served release [2.2]', () => ({ status: 'ok', release: release.id })],
])('%s, revalidated each time, %s', async (path, _, content) => {
  const { status, headers, text } = await ask(path)
  expect([status, JSON.parse(text)]).toEqual([200, content()])
  expect(headers).toMatchObject({ 'cache-control': 'no-cache', 'content-type': 'application/json; charset=utf-8' })
})

test('a search engine may have an organisation’s first page and its files, and no personal screen', async () => {
  const { status, headers, text } = await ask('/robots.txt')
  expect([status, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8'])
  const rules = [...text.matchAll(/^(Allow|Disallow): (.*)$/gm)]
  const isAllowed = (path: string) =>
    rules.find(([, , start = '']) => new RegExp(`^${start.replaceAll('*', '.*')}`).test(path))?.[1] !== 'Disallow'
  const open = ['/', '/padaria', '/assets/logo.svg', '/remotes/mf-home/remoteEntry.js']
  const personal = ['/padaria/rewards/vouchers', '/padaria/user-profile', '/user-profile', '/verification']
  expect([...open, ...personal].filter(isAllowed)).toEqual(open)
})

test.each([
  ['no release had', ['/assets/shell.00000000.js', '/remotes/mf-home/remoteEntry.00000000.js']],
  ['is for composition', ['/assets/mf-manifest.json', '/../log/000001.json', '/..%2flog%2f000001.json']],
  ['is no file', ['/assets/..%2f..%2f..%2fsecret.txt', '/assets/../../../secret.txt', '/%2e%2e/%2e%2e/secret.txt']],
])('what %s is missing, in text: a script element must not get a page', async (_, paths) => {
  for (const path of paths) {
    const { status, headers, text } = await ask(path)
    expect([path, status, text]).toEqual([path, 404, 'Not Found'])
    expect(headers).toMatchObject({
      'content-type': 'text/plain; charset=UTF-8',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    })
  }
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
  const always = { scope: '/', lang: 'pt-BR', display: 'standalone', name: config.product.name }
  expect(manifest).toMatchObject({ id: start, start_url: start, ...always })
  expect(manifest.shortcuts.map((shortcut) => shortcut.url)).toEqual(shortcuts)
})

test('only GET is allowed, and HEAD, which has its headers and no body', async () => {
  const [file = ''] = release.shell.scripts.map(({ url }) => url)
  for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'])
    for (const path of ['/', '/config.json', file]) {
      const { status, headers } = await ask(path, {}, method)
      expect([status, headers.allow]).toEqual([405, 'GET, HEAD'])
    }
  const { status, headers, bytes } = await ask('/padaria', {}, 'HEAD')
  expect([status, bytes.length]).toEqual([200, 0])
  expect(headers).toHaveProperty('content-security-policy')
  expect((await ask(file, { range: 'bytes=5-' }, 'HEAD')).status).toBe(200)
})
