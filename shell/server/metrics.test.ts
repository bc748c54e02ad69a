import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { exampleSiteConfig } from 'shared/testing'
import { expect, onTestFinished, test, vi } from 'vitest'
import { promote } from '../store/changes.ts'
import { changeServed } from '../store/change-served.ts'
import { openStore } from '../store/open-store.ts'
import { publishAll } from '../testing/example-site.ts'
import { listen } from '../testing/listen.ts'
import { rawRequest } from '../testing/raw-request.ts'
import { createMetrics, createMetricsServer } from './metrics.ts'
import { createSiteServer } from './site-server.ts'

/** A site whose metrics are read as an operator's program does, by name with labels. */
async function openMeasured() {
  const example = await publishAll()
  const metrics = createMetrics()
  const server = createSiteServer({ config: exampleSiteConfig(), store: example.store, metrics })
  await server.opened
  const [site, told] = [await listen(server, '127.0.0.1'), await listen(createMetricsServer(metrics), '127.0.0.1')]
  onTestFinished(() => Promise.all([site.close(), told.close()]).then(() => undefined))
  const read = async () => {
    const { text } = await rawRequest(told.url, '/metrics')
    const rows = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'))
    return new Map(rows.map((row) => [row.slice(0, row.lastIndexOf(' ')), Number(row.slice(row.lastIndexOf(' ')))]))
  }
  return { ...example, url: site.url, metricsUrl: told.url, read }
}

test('each request counts by its kind and the class of its status, and no address makes a series of its own', async () => {
  const { url, first, read, serveNext } = await openMeasured()
  const entry = first.remotes['mf-home']?.entry.url ?? ''
  const { headers } = await rawRequest(url, entry)
  const second = await serveNext('mf-home', { version: '1.1.0' })
  await expect.poll(async () => (await read()).get('site_log_entry')).toBe(2)
  const before = [...(await read()).keys()]
  const rows: readonly (readonly [path: string, count: string, request?: Parameters<typeof rawRequest>[2]])[] = [
    ['/padaria', 'page 2xx'],
    ['/padaria/none-such', 'page 4xx'],
    ['/Padaria', 'page 3xx'],
    [second.remotes['mf-home']?.entry.url ?? '', 'file 2xx'],
    ['/start-watch.js', 'missing 4xx'],
    [entry, 'former 2xx'],
    [entry, 'former 304', { headers: { 'If-None-Match': String(headers.etag) } }],
    ['/assets/none.00000000.js', 'missing 4xx'],
    ['/sw.js', 'worker 2xx'],
    ['/config.json', 'configuration 2xx'],
    ['/healthz', 'health 2xx'],
    ['/readyz', 'health 2xx'],
    [`/releases/${first.id}/override`, 'override 4xx'],
    ['/favicon.ico', 'other 3xx'],
    ['/padaria', 'other 4xx', { method: 'POST' }],
  ]
  const counts = async () =>
    Object.fromEntries(
      [...(await read())].flatMap(([name, value]) => {
        const [, kind, status] = /^site_requests_total\{kind="(\w+)",status="(\w+)"\}$/.exec(name) ?? []
        return kind ? [[`${kind} ${status}`, value]] : []
      }),
    )
  const expected = await counts()
  for (const [path, count, request] of rows) {
    await rawRequest(url, path, request)
    expected[count] = (expected[count] ?? 0) + 1
    await expect.poll(counts).toEqual(expected)
  }
  const after = await read()
  for (let odd = 0; odd < 1000; odd += 1) await rawRequest(url, `/${odd}%22%7D/5511912345678?a=${odd}`)
  expect([...(await read()).keys()].filter((name) => !after.has(name))).toEqual([])
  expect(before).not.toEqual([])
  expect(after.get('site_request_seconds_count{kind="page"}')).toBe(3)
})

test('what is served, and what the store answers, is told', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  const { store, first, publishNext, read, metricsUrl } = await openMeasured()
  const started = await read()
  expect(Object.fromEntries(started)).toMatchObject({
    [`site_release_info{release="${first.id}",arm="stable"}`]: 1,
    site_log_entry: 1,
    site_log_entry_newest: 1,
    'site_store_reads_total{result="failed"}': 0,
    site_problem: 0,
    site_rollout_percent: 0,
    site_connections: 0,
  })
  expect(started.get('site_release_load_seconds')).toBeGreaterThan(0)
  expect(started.get('site_store_read_timestamp_seconds')).toBeGreaterThan(1_700_000_000)
  const { id } = await publishNext('mf-home', { version: '1.1.0' })
  await changeServed(openStore(store), promote({ 'mf-home': id }, 10), { by: 'the test', force: 'a test' })
  await expect.poll(async () => (await read()).get('site_rollout_percent')).toBe(10)
  expect([...(await read()).keys()].filter((name) => name.startsWith('site_release_info'))).toHaveLength(2)
  writeFileSync(join(store, 'log/000003.json'), 'damaged')
  await expect.poll(async () => (await read()).get('site_problem')).toBe(1)
  expect((await read()).get('site_log_entry_newest')).toBe(3)
  expect((await rawRequest(metricsUrl, '/')).status).toBe(404)
})
