import { afterAll, beforeAll, expect, it } from 'vitest'
import { all, sql } from '../database/query.ts'
import { startPlatform, type Platform } from '../platform.ts'
import { clientOf } from '../testing/api-client.ts'
import { motifs } from './motifs.ts'

let platform: Platform
beforeAll(async () => {
  platform = await startPlatform()
})
afterAll(() => platform.close())

it('draws each motif of the seed in each of its colours', async () => {
  const pictures = all<{ path: string; kind: string; motif: string }>(platform.database, sql`SELECT min(path) AS path, kind, motif FROM pictures GROUP BY kind, motif, color`)
  for (const { path, kind, motif } of pictures) {
    expect(Object.keys(motifs)).toContain(motif)
    const { status, headers, data } = await clientOf(platform, 'cdn').get<ArrayBuffer>(path, { responseType: 'arraybuffer' })
    const type = kind === 'brand' ? 'image/svg+xml' : 'image/png'
    expect({ status, type: headers['content-type'] }).toEqual({ status: 200, type })
    expect(Buffer.from(data).toString('latin1')).toMatch(kind === 'brand' ? /^<svg[\s\S]+<\/svg>$/ : /^\x89PNG[\s\S]+IEND/)
  }
})

it('lacks one reward’s picture and one logo', async () => {
  expect((await clientOf(platform, 'cdn').get('/rewards/padaria/106.png')).status).toBe(404)
  expect((await clientOf(platform, 'cdn').get('/brands/mercado-sol.svg')).status).toBe(404)
})

it('responds 304 if a picture has not changed', async () => {
  const { headers } = await clientOf(platform, 'cdn').get('/brands/padaria.svg')
  const again = await clientOf(platform, 'cdn').get('/brands/padaria.svg', { headers: { 'if-none-match': headers['etag'] } })
  expect(again.status).toBe(304)
})
