import { deleteAllCaches } from './worker/caches.ts';
import type { WorkerScope } from './worker/worker-scope.ts';

declare const self: WorkerScope;

// The kill switch: served in place of the worker, it removes everything and itself; pages go on without a worker.
self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener('activate', (event) => event.waitUntil(deleteAllCaches().then(() => self.registration.unregister())));
