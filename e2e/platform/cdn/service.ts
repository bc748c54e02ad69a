import { createHash } from 'node:crypto'
import { basePaths } from '../addresses.ts'
import type { PlatformContext } from '../context.ts'
import { one, sql } from '../database/query.ts'
import { createServiceApp, type ServiceApp } from '../http/service-app.ts'
import { drawPicture, type PictureRow } from './picture.ts'

/** Logos and pictures of rewards, drawn from their rows; a path without a row is a broken image. */
export function createCdnService(context: PlatformContext): ServiceApp {
  const app = createServiceApp('cdn', context)
  app.get(`${basePaths.cdn}/*`, (c) => {
    const path = c.req.path.slice(basePaths.cdn.length)
    const row = one<PictureRow>(context.database, sql`SELECT kind, motif, title, color FROM pictures WHERE path = ${path}`)
    if (!row) return c.notFound()
    const { type, body } = drawPicture(row)
    const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 20)}"`
    c.header('cache-control', 'public, max-age=86400')
    c.header('etag', etag)
    if (c.req.header('if-none-match') === etag) return c.body(null, 304)
    return c.body(body, 200, { 'content-type': type })
  })
  return app
}
