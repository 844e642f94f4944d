/**
 * The part of a service worker's global scope that is used here; the compiler's own types for it exclude
 * those of a page.
 */
type LastingEvent = Event & { waitUntil: (work: Promise<unknown>) => void };
type FetchEvent = LastingEvent & {
  request: Request;
  preloadResponse: Promise<Response | undefined>;
  respondWith: (answer: Promise<Response>) => void;
};
type SyncEvent = LastingEvent & { tag: string };

type Events = { install: LastingEvent; activate: LastingEvent; fetch: FetchEvent; sync: SyncEvent };

type Page = { postMessage: (message: string, options: object) => void };

export type WorkerScope = {
  location: Location;
  registration: ServiceWorkerRegistration;
  clients: {
    claim: () => Promise<void>;
    matchAll: (options: { type: 'window' }) => Promise<readonly Page[]>;
  };
  skipWaiting: () => Promise<void>;
  addEventListener: <Name extends keyof Events>(name: Name, act: (event: Events[Name]) => void) => void;
};
