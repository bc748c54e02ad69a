import type { ReleaseFile } from 'shared/federation'
import type { KeptRelease } from './kept-release.ts'

/*
 * Lets the site start offline. Pages come from the network first, so that a release, a rollback or an override takes effect at
 * the next navigation. It keeps only files of the release, and does not intercept requests to services.
 */
declare const self: ServiceWorkerGlobalScope

/** The server writes it above this script (`shell/server/offline-start.ts`), so each release has its own worker. */
declare const KEPT_RELEASE: KeptRelease

/** How long the server may take to respond to a navigation before the kept page is shown. */
const patienceMs = 5000

const cacheName = 'release-files'
const { page, start, screens } = KEPT_RELEASE
const keptFiles = new Map(
  [page, ...start, ...screens].map((file) => [new URL(file.url, self.location.origin).href, file]),
)

self.addEventListener('install', (event) => event.waitUntil(keepFiles()))
self.addEventListener('activate', (event) => event.waitUntil(takeOver()))
self.addEventListener('fetch', (event) => {
  const { request } = event
  // Another try has the same file at another address.
  const file = keptFiles.get(request.url.replace(/\?retry=\d+$/, ''))
  if (request.mode === 'navigate') event.respondWith(openPage(event))
  // If that fails, the page's own request is sent, so that the page sees the real failure.
  else if (file) event.respondWith(openKept(file).catch(() => fetch(request)))
})

async function keepFiles(): Promise<void> {
  await Promise.all([page, ...start].map(openKept))
  await Promise.allSettled(screens.map(openKept))
  // Open tabs lose nothing: they get files that are no longer kept from the network.
  await self.skipWaiting()
}

async function takeOver(): Promise<void> {
  // The browser then requests the page while the worker starts, not after it.
  await self.registration.navigationPreload?.enable()
  const cache = await caches.open(cacheName)
  const former = (await cache.keys()).filter(({ url }) => !keptFiles.has(url))
  await Promise.all(former.map((request) => cache.delete(request)))
  await self.clients.claim()
}

async function openPage(event: FetchEvent): Promise<Response> {
  const answer = askServer(event)
  const served = answer.then(refuseServerError)
  const answered = await Promise.race([served, afterPatience()]).catch(() => undefined)
  // If no page is kept, a late response is better than none, and a balancer's error better than the browser's.
  return answered ?? Promise.any([served, openKept(page)]).catch(() => answer)
}

/** A 5xx is no page of a release: a server that has none yet sends it, or a balancer. */
function refuseServerError(response: Response): Response {
  if (response.status >= 500) throw new Error(`${response.status}`)
  return response
}

async function askServer({ preloadResponse, request }: FetchEvent): Promise<Response> {
  const preloaded = (await preloadResponse) as Response | undefined
  return preloaded ?? fetch(request)
}

const afterPatience = () =>
  new Promise<undefined>((resolve) => {
    setTimeout(() => resolve(undefined), patienceMs)
  })

/** The kept file or, if missing or damaged, the network's, which is then kept. Rejects unless one has the released content. */
async function openKept({ url, integrity }: ReleaseFile): Promise<Response> {
  const cache = await caches.open(cacheName)
  const kept = await cache.match(url, { ignoreVary: true })
  // A clone is checked, since the kept response also holds the code that the browser compiled from it.
  if (kept && (await isIntact(kept.clone(), integrity))) return kept
  // The browser's HTTP cache may hold the same damaged file.
  const request = new Request(url, { integrity, cache: kept ? 'reload' : 'default' })
  await cache.delete(url, { ignoreVary: true })
  const fetched = await fetch(request)
  if (!fetched.ok) throw new Error(`${url}: ${fetched.status}`)
  await cache.put(request, fetched.clone())
  return fetched
}

async function isIntact(answer: Response, integrity: string): Promise<boolean> {
  try {
    const hash = new Uint8Array(await crypto.subtle.digest('SHA-384', await answer.arrayBuffer()))
    return integrity === `sha384-${btoa(String.fromCharCode(...hash))}`
  } catch {
    // The file can no longer be read from the disk.
    return false
  }
}
