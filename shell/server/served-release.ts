import { getMimeType } from 'hono/utils/mime'
import { LRUCache } from 'lru-cache'
import type { SiteConfig } from 'shared/contract'
import type { Release, ReleaseFile } from 'shared/federation'
import { hashedName } from '../store/addresses.ts'
import { dictionaryPattern } from '../store/deltas.ts'
import { filesOf, type PublishedRelease } from '../store/published-release.ts'
import type { Store } from '../store/store.ts'
import { readStoredFile, type StoredFile } from '../store/stored-files.ts'
import { firstPaintStyleHash } from './first-paint.ts'
import { offlinePath, offlineWorker, retiredWorker } from './offline-start.ts'
import { renderOfflinePage, renderPage, type PageRequest } from './page.ts'
import { createResource, createTextResource, withDeltas, type Resource } from './resource.ts'
import { pageHeaders, workerPolicy } from './site-policy.ts'

export interface ServedRelease {
  readonly release: PublishedRelease
  /** The resources at fixed paths: the release's files, its service worker, its page for a start without a network. */
  readonly resources: ReadonlyMap<string, Resource>
  /** @param https whether the customer's connection is encrypted */
  page(request: PageRequest, https: boolean): Resource
}

/** Served for every release: if the script were missing, a browser would keep its former worker. */
export const workerPath = '/sw.js'

// A proxy that rewrites a page or a script breaks what the policy and the integrity allow.
const immutable = 'public, max-age=31536000, immutable, no-transform'
const revalidated = 'no-cache, no-transform'

/** A browser sends it with the page that it requests while the service worker starts. */
export const workerHeader = 'Service-Worker-Navigation-Preload'

/** How many rendered pages stay in memory. The limit matters if somebody requests thousands of keys. */
const keptPages = 500

export interface LoadOptions {
  /** During a rollout: which customers get the release. */
  readonly arm?: Release['arm']
  /** A release in memory; files that are in both are taken from there. */
  readonly former?: ServedRelease | undefined
  /** How its files differ from former ones, by the files' hashes. */
  readonly deltas?: ReadonlyMap<string, readonly Buffer[]> | undefined
}

/** Reads a release and prepares it for serving. @throws {StoreProblem} if a file is missing or damaged */
export async function loadRelease(
  config: SiteConfig,
  store: Store,
  release: PublishedRelease,
  { arm, former, deltas }: LoadOptions = {},
): Promise<ServedRelease> {
  const formerIntegrity = new Map(former && filesOf(former.release).map(({ url, integrity }) => [url, integrity]))
  const resources = new Map<string, Resource>()
  for (const file of filesOf(release)) {
    const isKept = hashedName.test(file.url) && formerIntegrity.get(file.url) === file.integrity
    const present = isKept ? former?.resources.get(file.url) : undefined
    const resource = present ?? fileResource(file, await readStoredFile(store, file), arm)
    resources.set(file.url, withDeltas(resource, deltas?.get(file.integrity)))
  }
  const script = resources.get(release.shell.worker ?? '')?.representations.identity.body
  const page = offlinePage(config, release)
  const { body } = page.representations.identity
  if (script) resources.set(offlinePath(release.id, body), page)
  const worker = script ? offlineWorker(config, release, body, Buffer.from(script).toString()) : retiredWorker
  resources.set(workerPath, createTextResource(worker, workerHeaders(config, arm)))
  return { release, resources, page: pageCache(config, release, arm) }
}

/** The page that starts a release without a network. */
export const offlinePage = (config: SiteConfig, release: PublishedRelease): Resource =>
  createTextResource(renderOfflinePage(config, release), { ...htmlHeaders(config, false), 'Cache-Control': immutable })

/** Prepares a published file for sending. */
export function fileResource({ url }: Pick<ReleaseFile, 'url'>, stored: StoredFile, arm?: Release['arm']): Resource {
  const pattern = dictionaryPattern(url)
  return createResource(stored, {
    'Content-Type': getMimeType(url) ?? 'application/octet-stream',
    ...(hashedName.test(url) ? { 'Cache-Control': immutable } : revalidatedFor(arm)),
    'X-Content-Type-Options': 'nosniff',
    // Files are public and immutable; a remote may be served from another origin.
    'Access-Control-Allow-Origin': '*',
    'Cross-Origin-Resource-Policy': 'cross-origin',
    ...(pattern !== undefined && { 'Use-As-Dictionary': `match="${pattern}"`, Vary: 'Available-Dictionary' }),
  })
}

/** Renders each page once. */
function pageCache(config: SiteConfig, release: PublishedRelease, arm: Release['arm']): ServedRelease['page'] {
  const caching = { ...revalidatedFor(arm), Vary: `Cookie, ${workerHeader}` }
  const pages = new LRUCache<string, Resource>({ max: keptPages })
  return (request, https) => {
    const name = JSON.stringify([request, https])
    const kept = pages.get(name)
    if (kept) return kept
    const status = request.destination.kind === 'not-found' ? 404 : 200
    const page = createTextResource(
      renderPage(config, release, request, arm),
      { ...htmlHeaders(config, https), ...caching },
      status,
    )
    pages.set(name, page)
    return page
  }
}

/** How long what is not immutable may be kept: during a rollout the address alone does not decide which one it is. */
const revalidatedFor = (arm: Release['arm']) => ({
  'Cache-Control': arm ? `private, ${revalidated}` : revalidated,
  Vary: 'Cookie',
})

const htmlHeaders = (config: SiteConfig, https: boolean) => ({
  ...pageHeaders(config, [firstPaintStyleHash], https),
  'Content-Type': 'text/html; charset=utf-8',
})

const workerHeaders = (config: SiteConfig, arm: Release['arm']) => ({
  'Content-Type': 'text/javascript; charset=utf-8',
  'Content-Security-Policy': workerPolicy(config),
  'X-Content-Type-Options': 'nosniff',
  ...revalidatedFor(arm),
})
