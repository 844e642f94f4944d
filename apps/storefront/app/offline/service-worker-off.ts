import { deleteAllCaches } from './worker/caches.ts';
import type { WorkerScope } from './worker/worker-scope.ts';

declare const self: WorkerScope;

// The kill switch, served in place of the worker: removes all caches and the worker; pages continue without one. It
// does so during installation, because Chromium keeps a new worker waiting when a page sends a request to the old one
// that is about to stop, which wakes it again. Nothing here may wait for `unregister`, which itself waits for the end
// of this installation; what a page or the old worker stored meanwhile is deleted after it.
self.addEventListener('install', (event) => {
  // Without a worker to replace it is not installed itself: no page is ever controlled by it.
  if (self.registration.active === null)
    return event.waitUntil(deleteAllCaches().then(() => Promise.reject(new Error('switched off'))));
  void self.skipWaiting();
  void self.registration.unregister().then(deleteAllCaches);
  return event.waitUntil(deleteAllCaches());
});
self.addEventListener('activate', (event) => event.waitUntil(deleteAllCaches()));
