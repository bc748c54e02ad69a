import type { KeyObject } from 'node:crypto'
import { createServer, type RequestListener, type Server } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import type { SiteConfig } from 'shared/contract'
import type { PublishedRelease } from '../store/published-release.ts'
import { endProcess } from '../store/file-store.ts'
import { openStore } from '../store/open-store.ts'
import { followConnections } from './connections.ts'
import { followStore, type FollowedStore } from './follow-store.ts'
import { firstPaintStyleHash } from './first-paint.ts'
import { httpsByProxy } from './trusted-proxies.ts'
import { renderStartingPage } from './page.ts'
import { loadRelease } from './served-release.ts'
import { logProblems, type Log } from './log.ts'
import type { Metrics } from './metrics.ts'
import { createSiteApp, type SiteSurroundings } from './site-app.ts'
import { pageHeaders } from './site-policy.ts'

export interface SiteServerOptions {
  readonly config: SiteConfig
  /** The release store's folder (`shell/store`). */
  readonly store: string
  /** The public key of those who may show a published version in a tab; undefined: nobody may. */
  readonly overrideKey?: KeyObject | undefined
  /** How long it still accepts visitors after `stop`, in ms, so that a balancer sees `/readyz` first. Default: not at all. */
  readonly drainMs?: number | undefined
  /** Gets what happens. Default: what is wrong, on standard error. */
  readonly log?: Log
  /** Gets what is counted and measured. */
  readonly metrics?: Metrics | undefined
}

/** The composed site as a request listener, for a server that may serve more than the site. */
export interface Site {
  readonly listener: RequestListener
  /** Makes `/readyz` respond with 503 and `stopping`. */
  announceStop(): void
  close(): void
}

/** The site's own server. */
export interface SiteServer extends Server {
  /** Resolves once the first release is loaded; until then each answer but `/healthz` is 503. Rejects with what {@link openSite} throws. */
  readonly opened: Promise<void>
  /** After the drain time it accepts no new connections, and ends once every request under way has its response. */
  stop(): Promise<void>
}

/** Longer than the 60 s of common load balancers: otherwise one may send a request over a connection that the server has just closed. */
const keepAliveMs = 75_000
/** Requests have no body, so they arrive at once. Who takes no byte of a response for so long is gone; a slow client takes some. */
const stalledMs = 30_000
/** Each connection takes a file descriptor and some memory. */
const connectionLimit = 10_000

/** Serves a store's present release. @throws {StoreProblem} if nothing is published, or the store is damaged */
export async function openSite(options: SiteServerOptions): Promise<Site> {
  const { config, store, overrideKey, log = logProblems, metrics } = options
  const releases = await followStore(config, store, { servesUnreleased: overrideKey !== undefined, log })
  metrics?.watchReleases(releases)
  return siteOf(config, releases, { overrideKey, log, metrics })
}

/** A release as customers would get it, for its check and for QA. @throws {StoreProblem} if a file is missing or damaged */
export async function openRelease(
  { config, store }: Pick<SiteServerOptions, 'config' | 'store'>,
  release: PublishedRelease,
): Promise<Site> {
  const stable = await loadRelease(config, openStore(store), release)
  const releases: FollowedStore = {
    current: () => ({ stable }),
    formerFile: () => Promise.resolve(undefined),
    override: () => Promise.resolve({ ok: false, refusal: 'unknown-release' }),
    entry: () => 0,
    problem: () => undefined,
    looks: () => ({ answered: 0, failed: 0, answeredAt: 0, newest: 0, loadSeconds: 0 }),
    close: () => undefined,
  }
  return siteOf(config, releases)
}

function siteOf(config: SiteConfig, releases: FollowedStore, surroundings?: SiteSurroundings): Site {
  let isStopping = false
  const app = createSiteApp(config, releases, () => isStopping, surroundings)
  // A health check in HTTP/1.0 names no host.
  const answer = getRequestListener(app.fetch, { hostname: 'localhost' })
  return {
    listener(request, response) {
      surroundings?.metrics?.countRequest(response)
      void answer(request, response)
    },
    announceStop: () => (isStopping = true),
    close: () => releases.close(),
  }
}

/** Answers while no release is loaded: a customer with a page, anybody else with a line of JSON. */
function answerStarting(config: SiteConfig): RequestListener {
  const isHttps = httpsByProxy(config)
  const page = renderStartingPage(config)
  return (request, response) => {
    const { url = '', headers } = request
    const isPage = /\btext\/html\b/i.test(headers.accept ?? '') && !/^\/(healthz|readyz)$|^[^?]*\.\w+(\?|$)/.test(url)
    const status = url === '/healthz' ? 200 : 503
    response.writeHead(status, {
      ...(isPage && pageHeaders(config, [firstPaintStyleHash], isHttps(request))),
      'Content-Type': isPage ? 'text/html; charset=utf-8' : 'application/json',
      'Cache-Control': 'no-store',
      'Retry-After': '1',
    })
    response.end(isPage ? page : JSON.stringify({ status: status === 200 ? 'ok' : 'starting' }))
  }
}

/** A server for the site alone. */
export function createSiteServer(options: SiteServerOptions): SiteServer {
  const { config, drainMs, log = logProblems, metrics } = options
  let site: Site | undefined
  const server = createServer({ keepAliveTimeout: keepAliveMs, requestTimeout: stalledMs }).setTimeout(stalledMs)
  server.maxConnections = connectionLimit
  server.on('close', () => site?.close())
  metrics?.watchConnections(server)
  const starting = answerStarting(config)
  const stop = followConnections(server, (...asked) => (site?.listener ?? starting)(...asked), drainMs)
  return Object.assign(server, {
    opened: openSite(options).then((opened) => void (site = opened)),
    async stop() {
      log('stopping', 'the server stops')
      site?.announceStop()
      await stop()
      log('stopped', 'the server has stopped')
    },
  })
}

/** On the first signal, stops the server and then ends the process; on a second one, the process ends at once. */
export function stopOnSignal(server: SiteServer): void {
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.once(signal, () => void server.stop().then(() => endProcess(0)))
}
