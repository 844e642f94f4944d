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

type PushEvent = LastingEvent & { data: { json: () => unknown } | null };
type NoticeEvent = LastingEvent & { notification: Notification };

type Events = {
  install: LastingEvent;
  activate: LastingEvent;
  fetch: FetchEvent;
  sync: SyncEvent;
  push: PushEvent;
  notificationclick: NoticeEvent;
};

type Page = {
  url: string;
  postMessage: (message: string, options: object) => void;
  focus: () => Promise<unknown>;
};

export type WorkerScope = {
  location: Location;
  registration: ServiceWorkerRegistration;
  clients: {
    claim: () => Promise<void>;
    matchAll: (options: { type: 'window'; includeUncontrolled?: boolean }) => Promise<readonly Page[]>;
    openWindow: (url: string) => Promise<unknown>;
  };
  skipWaiting: () => Promise<void>;
  addEventListener: <Name extends keyof Events>(name: Name, act: (event: Events[Name]) => void) => void;
};
