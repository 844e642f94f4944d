import { answerAsset } from './worker/answer-asset.ts';
import { answerNavigation, isPage, storeIn } from './worker/answer-navigation.ts';
import { answerPicture } from './worker/answer-picture.ts';
import { keepLatestBuilds } from './worker/caches.ts';
import { precache, renewShell } from './worker/precache.ts';
import { sendOutbox } from './worker/send-outbox.ts';
import { openNotice, showNotice, showPush } from './worker/show-notice.ts';
import { workerBuild } from './worker/worker-build.ts';
import type { WorkerScope } from './worker/worker-scope.ts';

declare const self: WorkerScope;

const files = new Set(workerBuild.files);

// Takes over at once, so that no page stays on an old build; pages of older builds find their files in the
// caches kept for them.
self.addEventListener('install', (event) => {
  event.waitUntil(precache().then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
  const tidy = keepLatestBuilds().then(() => self.registration.navigationPreload?.enable());
  event.waitUntil(tidy.then(() => self.clients.claim()));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (request.mode === 'navigate') {
    if (!isPage(pathname)) return;
    const answer = answerNavigation(request, event.preloadResponse);
    event.respondWith(answer);
    const store = storeIn(pathname);
    if (store !== null)
      event.waitUntil(answer.then((page) => renewShell(store, page)).catch(() => undefined));
    return;
  }
  if (files.has(pathname) || pathname.startsWith('/assets/')) event.respondWith(answerAsset(request));
  else if (pathname.startsWith('/img/'))
    event.respondWith(answerPicture(request, (work) => event.waitUntil(work)));
});

// Open pages send for themselves; without one the worker sends.
self.addEventListener('sync', (event) => {
  if (event.tag !== 'outbox') return;
  const work = self.clients.matchAll({ type: 'window' }).then((pages) => {
    for (const page of pages) page.postMessage('send-outbox', {});
    return pages.length === 0 ? sendOutbox((told) => showNotice(self, told)) : undefined;
  });
  event.waitUntil(work);
});

self.addEventListener('push', (event) => event.waitUntil(showPush(self, event.data)));
self.addEventListener('notificationclick', (event) => event.waitUntil(openNotice(self, event.notification)));
