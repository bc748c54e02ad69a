import { spawn, spawnSync } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { exampleSiteConfig } from 'shared/testing'
import { expect, onTestFinished, test } from 'vitest'
import { openStore } from '../store/open-store.ts'
import { promote } from '../store/changes.ts'
import { changeServed } from '../store/change-served.ts'
import { openExample, publishAll, readServed, untilServed } from '../testing/example-site.ts'
import { freePort } from '../testing/listen.ts'
import { rawRequest } from '../testing/raw-request.ts'

const hasNginx = spawnSync('nginx', ['-v']).status === 0

/** Starts nginx as docs/proxy.md says, before these servers. @returns its address */
async function startNginx(servers: readonly string[]): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'))
  const port = await freePort()
  const [, documented = ''] =
    /^```nginx\n(.*?)^```/ms.exec(readFileSync(join(import.meta.dirname, '../../docs/proxy.md'), 'utf8')) ?? []
  const site = servers
    .reduce((text, url, index) => text.replace(`site-${index + 1}.internal:3000`, new URL(url).host), documented)
    .replace('/var/cache/nginx/site', join(folder, 'cache'))
    .replace('listen 80', `listen 127.0.0.1:${port}`)
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${folder}/${kind};`,
  )
  writeFileSync(
    join(folder, 'nginx.conf'),
    `daemon off; user root; pid ${folder}/pid; error_log ${folder}/error.log; events {} http { access_log off; ${temporary.join(' ')} ${site} }`,
  )
  const nginx = spawn('nginx', ['-p', folder, '-e', join(folder, 'error.log'), '-c', join(folder, 'nginx.conf')])
  onTestFinished(async () => {
    nginx.kill('SIGQUIT')
    await once(nginx, 'exit')
    rmSync(folder, { recursive: true })
  })
  const url = `http://127.0.0.1:${port}`
  await expect
    .poll(() =>
      rawRequest(url, '/healthz').then(
        ({ status }) => status,
        () => 0,
      ),
    )
    .toBe(200)
  return url
}

test.skipIf(!hasNginx)(
  'behind nginx files are kept by encoding, pages never; without a server the files are still there',
  async () => {
    const example = await publishAll()
    const config = exampleSiteConfig({ trustedProxies: ['127.0.0.1'] })
    const servers = [await openExample(example.store, config), await openExample(example.store, config)]
    const url = await startNginx(servers.map((server) => server.url))
    const ask = (path: string, headers: Record<string, string> = {}) => rawRequest(url, path, { headers })
    const file = example.first.remotes['mf-home']?.entry.url ?? ''

    for (const encoding of ['br', 'gzip', 'identity']) {
      const answers = [
        await ask(file, { 'accept-encoding': encoding }),
        await ask(file, { 'accept-encoding': encoding }),
      ]
      expect(
        answers.map(({ status, headers }) => [status, headers['x-cache'], headers['content-encoding'] ?? 'identity']),
      ).toEqual([
        [200, 'MISS', encoding],
        [200, 'HIT', encoding],
      ])
    }
    for (const path of ['/padaria', '/sw.js', '/config.json', '/assets/shell.00000000.js'])
      for (const _ of [1, 2]) expect((await ask(path)).headers['x-cache']).not.toBe('HIT')
    // What a visitor says of the connection does not count.
    expect((await ask('/padaria', { 'x-forwarded-proto': 'https' })).headers).not.toHaveProperty(
      'strict-transport-security',
    )

    const options = { by: 'the test', force: 'a test' }
    const { id: shell } = await example.publishNext('shell', { version: '2.0.0' })
    await changeServed(openStore(example.store), promote({ shell }, 50), options)
    for (const server of servers)
      await expect
        .poll(async () => (await rawRequest(server.url, '/sw.js')).headers['cache-control'])
        .toMatch(/^private/)
    for (const path of ['/padaria', '/sw.js', '/assets/logo.svg']) {
      const { headers } = await ask(path)
      expect([headers['cache-control'], headers.vary]).toEqual([
        expect.stringMatching(/^private, no-cache/),
        expect.stringContaining('Cookie'),
      ])
    }
    await changeServed(openStore(example.store), promote({ shell }), options)
    for (const server of servers)
      await untilServed(server.url, JSON.parse((await rawRequest(url, '/healthz')).text).release as string)

    await servers[0]?.close()
    for (const _ of [1, 2, 3]) expect((await ask('/padaria')).status).toBe(200)
    await servers[1]?.close()
    expect((await ask(file, { 'accept-encoding': 'br' })).status).toBe(200)
    expect((await ask('/padaria')).status).toBe(502)
  },
)

test.skipIf(!hasNginx)(
  'behind nginx a delta is kept for who has its dictionary; a thousand invented dictionaries get the file whole',
  async () => {
    const example = await publishAll()
    const text = randomBytes(1500).toString('hex')
    const contents = [`home 1 ${text}`, `home 2 ${text}`]
    for (const content of contents) {
      const { id } = await example.publishNext('mf-home', { content })
      await changeServed(openStore(example.store), promote({ 'mf-home': id }), { by: 'the test', force: 'a test' })
    }
    const server = await openExample(example.store, exampleSiteConfig({ trustedProxies: ['127.0.0.1'] }))
    const url = await startNginx([server.url, server.url])
    const file = (await readServed(example.store)).remotes['mf-home']?.entry.url ?? ''
    const ask = async (dictionary: string) => {
      const headers = { 'accept-encoding': 'gzip, br, dcb', 'available-dictionary': dictionary }
      const answer = await rawRequest(url, file, { headers })
      return [answer.status, answer.headers['content-encoding'], answer.headers['x-cache']]
    }
    const digest = (content: string | Buffer) => `:${createHash('sha256').update(content).digest('base64')}:`
    expect(await ask(digest(contents[0] ?? ''))).toEqual([200, 'dcb', 'MISS'])
    for (let number = 0; number < 1000; number += 1)
      expect((await ask(digest(randomBytes(8)))).slice(0, 2)).toEqual([200, 'br'])
    for (const dictionary of ['', 'x', `${digest('')}x`, ':'.repeat(1000)])
      expect((await ask(dictionary)).slice(0, 2)).toEqual([200, 'br'])
    expect(await ask(digest(contents[0] ?? ''))).toEqual([200, 'dcb', 'HIT'])
    await server.close()
  },
)
