import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer, text } from 'node:stream/consumers'
import { siteConfigDocument } from 'shared/testing'
import { expect, onTestFinished, test } from 'vitest'
import { publish } from '../release/publish.ts'
import { exampleParts, makeWorkspace, writeBuilds, writeRemoteBuild } from '../testing/example-builds.ts'

/** Starts the server like an operator, and stops it after the test. */
function startMain(environment: Record<string, string>) {
  const main = spawn(process.execPath, [join(import.meta.dirname, 'main.ts')], {
    env: { ...process.env, ...environment },
  })
  onTestFinished(() => void main.kill('SIGKILL'))
  const exitCode = new Promise<number | null>((resolve) => {
    main.on('exit', resolve)
  })
  // It prints its address once it serves.
  const url = once(main.stdout, 'data').then(
    ([line]) => /http:\S+(?=\/)/.exec(String(line))?.[0].replace('localhost', '127.0.0.1') ?? '',
  )
  return { main, url, exitCode, output: text(main.stdout), problems: text(main.stderr) }
}

function writeConfiguration(content: string): string {
  const directory = mkdtempSync(join(tmpdir(), 'config-'))
  onTestFinished(() => rmSync(directory, { recursive: true }))
  const file = join(directory, 'config.json')
  writeFileSync(file, content)
  return file
}

const documented = siteConfigDocument()

test.each([
  ['api.version', JSON.stringify({ ...documented, api: { ...documented.api, version: 2 } }), 'api.version: must be 1'],
  ['a missing section', JSON.stringify({ ...documented, terms: undefined }), 'terms: '],
  ['malformed JSON', '{\n  "product": oops\n}', 'JSON'],
  ['an empty file', '', 'JSON'],
  ['a list', '[]', ': '],
])('%s is refused in one line that names file and field', async (_, content, problem) => {
  const file = writeConfiguration(content)
  const { exitCode, output, problems } = startMain({ SITE_CONFIG: file, PORT: '0' })
  expect(await exitCode).toBe(1)
  const lines = (await problems).split('\n')
  expect(lines).toEqual([expect.stringContaining(problem), ''])
  expect(lines[0]).toContain(`${file}: `)
  expect(await output).toBe('')
})

test('a missing file is refused in one line that names it', async () => {
  const { exitCode, problems } = startMain({ SITE_CONFIG: '/nowhere/config.json', PORT: '0' })
  expect(await exitCode).toBe(1)
  expect((await problems).split('\n')).toEqual([expect.stringMatching(/^\/nowhere\/config\.json: /), ''])
})

test('an invalid PORT is refused in one line, before anything else', async () => {
  const { exitCode, output, problems } = startMain({ SITE_CONFIG: '/nowhere/config.json', PORT: 'abc' })
  expect(await exitCode).toBe(1)
  expect((await problems).split('\n')).toEqual([expect.stringMatching(/^PORT: "abc"/), ''])
  expect(await output).toBe('')
})

test('a taken port is reported in one line', async () => {
  const { port, close } = await occupyPort()
  onTestFinished(close)
  const example = makeWorkspace()
  writeBuilds(example)
  await publish({ ...example, parts: exampleParts })
  const { exitCode, problems } = startMain({
    SITE_CONFIG: writeConfiguration(JSON.stringify(documented)),
    RELEASE_STORE: example.store,
    PORT: `${port}`,
  })
  expect(await exitCode).toBe(1)
  expect((await problems).split('\n')).toEqual([expect.stringContaining(`${port}`), ''])
})

test('with a good configuration the site is served on PORT', { timeout: 20_000 }, async () => {
  const example = makeWorkspace()
  writeBuilds(example)
  await publish({ ...example, parts: exampleParts })
  const { url } = startMain({
    SITE_CONFIG: writeConfiguration(JSON.stringify(documented)),
    RELEASE_STORE: example.store,
    PORT: '0',
  })
  const page = await fetch(`${await url}/padaria`)
  expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('<title>Meus Pontos</title>')])
})

test.each([
  [
    'nothing is published',
    (store: string) => rmSync(join(store, 'log'), { recursive: true }),
    /log is empty: nothing is published$/,
  ],
  [
    'the log is damaged',
    (store: string) => truncateSync(join(store, 'log/000001.json'), 100),
    /log\/000001\.json is damaged: /,
  ],
  [
    'the files are missing',
    (store: string) => rmSync(join(store, 'files'), { recursive: true }),
    / is missing: it is the file of \/assets\/\S+$/,
  ],
])('a store in which %s is refused in one line', async (_, damage, problem) => {
  const example = makeWorkspace()
  writeBuilds(example)
  await publish({ ...example, parts: exampleParts })
  damage(example.store)
  const { exitCode, output, problems } = startMain({
    SITE_CONFIG: writeConfiguration(JSON.stringify(documented)),
    RELEASE_STORE: example.store,
    PORT: '0',
  })
  expect(await exitCode).toBe(1)
  expect((await problems).split('\n')).toEqual([expect.stringMatching(problem), ''])
  expect(await output).toBe('')
})

test.each(['proxy.example', '10.0.0.0/33', '10.0.0.1/', ''])(
  '%j is refused as a proxy, in one line: it is neither an address nor a subnet',
  async (proxy) => {
    const { exitCode, problems } = startMain({
      SITE_CONFIG: writeConfiguration(JSON.stringify({ ...documented, trustedProxies: ['10.0.0.1', proxy] })),
      PORT: '0',
    })
    expect(await exitCode).toBe(1)
    expect((await problems).split('\n')).toEqual([expect.stringContaining('trustedProxies.1: '), ''])
  },
)

/** After ten seconds a server that stops cuts off whoever is slow. Here that would be the machine. */
const withoutTenSeconds = `--import data:text/javascript,${encodeURIComponent('const begin = setTimeout; globalThis.setTimeout = (act, ms, ...given) => (ms === 10_000 ? undefined : begin(act, ms, ...given))')}`

test(
  'on a signal to stop, it finishes all responses under way, accepts no new connection, and ends',
  { timeout: 30_000 },
  async () => {
    const example = makeWorkspace()
    writeBuilds(example)
    // More than the system buffers for a client that does not read.
    const content = randomBytes(4_000_000).toString('hex')
    writeRemoteBuild(example.workspace, 'mf-home', { content })
    const release = await publish({ ...example, parts: exampleParts, compressed: false })
    const { main, url, exitCode } = startMain({
      SITE_CONFIG: writeConfiguration(JSON.stringify(documented)),
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
  },
)

async function occupyPort() {
  const server = createServer()
  await new Promise<void>((listening) => {
    server.listen(0, listening)
  })
  return { port: (server.address() as AddressInfo).port, close: () => void server.close() }
}
