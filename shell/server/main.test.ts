import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { readFileSync, rmSync, truncateSync } from 'node:fs'
import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { connect } from 'node:net'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { exampleSiteConfig, siteConfigDocument } from 'shared/testing'
import { expect, onTestFinished, test } from 'vitest'
import { publishAndServe } from '../store/publish.ts'
import { exampleParts, makeWorkspace, writeBuilds, writeRemoteBuild } from '../testing/example-builds.ts'
import { makeOlder, publishAll, untilServed } from '../testing/example-site.ts'
import { listen } from '../testing/listen.ts'
import { rawRequest } from '../testing/raw-request.ts'
import { refusalOf, startProgram, withConfiguration } from '../testing/start-program.ts'
import { firstPaintStyleHash } from './first-paint.ts'
import { pageHeaders } from './site-policy.ts'
import { createSiteServer } from './site-server.ts'

/** Starts the server like an operator. */
const startMain = (environment: Record<string, string>) => {
  const started = startProgram(join(import.meta.dirname, 'main.ts'), environment)
  return { main: started.program, ...started }
}

const documented = siteConfigDocument()

/** What the server needs to serve the example. */
const withSite = async () => ({ ...withConfiguration(), RELEASE_STORE: (await publishAll()).store })

/** Starts the server where it refuses to serve. @returns the one line that it says */
const refusal = (environment: Record<string, string>) => refusalOf(startMain({ PORT: '0', ...environment }))

test.each([
  ['api.version', JSON.stringify({ ...documented, api: { ...documented.api, version: 2 } }), 'api.version: must be 1'],
  ['malformed JSON', '{\n  "product": oops\n}', 'JSON'],
  ['an empty file', '', 'JSON'],
  ['a list', '[]', ': '],
  ...['proxy.example', '10.0.0.0/33', '10.0.0.1/', ''].map((proxy) => [
    `as a proxy, what is neither an address nor a subnet, "${proxy}",`,
    JSON.stringify({ ...documented, trustedProxies: ['10.0.0.1', proxy] }),
    'trustedProxies.1: ',
  ]),
])('%s is refused in one line that names file and field', async (_, content, problem) => {
  const configuration = withConfiguration(content)
  const line = await refusal(configuration)
  expect(line).toContain(problem)
  expect(line).toContain(`${configuration.SITE_CONFIG}: `)
})

test.each([
  ['a missing file', {}, /^\/nowhere\/config\.json: /],
  ['an invalid PORT, before anything else,', { PORT: 'abc' }, /^PORT: "abc"/],
  ['METRICS_LISTEN without a port', { METRICS_LISTEN: 'localhost' }, /^METRICS_LISTEN: "localhost" is no address/],
  ['METRICS_LISTEN with a port that is none', { METRICS_LISTEN: '[::1]:99999' }, /^METRICS_LISTEN: "\[::1\]:99999" /],
  ['no configuration at all', { SITE_CONFIG: '', PLATFORM_PORT: '1' }, /^SITE_CONFIG is not set, and http:\S+: /],
])('%s is refused in one line that names it', async (_, environment, problem) => {
  expect(await refusal({ SITE_CONFIG: '/nowhere/config.json', ...environment })).toMatch(problem)
})

test('a taken port is reported in one line', async () => {
  await using other = await listen(createServer())
  expect(await refusal({ ...(await withSite()), PORT: `${other.port}` })).toContain(`PORT ${other.port}: `)
  const metrics = { METRICS_LISTEN: `[::]:${other.port}` }
  expect(await refusal({ ...(await withSite()), ...metrics })).toContain(`METRICS_LISTEN ${other.port}: `)
})

test('each event is a line of JSON on standard output, with what is known of it', async () => {
  const { store, serveNext, first } = await publishAll()
  const { main, url, output, exitCode } = startMain({ ...withConfiguration(), RELEASE_STORE: store, PORT: '0' })
  await url
  const { id } = await serveNext('mf-home', { version: '1.1.0' })
  await untilServed(await url, id)
  main.kill('SIGTERM')
  expect(await exitCode).toBe(0)
  const seconds = expect.any(Number) as number
  const served = { level: 'info', event: 'served', seconds }
  expect(
    output()
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as unknown),
  ).toEqual(
    [
      { ...served, release: first.id, entry: 1, message: `release ${first.id} is served, by entry 1` },
      { level: 'info', event: 'started', seconds, message: `site ${(await url).replace('127.0.0.1', 'localhost')}/` },
      { ...served, release: id, entry: 2, message: `release ${id} is served, by entry 2` },
      { level: 'info', event: 'stopping', message: 'the server stops' },
      { level: 'info', event: 'stopped', message: 'the server has stopped' },
    ].map((line) => ({ ...line, time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/) as string })),
  )
})

const remove = (path: string) => rmSync(path, { recursive: true })

test('a log that nobody reads any more ends no server', async () => {
  const { store, serveNext } = await publishAll()
  const { main, url, exitCode } = startMain({ ...withConfiguration(), RELEASE_STORE: store, PORT: '0' })
  const address = await url
  main.stdout.destroy()
  for (const version of ['1.1.0', '1.2.0', '1.3.0'])
    await untilServed(address, (await serveNext('mf-home', { version })).id)
  main.kill('SIGTERM')
  expect(await exitCode).toBe(0)
})

