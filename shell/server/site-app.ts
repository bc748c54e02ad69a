import type { KeyObject } from 'node:crypto'
import { Hono } from 'hono'
import { mimes } from 'hono/utils/mime'
import { LRUCache } from 'lru-cache'
import type { SiteConfig } from 'shared/contract'
import { reportsPath } from '../contract/browser-report.ts'
import { overrideHeader } from '../contract/override-answer.ts'
import { destinationOf } from '../contract/routes.ts'
import { signedInHint } from '../contract/signed-in-hint.ts'
import { startWatch } from './first-paint.ts'
import { NoRight, StoreFailure, StoreProblem } from '../store/problems.ts'
import type { FollowedStore } from './follow-store.ts'
import { openOverride } from './overrides.ts'
import { takeReports } from './reports.ts'
import { noteKind, type SiteContext, type SiteEnvironment } from './request-kind.ts'
import { repairedKey } from './repaired-key.ts'
import { createTextResource, sendResource } from './resource.ts'
import { bucketIn, isInRollout, bucketCookie, randomBucket } from './rollout.ts'
import { fileResource, workerHeader, workerPath, type ServedRelease } from './served-release.ts'
import { logProblems, type Log } from './log.ts'
import type { Metrics } from './metrics.ts'
import { httpsByProxy } from './trusted-proxies.ts'
import { webAppManifest } from './web-app-manifest.ts'

/** What stands around the site in a server. */
export interface SiteSurroundings {
  readonly overrideKey?: KeyObject | undefined
  readonly log: Log
  readonly metrics?: Metrics | undefined
}

const notSniffed = { 'X-Content-Type-Options': 'nosniff' } as const
/** Another server, or this one in a moment, may have it. */
const missing = { ...notSniffed, 'Cache-Control': 'no-store' } as const
const jsonHeaders = {
  ...notSniffed,
  'Content-Type': 'application/json; charset=utf-8',
  'Cache-Control': 'no-cache',
} as const

/** Search engines find an organisation's first page, and what draws it. The other screens are personal. */
const robotsText = `User-agent: *
Allow: /assets/
Allow: /remotes/
Disallow: /*/
Disallow: /user-profile
Disallow: /verification
`

