import { afterAll, beforeAll, expect, it } from 'vitest'
import { all, sql } from '../database/query.ts'
import { startPlatform, type Platform } from '../platform.ts'
import { clientOf } from '../testing/api-client.ts'

let platform: Platform
beforeAll(async () => {
  platform = await startPlatform()
})
afterAll(() => platform.close())

it('has the pictures of the seed, but for one reward and one logo', async () => {
  const paths = all<{ path: string }>(platform.database, sql`SELECT brand AS path FROM organizations WHERE listed = 1 UNION SELECT image_url FROM rewards WHERE organization_key <> 'atacado'`)
  const answers = await Promise.all(paths.map(async ({ path }) => [path, (await clientOf(platform, 'cdn').get(path)).status] as const))
  expect(answers.filter(([, status]) => status !== 200).map(([path]) => path).toSorted()).toEqual(['/brands/mercado-sol.svg', '/rewards/padaria/106.png'])
})

it('responds 304 if a picture has not changed', async () => {
  const { headers } = await clientOf(platform, 'cdn').get('/brands/padaria.svg')
  const again = await clientOf(platform, 'cdn').get('/brands/padaria.svg', { headers: { 'if-none-match': headers['etag'] } })
  expect(again.status).toBe(304)
})
