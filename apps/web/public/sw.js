// Until December 2027: an earlier release had a service worker. Where it is still installed, this
// one takes its place, and deletes its caches and itself.
async function deleteAll() {
  for (const name of await caches.keys()) await caches.delete(name);
  await registration.unregister();
}

addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil(deleteAll()));
