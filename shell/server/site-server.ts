import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import sirv from 'sirv'
import type { SiteConfig } from 'shared/contract'
import type { PublishedRelease } from '../release/published-release.ts'
import { chosenAtMs, readCurrentRelease } from '../release/release-store.ts'
import { destinationOf } from '../src/routes.ts'
import { signedInHint } from '../src/signed-in-hint.ts'
import { firstPaintStyleHash } from './first-paint.ts'
import { prepareOfflineStart, type OfflineStart } from './offline-start.ts'
import { renderPage } from './page.ts'
import { pageHeaders, workerPolicy } from './site-policy.ts'
import { webAppManifest } from './web-app-manifest.ts'

export interface SiteServerOptions {
  readonly config: SiteConfig
  /** The release store's folder (`shell/release`). */
  readonly store: string
}

/** A name with its content's hash in it never changes. */
const hashedName = /\.[0-9a-f]{8}\.\w+$/
const immutable = 'public, max-age=31536000, immutable'

/** Serves the composed site: its pages, its files, its configuration. */
export const createSiteServer = (options: SiteServerOptions): Server => createServer(siteListener(options))

/** The same for a server that has more to serve. */
export function siteListener({ config, store }: SiteServerOptions): RequestListener {
  const current = currentRelease(config, store)

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('Allow', 'GET, HEAD')
      return sendText(response, 405, 'Method Not Allowed')
    }
    // As it was sent: `new URL` would take `//host/path` for another site's address, and refuse `//`.
    const [pathname = '/', search = ''] = (request.url ?? '/').split('?')
    if (pathname === '/healthz') return sendJson(response, { status: 'ok', release: (await current()).release.id })
    if (pathname === '/config.json') return sendJson(response, config)
    if (pathname === '/manifest.webmanifest') {
      return sendJson(response, webAppManifest(config, new URLSearchParams(search).get('key')), 'application/manifest+json')
    }
    const served = await current()
    const { release, files } = served
    if (pathname === '/sw.js') return sendWorker(request, response, await served.offlineStart())
    if (pathname.startsWith('/offline.')) return sendOfflinePage(request, response, pathname, await served.offlineStart())
    files(request, response, () => {
      if (/\.\w+$/.test(pathname)) return sendText(response, 404, 'Not Found')
      sendPage(request, response, release, { pathname, search })
    })
  }

  function sendPage(request: IncomingMessage, response: ServerResponse, release: PublishedRelease, { pathname, search }: { pathname: string; search: string }) {
    const destination = destinationOf(pathname)
    if (destination.kind === 'club') {
      response.writeHead(302, { Location: config.clubUrl, 'Cache-Control': 'no-cache' }).end()
      return
    }
    const likelySignedIn = signedInHint.isIn(request.headers.cookie ?? '')
    const fromProvider = /(^|&)(code|error)=/.test(search)
    const html = renderPage(config, release, { destination, likelySignedIn, fromProvider })
    sendCompressed(request, response, html, {
      status: destination.kind === 'unknown' ? 404 : 200,
      headers: { ...htmlHeaders(request), Vary: 'Accept-Encoding, Cookie' },
    })
  }

  function sendOfflinePage(request: IncomingMessage, response: ServerResponse, pathname: string, { pagePath, page }: OfflineStart): void {
    // Another release's, or nobody's.
    if (pathname !== pagePath) return sendText(response, 404, 'Not Found')
    sendCompressed(request, response, page, { status: 200, headers: { ...htmlHeaders(request), 'Cache-Control': immutable } })
  }

  function sendWorker(request: IncomingMessage, response: ServerResponse, { worker }: OfflineStart): void {
    const headers = {
      'Content-Type': 'text/javascript; charset=utf-8',
      'Content-Security-Policy': workerPolicy(config),
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'no-cache',
    }
    sendCompressed(request, response, worker, { status: 200, headers })
  }

  const htmlHeaders = (request: IncomingMessage) => ({
    ...pageHeaders(config, [firstPaintStyleHash], request.headers['x-forwarded-proto'] === 'https'),
    'Content-Type': 'text/html; charset=utf-8',
  })

  return (request, response) => {
    answer(request, response).catch((failure: unknown) => {
      console.error(failure)
      if (!response.headersSent) sendText(response, 500, 'Internal Server Error')
      else response.destroy()
    })
  }
}

interface Served {
  readonly release: PublishedRelease
  readonly files: ReturnType<typeof sirv>
  /** Prepared when somebody asks for it. */
  readonly offlineStart: () => Promise<OfflineStart>
}

/** Follows the store: a release that was published or rolled back is served from the next request on. */
function currentRelease(config: SiteConfig, store: string): () => Promise<Served> {
  let served: (Served & { chosenAtMs: number }) | undefined
  return async () => {
    const chosen = await chosenAtMs(store)
    if (served?.chosenAtMs === chosen) return served
    const release = await readCurrentRelease(store)
    if (!release) throw new Error(`nothing is published in ${store}`)
    let offlineStart: Promise<OfflineStart> | undefined
    served = {
      release,
      chosenAtMs: chosen,
      files: fileHandler(store),
      offlineStart: () => (offlineStart ??= prepareOfflineStart(config, release, store)),
    }
    return served
  }
}

const fileHandler = (store: string) =>
  sirv(join(store, 'files'), {
    brotli: true,
    gzip: true,
    etag: true,
    setHeaders(response, pathname) {
      response.setHeader('Cache-Control', hashedName.test(pathname) ? immutable : 'no-cache')
      response.setHeader('X-Content-Type-Options', 'nosniff')
      // Files are public and named by content; a remote may be served from another origin.
      response.setHeader('Access-Control-Allow-Origin', '*')
    },
  })

interface AnswerHead {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
}

/** Sends a text that is made for the request, compressed for who can read it. */
function sendCompressed(request: IncomingMessage, response: ServerResponse, text: string, { status, headers }: AnswerHead): void {
  const compressed = /\bbr\b/.test(request.headers['accept-encoding'] ?? '')
  const body = compressed ? brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }) : text
  response.writeHead(status, { Vary: 'Accept-Encoding', ...headers, ...(compressed && { 'Content-Encoding': 'br' }) })
  response.end(body)
}

function sendText(response: ServerResponse, status: number, message: string): void {
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8', 'X-Content-Type-Options': 'nosniff' })
  response.end(message)
}

function sendJson(response: ServerResponse, document: unknown, type = 'application/json'): void {
  response.writeHead(200, {
    'Content-Type': `${type}; charset=utf-8`,
    'Cache-Control': 'no-cache',
    'X-Content-Type-Options': 'nosniff',
  })
  response.end(JSON.stringify(document))
}
