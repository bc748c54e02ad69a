/**
 * The content of `/sw.js` for a release without a service worker. It replaces the worker of an earlier release, and removes that
 * worker's files and itself. A missing `/sw.js` would leave the old worker in place.
 */
export const retiredWorker = `self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(retire()))
async function retire() {
  for (const name of await caches.keys()) await caches.delete(name)
  await self.registration.unregister()
}
`
