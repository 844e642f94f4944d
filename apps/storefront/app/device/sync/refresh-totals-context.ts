import { callTimeout } from '../cart/cart-query-of.ts';
import type { CartAnswer } from '../cart/device-cart.ts';
import { cacheCollections, type DeviceStorage } from '../platform/device-storage.ts';
import type { Device } from '../platform/device.ts';
import { keptContext } from '../cart-view/saved-totals-context.ts';
import { hasOwnList, isOfCustomer } from '../session/customer-prices.ts';

/** Milliseconds after which a context is asked for again; unchanged, the browser's own cache answers by its ETag. */
const contextLife = 10 * 60_000;

const customerOf = async (storage: DeviceStorage): Promise<number | null> =>
  (await storage.read('session', 'session'))?.profile.id ?? null;

/** Keeps the store's totals context fresh: asked for when there is none, it is old, was made for another, or the server has answered with another. True: it has changed. */
export const refreshTotalsContext = async (
  device: Pick<Device, 'storage' | 'client' | 'store' | 'now' | 'withLock'>,
  answer: CartAnswer | null,
): Promise<boolean> => {
  const storeCode = device.store();
  const kept = await keptContext(device.storage, storeCode);
  const isOvertaken = answer?.store_code === storeCode && answer.context_version !== kept?.context.version;
  const asker = await customerOf(device.storage);
  // Made for whoever was there before.
  const isAnothers = kept !== null && isOfCustomer(kept) !== (asker !== null);
  if (kept && !isOvertaken && !isAnothers && device.now() - kept.seen_at < contextLife) return false;
  try {
    const fresh = await device.client('cart/totals-context', {
      query: { storeCode },
      signal: AbortSignal.timeout(callTimeout),
    });
    if (!fresh.ok) return false;
    const is_own = hasOwnList(kept, fresh.result);
    return await device.withLock('write', async () => {
      // Who has gone meanwhile took her prices along.
      if ((await customerOf(device.storage)) !== asker) return false;
      // What was shown to a guest is no use to her.
      if (is_own && kept !== null && !isOfCustomer(kept)) await device.storage.clear(cacheCollections);
      await device.storage.write([
        { in: 'contexts', key: storeCode, put: { context: fresh.result, seen_at: device.now(), is_own } },
      ]);
      return true;
    });
  } catch {
    return false;
  }
};
