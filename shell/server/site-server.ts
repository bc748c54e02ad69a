import { createServer, type RequestListener, type Server } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import type { SiteConfig } from 'shared/contract'
import { followStore } from './follow-store.ts'
import { createSiteApp } from './site-app.ts'
import { prepareStop } from './stop.ts'

export interface SiteServerOptions {
  readonly config: SiteConfig
  /** The release store's folder (`shell/release`). */
  readonly store: string
}

/** The composed site, for a server that may have more to serve. */
export interface Site {
  readonly listener: RequestListener
  /** Has `/readyz` say that no new visitors are wanted. */
  announceStop(): void
  /** Follows the store no more. */
  close(): void
}

/** The site's own server. */
export interface SiteServer extends Server {
  /** Takes no new connections, and ends once every request under way has its answer. */
  stop(): Promise<void>
}

/** Longer than the 60 s after which the usual balancers end an idle connection: else one may reuse a connection that has just ended. */
const keepAliveMs = 75_000
/** A request has no body, and comes at once. */
const requestTimeoutMs = 30_000
/** Each takes a file descriptor, and some memory. */
const connectionLimit = 10_000

/**
 * Opens a release store, and serves the release that was chosen last.
 * @throws {StoreProblem} where nothing is published, or the store is damaged
 */
export async function openSite({ config, store }: SiteServerOptions): Promise<Site> {
  const releases = await followStore(config, store)
  let isStopping = false
  const app = createSiteApp(config, releases, () => isStopping)
  // A health check in HTTP/1.0 names no host.
  const answer = getRequestListener(app.fetch, { hostname: 'localhost' })
  return {
    listener: (request, response) => void answer(request, response),
    announceStop: () => (isStopping = true),
    close: () => releases.close(),
  }
}

/** A server for the site alone. @throws as {@link openSite} */
export async function createSiteServer(options: SiteServerOptions): Promise<SiteServer> {
  const site = await openSite(options)
  const server = createServer({ keepAliveTimeout: keepAliveMs, headersTimeout: requestTimeoutMs, requestTimeout: requestTimeoutMs }, site.listener)
  server.maxConnections = connectionLimit
  server.on('close', () => site.close())
  const stop = prepareStop(server)
  return Object.assign(server, {
    stop() {
      site.announceStop()
      return stop()
    },
  })
}

/** Ends this process well when it is told to end; told again, at once. */
export function stopOnSignal(server: SiteServer): void {
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void server.stop().then(() => process.exit()))
}
