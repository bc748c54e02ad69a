import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { connect } from 'node:net'
import { exampleSiteConfig } from 'shared/testing'
import { expect, onTestFinished, test, vi } from 'vitest'
import { promote } from '../store/changes.ts'
import { changeServed } from '../store/change-served.ts'
import { openStore } from '../store/open-store.ts'
import { publishAll, serveExample } from '../testing/example-site.ts'
import { listen } from '../testing/listen.ts'
import { rawRequest } from '../testing/raw-request.ts'
import type { Log } from './log.ts'
import { createMetrics } from './metrics.ts'
import { createSiteServer } from './site-server.ts'

/** A site that takes reports, with what it counts and logs. */
async function openReported() {
  const example = await publishAll()
  const [metrics, log] = [createMetrics(), vi.fn<Log>()]
  const config = { ...exampleSiteConfig(), trustedProxies: ['127.0.0.1'] }
  const server = createSiteServer({ config, store: example.store, metrics, log })
  await server.opened
  const { url, close } = await listen(server, '127.0.0.1')
  onTestFinished(close)
  const post = async (body: object | string, headers: Record<string, string> = {}) => {
    const text = typeof body === 'string' ? body : JSON.stringify(body)
    const length = { 'Content-Length': String(Buffer.byteLength(text)) }
    const sent = { 'Sec-Fetch-Site': 'same-origin', ...(!('Transfer-Encoding' in headers) && length), ...headers }
    return (await rawRequest(url, '/reports', { method: 'POST', headers: sent, body: text })).status
  }
  return {
    ...example,
    url,
    post,
    /** The counts whose names begin so. */
    counts: async (name: string) =>
      Object.fromEntries(
        (await metrics.text())
          .split('\n')
          .filter((line) => line.startsWith(name))
          .map((line) => [line.slice(name.length, line.lastIndexOf(' ')), Number(line.slice(line.lastIndexOf(' ')))]),
      ),
    logged: () => log.mock.calls.filter(([event]) => event === 'problem').map(([, message, known]) => [message, known]),
  }
}

const load = (release: string, more: object = {}) => ({
  load: randomUUID(),
  remote: 'mf-home',
  outcome: 'loaded',
  release,
  ...more,
})
const uncaught = (release: string, more: object = {}) => ({
  problem: 'uncaught',
  part: 'mf-home',
  version: '1.0.0',
  phase: 'event',
  error: 'TypeError',
  release,
  ...more,
})
const policy = (release: string, more: object = {}) => ({
  problem: 'policy',
  directive: 'img-src',
  blocked: 'https://other.example',
  release,
  ...more,
})

test('loads count by part, outcome and the arm that the server knows; one with an override, or sent twice, does not', async () => {
  const { first, post, counts, publishNext, store } = await openReported()
  const { id } = await publishNext('mf-home', { version: '1.1.0' })
  const { state } = await changeServed(openStore(store), promote({ 'mf-home': id }, 10), { by: 'x', force: 'a test' })
  expect(state.rollout?.version).toBe(id)
  await expect.poll(() => counts('site_rollout_percent')).toEqual({ '': 10 })
  const candidate = Object.keys(await counts('site_release_info')).find((labels) => labels.includes('candidate'))
  const [, release = ''] = /release="(\w+)"/.exec(candidate ?? '') ?? []
  const twice = load(first.id)
  expect(await Promise.all([post(twice), post(load(release, { outcome: 'failed' }))])).toEqual([204, 204])
  expect(await post(twice)).toBe(400)
  expect(await post(load('0123456789ab', { outcome: 'recovered' }))).toBe(204)
  expect(await post(load(first.id, { remote: 'mf-other' }))).toBe(204)
  expect(await post(load(first.id, { override: true }))).toBe(204)
  expect(await counts('site_screen_loads_total')).toEqual({
    '{part="mf-home",arm="stable",outcome="loaded"}': 1,
    '{part="mf-home",arm="candidate",outcome="failed"}': 1,
    '{part="mf-home",arm="former",outcome="recovered"}': 1,
    '{part="other",arm="stable",outcome="loaded"}': 1,
  })
  expect(await counts('site_reports_refused_total')).toEqual({ '{reason="repeated"}': 1 })
})

test('problems count by part and kind; ten a minute are in the log', async () => {
  const {
    first: { id },
    post,
    counts,
    logged,
  } = await openReported()
  const place = '/remotes/mf-home/remoteEntry.0123abcd.js:1:234'
  expect(await post(uncaught(id, { place }))).toBe(204)
  expect(await post(uncaught(id, { part: 'shell', phase: 'promise' }))).toBe(204)
  expect(await post(policy(id))).toBe(204)
  expect(await post(policy(id, { override: true }))).toBe(204)
  expect(await counts('site_problems_total')).toEqual({
    '{part="mf-home",kind="uncaught"}': 1,
    '{part="shell",kind="uncaught"}': 1,
    '{part="shell",kind="policy"}': 1,
  })
  expect(logged()).toEqual([
    [`uncaught: TypeError in mf-home 1.0.0, in phase event, at ${place}`, { release: id }],
    ['uncaught: TypeError in shell 1.0.0, in phase promise', { release: id }],
    ['policy: img-src refused https://other.example', { release: id }],
  ])
  for (let more = 0; more < 20; more += 1) await post(policy(id))
  expect(logged()).toHaveLength(10)
})

