import { deleteAllCaches } from './worker/caches.ts';
import type { WorkerScope } from './worker/worker-scope.ts';

declare const self: WorkerScope;

// The kill switch: served in place of the worker, it removes everything and itself; pages go on without a worker.
// It does so while it is installed: Chromium keeps a new worker waiting when a page asks something of the old one that is about
// to stop, which wakes it again. Nothing here may wait for `unregister`, which itself waits for the end of this installation.
self.addEventListener('install', (event) => {
  void self.skipWaiting();
  void self.registration.unregister();
  event.waitUntil(deleteAllCaches());
});
self.addEventListener('activate', (event) => event.waitUntil(deleteAllCaches()));
