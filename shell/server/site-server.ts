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
import { renderPage } from './page.ts'
import { pageHeaders } from './site-policy.ts'

export interface SiteServerOptions {
  readonly config: SiteConfig
  /** The release store's folder (`shell/release`). */
  readonly store: string
}

/** A name with its content's hash in it never changes. */
const hashedName = /\.[0-9a-f]{8}\.\w+$/

/** Serves the composed site: its pages, its files, its configuration. */
export const createSiteServer = (options: SiteServerOptions): Server => createServer(siteListener(options))

/** The same for a server that has more to serve. */
export function siteListener({ config, store }: SiteServerOptions): RequestListener {
  const current = currentRelease(store)

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('Allow', 'GET, HEAD')
      return sendText(response, 405, 'Method Not Allowed')
    }
    // As it was sent: `new URL` would take `//host/path` for another site's address, and refuse `//`.
    const [pathname = '/', search = ''] = (request.url ?? '/').split('?')
    if (pathname === '/healthz') return sendJson(response, { status: 'ok', release: (await current()).release.id })
    if (pathname === '/config.json') return sendJson(response, config)
    const { release, files } = await current()
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
    const https = request.headers['x-forwarded-proto'] === 'https'
    const compressed = /\bbr\b/.test(request.headers['accept-encoding'] ?? '')
    const body = compressed ? brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }) : html
    response.writeHead(destination.kind === 'unknown' ? 404 : 200, {
      ...pageHeaders(config, [firstPaintStyleHash], https),
      'Content-Type': 'text/html; charset=utf-8',
      Vary: 'Accept-Encoding, Cookie',
      ...(compressed && { 'Content-Encoding': 'br' }),
    })
    response.end(body)
  }

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
}

/** Follows the store: a release that was published or rolled back is served from the next request on. */
function currentRelease(store: string): () => Promise<Served> {
  let served: (Served & { chosenAtMs: number }) | undefined
  return async () => {
    const chosen = await chosenAtMs(store)
    if (served?.chosenAtMs === chosen) return served
    const release = await readCurrentRelease(store)
    if (!release) throw new Error(`nothing is published in ${store}`)
    served = { release, chosenAtMs: chosen, files: fileHandler(store) }
    return served
  }
}

const fileHandler = (store: string) =>
  sirv(join(store, 'files'), {
    brotli: true,
    gzip: true,
    etag: true,
    setHeaders(response, pathname) {
      const immutable = hashedName.test(pathname)
      response.setHeader('Cache-Control', immutable ? 'public, max-age=31536000, immutable' : 'no-cache')
      response.setHeader('X-Content-Type-Options', 'nosniff')
      // Files are public and named by content; a remote may be served from another origin.
      response.setHeader('Access-Control-Allow-Origin', '*')
    },
  })

function sendText(response: ServerResponse, status: number, message: string): void {
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8', 'X-Content-Type-Options': 'nosniff' })
  response.end(message)
}

function sendJson(response: ServerResponse, document: unknown): void {
  response.writeHead(200, {
    'Content-Type': 'application/json; charset=utf-8',
    'Cache-Control': 'no-cache',
    'X-Content-Type-Options': 'nosniff',
  })
  response.end(JSON.stringify(document))
}