test.each([
  ['nothing is published', 'log', remove, /log is empty: nothing is published$/],
  ['the log is damaged', 'log/000001.json', truncateSync, /log\/000001\.json is damaged: /],
  ['all is of an older program', '', makeOlder, /log\/000001\.json is of format none, this program reads 1$/],
  ['the files are missing', 'files', remove, / is missing: it is the file of \/assets\/\S+$/],
])('a store in which %s is refused in one line', async (_, name, damage, problem) => {
  const site = await withSite()
  damage(join(site.RELEASE_STORE, name))
  expect(await refusal(site)).toMatch(problem)
})

test('while it starts and while it stops, a balancer is told; until it is stopped, it serves', async () => {
  const site = await withSite()
  const { main, url, exitCode } = startMain({ ...site, PORT: '0', DRAIN_SECONDS: '1' })
  const ask = async (path: string) => {
    const { status, headers } = await rawRequest(await url, path, { headers: { connection: 'keep-alive' } })
    return [status, headers.connection]
  }
  expect(await ask('/readyz')).toEqual([200, 'keep-alive'])
  main.kill('SIGTERM')
  await expect.poll(() => ask('/readyz')).toEqual([503, 'close'])
  expect(await ask('/padaria')).toEqual([200, 'close'])
  expect(await exitCode).toBe(0)
})

test('a server is not ready before its release is loaded', async () => {
  const { store } = await publishAll()
  // The first thing that it reads comes only once somebody writes it.
  const first = join(store, 'log/000001.json')
  const entry = readFileSync(first)
  rmSync(first)
  execFileSync('mkfifo', [first])
  const server = createSiteServer({ config: exampleSiteConfig(), store })
  const { url, close } = await listen(server, '127.0.0.1')
  onTestFinished(close)
  const ask = async (path: string, accept = '*/*') => {
    const { status, headers, text: body } = await rawRequest(url, path, { headers: { accept } })
    return { status, body, ...headers }
  }
  const json = { status: 503, 'content-type': 'application/json', 'retry-after': '1', 'cache-control': 'no-store' }
  const policies = Object.fromEntries(new Headers(pageHeaders(exampleSiteConfig(), [firstPaintStyleHash], false)))
  const body = expect.stringMatching(/^(?!.*<script).*<h1>O site está iniciando<\/h1>/s) as unknown
  const page = { ...policies, ...json, 'content-type': 'text/html; charset=utf-8', body }
  const html = 'text/html,application/xhtml+xml,*/*;q=0.8'
  for (const path of ['/', '/padaria?a=.js', '/padaria/rewards']) {
    expect(await ask(path)).toMatchObject(json)
    expect(await ask(path, html)).toMatchObject(page)
  }
  for (const accept of ['*/*', html]) {
    for (const path of ['/readyz', '/assets/logo.svg', '/remotes/mf-home/a.js?x'])
      expect(await ask(path, accept)).toMatchObject(json)
    expect(await ask('/healthz', accept)).toMatchObject({ ...json, status: 200 })
  }
  // Not writeFileSync: it would wait for a reader that this thread has yet to start.
  await writeFile(first, entry)
  await server.opened
  expect(await ask('/readyz')).toMatchObject({ status: 200 })
})

/** After ten seconds a server that stops cuts off whoever is slow. Here that would be the machine. */
const withoutTenSeconds = `--import data:text/javascript,${encodeURIComponent('const begin = setTimeout; globalThis.setTimeout = (act, ms, ...given) => (ms === 10_000 ? undefined : begin(act, ms, ...given))')}`

test('on a signal to stop, it finishes all responses under way, accepts no new connection, and ends', async () => {
  const example = makeWorkspace()
  writeBuilds(example)
  // More than the system buffers for a client that does not read.
  const content = randomBytes(4_000_000).toString('hex')
  writeRemoteBuild(example.workspace, 'mf-home', { content })
  const release = await publishAndServe({ ...example, parts: exampleParts, compressed: false })
  const { main, url, exitCode } = startMain({
    ...withConfiguration(),
    RELEASE_STORE: example.store,
    PORT: '0',
    NODE_OPTIONS: withoutTenSeconds,
  })
  const { hostname, port } = new URL(await url)
  const open = async () => {
    const socket = connect(Number(port), hostname)
    await once(socket, 'connect')
    return socket
  }
  const visitors = await Promise.all(
    Array.from({ length: 10 }, async () => {
      const socket = await open()
      socket.write(`GET ${release.remotes['mf-home']?.entry.url} HTTP/1.1\r\nHost: ${hostname}\r\n\r\n`)
      await once(socket, 'readable')
      return socket
    }),
  )
  const unused = await open()
  main.kill('SIGTERM')
  await once(unused.resume(), 'close')
  await expect(open()).rejects.toThrow('ECONNREFUSED')
  for (const bytes of await Promise.all(visitors.map((visitor) => buffer(visitor))))
    expect(bytes.subarray(-content.length).equals(Buffer.from(content))).toBe(true)
  expect(await exitCode).toBe(0)
})
