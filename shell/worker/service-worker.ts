import type { ReleaseFile } from 'shared/federation'
import type { KeptRelease } from './kept-release.ts'

/*
 * Lets the site start without a network. Pages come from the network first, so that a release, a rollback or an override shows at
 * the next navigation. Kept are files of the release alone, never an answer of a service: none of those passes through here.
 */
declare const self: ServiceWorkerGlobalScope

/** Written above this script by the server (`shell/server/worker-script.ts`): another release is another worker. */
declare const KEPT_RELEASE: KeptRelease

const cacheName = 'release-files'
const { page, start, screens } = KEPT_RELEASE
const keptAddresses = new Set([page, ...start, ...screens].map(({ url }) => new URL(url, self.location.origin).href))

self.addEventListener('install', (event) => event.waitUntil(keepFiles()))
self.addEventListener('activate', (event) => event.waitUntil(takeOver()))
self.addEventListener('fetch', (event) => {
  const { request } = event
  if (request.mode === 'navigate') event.respondWith(openPage(event))
  else if (keptAddresses.has(request.url)) event.respondWith(openFile(request))
})

async function keepFiles(): Promise<void> {
  const cache = await caches.open(cacheName)
  await Promise.all([page, ...start].map((file) => keep(cache, file)))
  await Promise.allSettled(screens.map((file) => keep(cache, file)))
  // Open tabs lose nothing: files that are kept no longer come from the network.
  await self.skipWaiting()
}

/** Keeps a file that is the very one which the release names; the browser refuses any other. */
async function keep(cache: Cache, { url, integrity }: ReleaseFile): Promise<void> {
  if (!(await cache.match(url, { ignoreVary: true }))) await cache.add(new Request(url, { integrity }))
}

async function takeOver(): Promise<void> {
  // The page is asked for while the worker starts, not after it.
  await self.registration.navigationPreload?.enable()
  const cache = await caches.open(cacheName)
  const former = (await cache.keys()).filter(({ url }) => !keptAddresses.has(url))
  await Promise.all(former.map((request) => cache.delete(request)))
  await self.clients.claim()
}

async function openPage(event: FetchEvent): Promise<Response> {
  try {
    const preloaded = (await event.preloadResponse) as Response | undefined
    return preloaded ?? (await fetch(event.request))
  } catch {
    return (await keptAnswer(page.url)) ?? Response.error()
  }
}

const openFile = async (request: Request): Promise<Response> => (await keptAnswer(request.url)) ?? fetch(request)

const keptAnswer = (url: string): Promise<Response | undefined> => caches.match(url, { cacheName, ignoreVary: true })
