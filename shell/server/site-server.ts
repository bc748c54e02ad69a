import { createServer, type RequestListener, type Server } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import type { SiteConfig } from 'shared/contract'
import type { PublishedRelease } from '../release/published-release.ts'
import { openStore } from '../release/store.ts'
import { followStore, type FollowedStore } from './follow-store.ts'
import { loadRelease } from './served-release.ts'
import { createSiteApp } from './site-app.ts'
import { prepareStop } from './stop.ts'
import { watchRollout } from './watch-rollout.ts'

export interface SiteServerOptions {
  readonly config: SiteConfig
  /** The release store's folder (`shell/release`). */
  readonly store: string
}

/** The composed site as a request listener, for a server that may serve more than the site. */
export interface Site {
  readonly listener: RequestListener
  /** Makes `/readyz` respond with 503 and `stopping`. */
  announceStop(): void
  /** Stops following the store. */
  close(): void
}

/** The site's own server. */
export interface SiteServer extends Server {
  /** Accepts no new connections, and ends once every request under way has its response. */
  stop(): Promise<void>
}

/** Longer than the 60 s of common load balancers: otherwise one may send a request over a connection that the server has just closed. */
const keepAliveMs = 75_000
/** Requests have no body, so they arrive at once. */
const requestTimeoutMs = 30_000
/** Each connection takes a file descriptor and some memory. */
const connectionLimit = 10_000

/**
 * Opens a release store, and serves the latest chosen release.
 * @throws {StoreProblem} if nothing is published, or the store is damaged
 */
export async function openSite({ config, store }: SiteServerOptions): Promise<Site> {
  const releases = await followStore(config, store)
  const stopWatching = watchRollout(config, store, releases)
  const close = () => {
    stopWatching()
    releases.close()
  }
  return siteOf(config, { ...releases, close })
}

/**
 * One release of a store as customers would get it, whatever the store serves: for its check, and for QA.
 * @param formerFile finds the files of other releases
 * @throws {StoreProblem} if a file is missing or damaged
 */
export async function openRelease({ config, store }: SiteServerOptions, release: PublishedRelease, formerFile = findNothing): Promise<Site> {
  const stable = await loadRelease(config, openStore(store), release)
  return siteOf(config, { current: () => ({ stable }), formerFile, describe: findNothing, problem: () => undefined, close: () => undefined })
}

const findNothing = (_name: string): Promise<undefined> => Promise.resolve(undefined)

function siteOf(config: SiteConfig, releases: FollowedStore): Site {
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

/** A server for the site alone. @throws like {@link openSite} */
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

/** On the first signal, stops the server and then ends the process; on a second one, the process ends at once. */
export function stopOnSignal(server: SiteServer): void {
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void server.stop().then(() => process.exit()))
}