test('what is of no browser on the site, too long, odd or too much is refused; a flood makes no series, and a bounded log', async () => {
  const {
    first: { id },
    post,
    counts,
    logged,
    url,
  } = await openReported()
  expect(await post(load(id))).toBe(204)
  expect(await post(policy(id))).toBe(204)
  const before = [await counts('site_screen'), await counts('site_problems')]
  const rows: readonly (readonly [number, object | string, Record<string, string>?])[] = [
    [403, load(id), { 'Sec-Fetch-Site': 'cross-site' }],
    [403, load(id), { 'Sec-Fetch-Site': '' }],
    [413, 'x'.repeat(2049)],
    [413, load(id), { 'Transfer-Encoding': 'chunked' }],
    [400, ''],
    [400, '{'],
    [400, '[]'],
    [400, load(id, { load: undefined })],
    [400, load(id, { phone: '11912345678' })],
    [400, load(id, { outcome: 'lost' })],
    [400, load('11912345678')],
    [400, uncaught(id, { message: 'no' })],
    [400, uncaught(id, { error: 'of ana@example.com' })],
    [400, uncaught(id, { place: '/padaria?phone=11912345678:1:2' })],
    [400, policy(id, { blocked: 'https://x.example/?phone=1' })],
  ]
  for (const [status, body, headers] of rows) expect([body, await post(body, headers)]).toEqual([body, status])
  const visitors = Array.from({ length: 1000 }, (_, number) => ({
    'X-Forwarded-For': `2001:db8:${number % 7}::${number}`,
  }))
  const statuses = await Promise.all(visitors.map((headers) => post(policy(id), headers)))
  expect(new Set(statuses)).toEqual(new Set([204, 429]))
  expect(logged()).toHaveLength(10)
  const after = [await counts('site_screen'), await counts('site_problems')]
  expect(after.map((counted) => Object.keys(counted))).toEqual(before.map((counted) => Object.keys(counted)))
  const refused = Object.keys(await counts('site_reports_refused_total'))
  expect(refused.toSorted()).toEqual(['form', 'origin', 'rate', 'size'].map((reason) => `{reason="${reason}"}`))
  expect((await rawRequest(url, '/padaria')).status).toBe(200)
})

test('of one address 600 a minute are taken, of another some more', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const {
    first: { id },
    post,
  } = await openReported()
  const send = (address: string) => post(policy(id), { 'X-Forwarded-For': address })
  for (let second = 0; second < 6; second += 1) {
    for (let number = 0; number < 100; number += 1) expect(await send('203.0.113.7')).toBe(204)
    vi.advanceTimersByTime(1000)
  }
  expect([await send('203.0.113.7'), await send('203.0.113.8')]).toEqual([429, 204])
  vi.advanceTimersByTime(60_000)
  expect(await send('203.0.113.7')).toBe(204)
})

test('without metrics no report is taken; a page’s address is the same', async () => {
  const { store } = await publishAll()
  const url = await serveExample(store)
  const headers = { 'Sec-Fetch-Site': 'same-origin' }
  expect((await rawRequest(url, '/reports', { method: 'POST', headers })).status).toBe(405)
  const page = await rawRequest(url, '/reports')
  expect([page.status, page.text.includes('takesReports')]).toEqual([200, false])
  const reported = await rawRequest((await openReported()).url, '/reports')
  expect([reported.status, reported.text.includes('"takesReports":true')]).toEqual([200, true])
})

test('a body that is slow, endless, or sent ahead of others harms nobody', async () => {
  const {
    first: { id },
    url,
    post,
  } = await openReported()
  const { hostname, port } = new URL(url)
  const open = async (text: string) => {
    const socket = connect(Number(port), hostname)
    onTestFinished(() => void socket.destroy())
    socket.on('error', () => 'the server may end it')
    await once(socket, 'connect')
    socket.write(text)
    return socket
  }
  const head = 'POST /reports HTTP/1.1\r\nHost: x\r\nSec-Fetch-Site: same-origin\r\n'
  for (let slow = 0; slow < 100; slow += 1) await open(`${head}Content-Length: 2000\r\n\r\n{`)
  const endless = await open(`${head}Transfer-Encoding: chunked\r\n\r\n`)
  const more = setInterval(() => endless.write(`3e8\r\n${'x'.repeat(1000)}\r\n`), 1)
  onTestFinished(() => clearInterval(more))
  const [answer] = (await once(endless.setEncoding('latin1'), 'data')) as [string]
  expect(answer).toMatch(/^HTTP\/1\.1 413 /)
  const body = JSON.stringify(policy(id))
  const ahead = `${head}Content-Length: ${body.length}\r\n\r\n${body}`
  const pipelined = await open(`${ahead}${ahead}GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n`)
  let text = ''
  pipelined.setEncoding('latin1').on('data', (part: string) => (text += part))
  await expect.poll(() => text.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 204', 'HTTP/1.1 204', 'HTTP/1.1 200'])
  expect(await post(load(id))).toBe(204)
})
