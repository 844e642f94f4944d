/**
 * The desk's service worker, for couriers alone: opens the page without a connection, and gives it the files that it
 * had. It keeps no answer of a call and nothing of whoever is signed in.
 */
type Waiting = { waitUntil: (until: Promise<unknown>) => void };
type Fetched = { request: Request; respondWith: (answer: Promise<Response>) => void };
type Told = Waiting & { data: unknown };
type Listen = <Event>(name: string, act: (event: Event) => void) => void;
type OwnWorker = {
  addEventListener: Listen;
  skipWaiting: () => Promise<void>;
  clients: { claim: () => Promise<void> };
};

const worker = self as unknown as OwnWorker;
const cacheName = 'desk-1';
/** Every address of the desk has the same page. */
const page = '/desk/';
/** Milliseconds after which a page that does not come is taken from the cache. */
const pageWithin = 4000;

const isFile = (url: URL): boolean =>
  url.origin === location.origin && url.pathname.startsWith('/desk/assets/');

/** Keeps the page, and forgets the files of an earlier build. */
const keepPage = async (answer: Response): Promise<void> => {
  const cache = await caches.open(cacheName);
  const before = await cache.match(page);
  if (before !== undefined && before.headers.get('x-build') !== answer.headers.get('x-build'))
    await caches.delete(cacheName);
  await (await caches.open(cacheName)).put(page, answer);
};

const pageOf = async (request: Request): Promise<Response> => {
  try {
    const answer = await fetch(request, { signal: AbortSignal.timeout(pageWithin) });
    if (answer.ok) await keepPage(answer.clone());
    return answer;
  } catch (error) {
    const kept = await caches.match(page);
    if (kept === undefined) throw error;
    return kept;
  }
};

const fileOf = async (request: Request): Promise<Response> => {
  const kept = await caches.match(request);
  if (kept !== undefined) return kept;
  const answer = await fetch(request);
  if (answer.ok) await (await caches.open(cacheName)).put(request, answer.clone());
  return answer;
};

/** Keeps the files that the page had loaded before there was a worker. */
const keepFiles = async (addresses: readonly string[]): Promise<void> => {
  const cache = await caches.open(cacheName);
  const files = addresses.filter((address) => isFile(new URL(address, location.href)));
  await Promise.allSettled([cache.add(page), ...files.map((address) => cache.add(address))]);
};

const isAddresses = (data: unknown): data is string[] =>
  Array.isArray(data) && data.every((one) => typeof one === 'string');

worker.addEventListener('install', (event: Waiting) => event.waitUntil(worker.skipWaiting()));
worker.addEventListener('activate', (event: Waiting) => event.waitUntil(worker.clients.claim()));
worker.addEventListener('message', (event: Told) => {
  if (isAddresses(event.data)) event.waitUntil(keepFiles(event.data));
});
worker.addEventListener('fetch', (event: Fetched) => {
  const { request } = event;
  if (request.method !== 'GET') return;
  if (request.mode === 'navigate') event.respondWith(pageOf(request));
  else if (isFile(new URL(request.url))) event.respondWith(fileOf(request));
});
