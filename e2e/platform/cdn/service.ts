import { join } from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import { etag } from 'hono/etag'
import { basePathOf } from '../addresses.ts'
import type { PlatformContext } from '../context.ts'
import { createServiceApp, type ServiceApp } from '../http/service-app.ts'

const pictures = serveStatic({
  root: join(import.meta.dirname, 'files'),
  rewriteRequestPath: (path) => path.slice(basePathOf('cdn').length),
  onFound: (_, c) => c.header('cache-control', 'public, max-age=86400'),
})

/** Logos and pictures of rewards; a path without a file is a broken image. */
export function createCdnService(context: PlatformContext): ServiceApp {
  const app = createServiceApp('cdn', context)
  app.get(`${basePathOf('cdn')}/*`, etag(), pictures)
  return app
}
