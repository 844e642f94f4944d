import { deleteAllCaches } from './worker/caches.ts';
import type { WorkerScope } from './worker/worker-scope.ts';

declare const self: WorkerScope;

// The kill switch, served in place of the worker: removes all caches and itself; pages continue without a
// worker. It does so during installation, because Chromium keeps a new worker waiting when a page sends a
// request to the old one that is about to stop, which wakes it again. Nothing here may wait for
// `unregister`, which itself waits for the end of this installation.
self.addEventListener('install', (event) => {
  void self.skipWaiting();
  void self.registration.unregister();
  event.waitUntil(deleteAllCaches());
});
self.addEventListener('activate', (event) => event.waitUntil(deleteAllCaches()));
