type Connection = { saveData?: boolean };

/**
 * Milliseconds to wait before the first page and between two pages, so that the shopper's own requests go
 * first.
 */
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
 * Loads pages while the browser is idle, one after another and once per visit and name, so that they open
 * offline. Each function is a route's own load over the device's source, so it makes the same requests as a
 * visit. Does nothing if the shopper saves data.
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
    import('../device/storage/page-storage.ts'),
  ]);
  await trimCache(pageStorage());
};
