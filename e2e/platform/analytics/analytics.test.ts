import type { LoadReport } from 'shared/contract/load-report'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { all, sql } from '../database/query.ts'
import { startPlatform, type Platform } from '../platform.ts'
import { clientOf } from '../testing/api-client.ts'

let platform: Platform
beforeAll(async () => {
  platform = await startPlatform()
})
beforeEach(() => platform.reset())
afterAll(() => platform.close())

const report: LoadReport = {
  remote: 'mf-home',
  screen: 'Home',
  version: '1.2.3',
  phase: 'module',
  outcome: 'loaded',
  ms: 40,
  release: 'r1',
  arm: 'stable',
  appId: 'meus-pontos-local',
}

const analytics = () => clientOf(platform, 'analytics')
/** Sends a body as a beacon does. */
const send = (body: string) => analytics().post<unknown>('/loads', body, { headers: { 'content-type': 'text/plain;charset=UTF-8' } })
const stored = () => all(platform.database, sql`SELECT * FROM load_reports`)
const read = async (path: string) => (await analytics().get<unknown>(path)).data

it('stores a beacon’s report, and a reset forgets it', async () => {
  expect((await send(JSON.stringify(report))).status).toBe(204)
  const { appId, ...rest } = report
  expect(stored()).toEqual([{ id: 1, ...rest, override: 0, app_id: appId }])
  await platform.reset()
  expect(stored()).toEqual([])
})

it.each<[string, unknown]>([
  ['phone', { ...report, phone: '+5511912345678' }],
  ['remote', { ...report, remote: 'home' }],
  ['screen', { ...report, screen: '/padaria?token=abc' }],
  ['version', { ...report, version: '' }],
  ['phase', { ...report, phase: 'paint' }],
  ['outcome', { ...report, outcome: 'ok' }],
  ['ms', { ...report, ms: 1.5 }],
  ['ms', { ...report, ms: -1 }],
  ['release', { ...report, release: 'r'.repeat(101) }],
  ['arm', { ...report, arm: 'left' }],
  ['override', { ...report, override: 'yes' }],
  ['appId', { ...report, appId: null }],
  ['body', 'text'],
])('refuses a report with a wrong %s', async (field, document) => {
  const response = await send(JSON.stringify(document))
  expect([response.status, response.data]).toEqual([400, expect.objectContaining({ field })])
  expect(stored()).toEqual([])
})

it('refuses what is not JSON', async () => {
  expect((await send('remote=mf-home')).status).toBe(400)
})

it('counts the loads of a release', async () => {
  for (const outcome of ['loaded', 'loaded', 'recovered', 'failed'] as const) await send(JSON.stringify({ ...report, outcome }))
  await send(JSON.stringify({ ...report, release: 'r2' }))
  expect(await read('/loads?release=r1')).toEqual({ loaded: 2, recovered: 1, failed: 1 })
  expect(await read('/loads?release=r3')).toEqual({ loaded: 0, recovered: 0, failed: 0 })
  expect((await analytics().get('/loads')).status).toBe(400)
})

it('shows loads, failures and the median time by version and by release', async () => {
  for (const ms of [10, 20, 90]) await send(JSON.stringify({ ...report, ms }))
  await send(JSON.stringify({ ...report, outcome: 'failed', ms: 40 }))
  await send(JSON.stringify({ ...report, version: '1.3.0', release: 'r2', arm: 'candidate', outcome: 'recovered' }))
  const rows = [...String(await read('/')).matchAll(/<tr class="\w*">([\s\S]*?)<\/tr>/g)].map(([, row = '']) =>
    [...row.matchAll(/<td[^>]*>([^<]*)</g)].map(([, cell]) => cell),
  )
  expect(rows).toEqual([
    ['mf-home', '1.3.0', '1', '1', '0', '0%', '40'],
    ['mf-home', '1.2.3', '4', '0', '1', '25%', '30'],
    ['r2', 'candidate', '1', '1', '0', '0%', '40'],
    ['r1', 'stable', '4', '0', '1', '25%', '30'],
  ])
})

it('shows the loads of tabs with an override apart, and does not count them for a release', async () => {
  await send(JSON.stringify(report))
  await send(JSON.stringify({ ...report, outcome: 'failed', override: true }))
  expect(await read('/loads?release=r1')).toEqual({ loaded: 1, recovered: 0, failed: 0 })
  const rows = [...String(await read('/')).matchAll(/<tr class="\w*">([\s\S]*?)<\/tr>/g)].map(([, row = '']) => [...row.matchAll(/<td[^>]*>([^<]*)</g)].map(([, cell]) => cell).slice(0, 3))
  expect(rows).toEqual([
    ['mf-home', '1.2.3 (teste)', '1'],
    ['mf-home', '1.2.3', '1'],
    ['r1', 'teste', '1'],
    ['r1', 'stable', '1'],
  ])
})

it('does not count reports among the site’s calls', async () => {
  await send(JSON.stringify(report))
  expect((await clientOf(platform, 'control').get('/calls')).data).toEqual([])
})
