import { type StoreCode, storeCodes } from '@dijla/contract/store-views';
import { slimCacheName } from './slim-cache-name.ts';

type Connection = { saveData?: boolean; type?: string; effectiveType?: string };

/** Milliseconds after which what changed of a slim catalogue is taken. */
const freshFor = 30 * 60_000;

const noteOf = (store: StoreCode): string => `dijla-slim-${store}`;

const takenAt = (store: StoreCode): number => {
  try {
    return Number(localStorage.getItem(noteOf(store)) ?? 0);
  } catch {
    return 0;
  }
};

const note = (store: StoreCode): void => {
  try {
    localStorage.setItem(noteOf(store), String(Date.now()));
  } catch {
    // What changed is then asked for on every page, which costs a packet.
  }
};

/** Whether bytes cost the shopper nothing and hold nothing up, as far as the browser tells. */
export const isLineFree = ({ saveData, type, effectiveType = '4g' }: Connection): boolean =>
  saveData !== true && type !== 'cellular' && effectiveType === '4g';

/** Milliseconds that a worker may take to be installed before a page does without the slim catalogue. */
const installedWithin = 10_000;

/**
 * Whether pages open from this device without a connection: only then a slim catalogue is of use. A worker that was
 * switched off takes every cache with it, and none may come after it.
 */
const hasWorker = async (within: number): Promise<boolean> => {
  const container = navigator.serviceWorker;
  if (!container) return false;
  const later = new Promise<void>((resolve) => setTimeout(resolve, within));
  await Promise.race([container.ready, later]);
  return Boolean((await container.getRegistration())?.active);
};

/** Takes the slim catalogue of a store view now. Rejects without a connection. */
export const takeNow = async (store: StoreCode) => {
  const { takeSlimCatalog } = await import('./slim-client.ts');
  const taken = await takeSlimCatalog(store);
  note(store);
  return taken;
};

/** A shop of at most so many products is taken in every language, so that a shopper may change it without a connection. */
const mostInEveryLanguage = 5000;

const isDue = (store: StoreCode): boolean => Date.now() - takenAt(store) >= freshFor;

/**
 * Takes the slim catalogue of a store view, or what changed of it, over a line that is not metered, twice an hour at
 * most; after it those of a small shop's other store views.
 */
export const takeWhenFree = async (store: StoreCode): Promise<void> => {
  const { connection = {} } = navigator as Navigator & { connection?: Connection };
  if (!('caches' in globalThis) || !navigator.onLine || !isLineFree(connection) || !isDue(store)) return;
  if (!(await hasWorker(installedWithin))) return;
  const taken = await takeNow(store).catch(() => null);
  if (!(await hasWorker(0))) return void (await caches.delete(slimCacheName));
  if (taken === null || taken.products > mostInEveryLanguage) return;
  for (const other of storeCodes)
    if (other !== store && isDue(other)) await takeNow(other).catch(() => undefined);
};
