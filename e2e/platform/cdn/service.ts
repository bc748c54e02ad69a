import { globSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { etag } from 'hono/etag'
import { basePathOf } from '../addresses.ts'
import type { PlatformContext } from '../context.ts'
import { createServiceApp, type ServiceApp } from '../http/service-app.ts'

const folder = join(import.meta.dirname, 'files')
const types: Readonly<Record<string, string>> = { '.svg': 'image/svg+xml', '.png': 'image/png' }

const pictures = new Map(
  globSync('**/*.{svg,png}', { cwd: folder }).map((file) => [`/${file}`, readFileSync(join(folder, file))]),
)

/** Logos and pictures of rewards; a path without a file is a broken image. */
export function createCdnService(context: PlatformContext): ServiceApp {
  const app = createServiceApp('cdn', context)
  app.get(`${basePathOf('cdn')}/*`, etag(), (c) => {
    const path = c.req.path.slice(basePathOf('cdn').length)
    const picture = pictures.get(path)
    if (!picture) return c.notFound()
    return c.body(picture, 200, {
      'content-type': types[extname(path)] ?? '',
      'cache-control': 'public, max-age=86400',
    })
  })
  return app
}
