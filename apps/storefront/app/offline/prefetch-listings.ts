type Connection = { saveData?: boolean };

/** Milliseconds between two listings, so that the shopper's own requests go first. */
const pause = 500;

const isWelcome = (): boolean => {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return navigator.onLine && connection?.saveData !== true;
};

const idle = (): Promise<void> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => setTimeout(resolve, pause));
    else setTimeout(resolve, pause * 2);
  });

let isDone = false;

/**
 * Opens the first page of each listing once per visit while the page is idle, so that listings never visited open offline.
 * `open` is the route's own load over the device's source: what it asks is what a visit will ask. Not for shoppers who save data.
 */
export const prefetchListings = async (urlPaths: readonly string[], open: (urlPath: string) => Promise<unknown>): Promise<void> => {
  if (isDone) return;
  isDone = true;
  for (const urlPath of urlPaths) {
    await idle();
    if (!isWelcome()) return;
    await open(urlPath).catch(() => undefined);
  }
  const { trimCache } = await import('./document-cache.ts');
  const { pageStorage } = await import('../stores/page-storage.ts');
  await trimCache(pageStorage());
};