/** The site's response at each address. `isStopping` says whether it accepts no new visitors any more. */
export function createSiteApp(
  config: SiteConfig,
  releases: FollowedStore,
  isStopping: () => boolean,
  { overrideKey, log, metrics }: SiteSurroundings = { log: logProblems },
): Hono<SiteEnvironment> {
  // Without what is for the server alone (site-config.md).
  const configuration = createTextResource(JSON.stringify({ ...config, trustedProxies: undefined }), jsonHeaders)
  const robots = createTextResource(robotsText, { ...jsonHeaders, 'Content-Type': 'text/plain; charset=utf-8' })
  const watch = fileResource(startWatch, startWatch)
  const isHttps = httpsByProxy(config)
  const takesReports = metrics !== undefined
  /** What failed: told once a minute, however often it is requested. */
  const told = new LRUCache<string, true>({ max: 1000, ttl: 60_000 })

  /** The release that a browser gets, by the bucket in its cookie. A browser without one gets what most do. */
  function releaseFor(context: SiteContext, bucket = bucketIn(context.req.header('Cookie') ?? '')): ServedRelease {
    const { stable, candidate } = releases.current()
    return candidate && bucket !== undefined && isInRollout(bucket, candidate.rollout) ? candidate.served : stable
  }

  function sendPage(context: SiteContext, { pathname, search }: URL): Response {
    noteKind(context, 'page')
    const cookies = context.req.header('Cookie') ?? ''
    // Only a rollout needs buckets.
    const newBucket = releases.current().candidate && bucketIn(cookies) === undefined ? randomBucket() : undefined
    const served = releaseFor(context, newBucket)
    const { remotes } = served.release
    const destination = destinationOf(pathname, remotes)
    const key = destination.kind === 'not-found' ? repairedKey(pathname, remotes) : undefined
    const location = destination.kind === 'club' ? config.clubUrl : key && `/${key}${search}`
    if (location) return context.body(null, 302, { ...notSniffed, Location: location, 'Cache-Control': 'no-cache' })
    // After a provider's response, and in a tab with an override, only the page finds out what it shows first.
    const preloads = !/[?&](state|error_description|override)=/.test(search)
    const https = isHttps(context.env.incoming)
    const forWorker = context.req.header(workerHeader) !== undefined
    const page = sendResource(
      context,
      served.page(
        { destination, likelySignedIn: signedInHint.isIn(cookies), preloads, forWorker, takesReports },
        https,
      ),
    )
    if (newBucket !== undefined) page.headers.append('Set-Cookie', bucketCookie(newBucket, https))
    return page
  }

  /** A former release's file, or a line of text: a script element must not get a page. But an address with another ending was typed. */
  async function sendFormerFile(context: SiteContext, url: URL): Promise<Response> {
    noteKind(context, 'former')
    const file = await releases.formerFile(url.pathname)
    if (file) return sendResource(context, file)
    // Not by `getMimeType`, which throws for '.constructor'.
    const ending = url.pathname.split('.').at(-1)?.toLowerCase() ?? ''
    if (!Object.hasOwn(mimes, ending) || ending.startsWith('htm')) return sendPage(context, url)
    noteKind(context, 'missing')
    return context.text('Not Found', 404, missing)
  }

  const app = new Hono<SiteEnvironment>()
  if (metrics) app.post(reportsPath, takeReports(config, { releases, metrics, log }))

  app.get('/healthz', (context) => {
    noteKind(context, 'health')
    return context.json({ status: 'ok', release: releases.current().stable.release.id }, 200, jsonHeaders)
  })

  app.get('/readyz', (context) => {
    noteKind(context, 'health')
    const { release, resources } = releases.current().stable
    const problem = releases.problem()
    const state = {
      status: isStopping() ? 'stopping' : 'ready',
      release: release.id,
      entry: releases.entry(),
      files: resources.size,
      ...(problem !== undefined && { problem }),
    }
    return context.json(state, isStopping() ? 503 : 200, jsonHeaders)
  })

  app.get(startWatch.url, (context) => {
    noteKind(context, 'file')
    return sendResource(context, watch)
  })

  app.get('/config.json', (context) => {
    noteKind(context, 'configuration')
    return sendResource(context, configuration)
  })

  app.get('/robots.txt', (context) => sendResource(context, robots))

  app.get('/manifest.webmanifest', (context) =>
    context.body(JSON.stringify(webAppManifest(config, context.req.query('key'))), 200, {
      ...jsonHeaders,
      'Content-Type': 'application/manifest+json; charset=utf-8',
    }),
  )

  // A browser asks for it where a document names no icon: a picture, the page that the service worker keeps.
  app.get('/favicon.ico', (context) => context.redirect(config.product.logoUrl))

  // What a tab with an override asks for. The token is in no address.
  app.get(`/releases/:release{[0-9a-f]{12}}/override`, async (context) => {
    noteKind(context, 'override')
    const headers = { ...jsonHeaders, 'Cache-Control': 'private, no-store' }
    const answer = await openOverride(config, releases, overrideKey, {
      id: context.req.param('release'),
      token: context.req.header(overrideHeader) ?? '',
      host: context.req.header('Host') ?? '',
    })
    return context.json(answer, answer.ok ? 200 : 403, headers)
  })

  app.get('*', (context) => {
    const url = new URL(context.req.url)
    const { stable, candidate } = releases.current()
    // A file's name contains its hash, so two releases that have the file have the same one.
    const { pathname } = url
    const resource = [releaseFor(context), stable, candidate?.served]
      .map((served) => served?.resources.get(pathname))
      .find(Boolean)
    if (resource) {
      noteKind(context, pathname === workerPath ? 'worker' : 'file')
      return sendResource(context, resource)
    }
    return /\.\w+$/.test(url.pathname) ? sendFormerFile(context, url) : sendPage(context, url)
  })

  // Only requests with other methods than GET and HEAD get here.
  app.notFound((context) => context.text('Method Not Allowed', 405, { ...notSniffed, Allow: 'GET, HEAD' }))

  app.onError((failure, context) => {
    const kind = context.env?.outgoing.requestKind ?? 'other'
    const isOfStore = failure instanceof StoreProblem || failure instanceof StoreFailure
    // What may not be read, and what a store that does not answer was asked for, a visitor chose.
    const isNamed = failure instanceof StoreProblem && !(failure instanceof NoRight)
    const message = isNamed ? failure.message : isOfStore ? 'the store gives no former files' : failure.name
    const stack = isOfStore ? undefined : placesIn(failure)
    const once = [kind, message, stack?.[0]].join()
    if (!told.has(once)) log('request-failed', `a request failed: ${message}`, { kind, ...(stack && { stack }) })
    told.set(once, true)
    // Not 503, for which a proxy asks the other servers and counts this one as down: theirs is the same store.
    if (isOfStore) return context.text('Gateway Timeout', 504, missing)
    return context.text('Internal Server Error', 500, notSniffed)
  })

  return app
}

/** Where an error was thrown. Its message may quote what it was about. */
const placesIn = ({ stack = '' }: Error) => stack.match(/(?<=^ +)at .*$/gm)?.slice(0, 10) ?? []
