/**
 * What `/sw.js` is for a release without a service worker: it takes the place of the worker that an earlier release left, and
 * removes what that one kept, and itself. A missing `/sw.js` would leave the old one in place.
 */
export const retiredWorker = `self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(retire()))
async function retire() {
  for (const name of await caches.keys()) await caches.delete(name)
  await self.registration.unregister()
}
`
