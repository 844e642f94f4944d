type Connection = { saveData?: boolean };

/** Milliseconds the page is left to itself first, and between two pages, so that the shopper's own requests go before. */
const headStart = 2_000;
const pause = 500;

const isWelcome = (): boolean => {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return navigator.onLine && connection?.saveData !== true;
};

const idle = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(() => {
      if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve());
      else resolve();
    }, milliseconds);
  });

const begun = new Set<string>();

/**
 * Loads pages while nothing else happens, one after another and once per visit under one name, so that they open offline.
 * Each is a route's own load over the device's source: what it asks is what a visit will ask. Not for shoppers who save data.
 */
export const prefetchPages = async (
  name: string,
  loads: readonly (() => Promise<unknown>)[],
): Promise<void> => {
  if (begun.has(name)) return;
  begun.add(name);
  await idle(headStart);
  for (const load of loads) {
    if (!isWelcome()) return;
    await load().catch(() => undefined);
    await idle(pause);
  }
  const [{ trimCache }, { pageStorage }] = await Promise.all([
    import('./document-cache.ts'),
    import('../device/page/page-storage.ts'),
  ]);
  await trimCache(pageStorage());
};
