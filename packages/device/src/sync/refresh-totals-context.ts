import { callTimeout } from '../cart/cart-query-of.ts';
import type { CartAnswer } from '../cart/device-cart.ts';
import { deviceCollections } from '../device-collections.ts';
import { copiesAmong } from '../platform/device-collection.ts';
import type { DeviceStorage } from '../platform/device-storage.ts';
import type { Device } from '../platform/device.ts';
import { keptContext } from '../cart-view/saved-totals-context.ts';
import { hasOwnList, isOfCustomer } from '../session/customer-prices.ts';

/**
 * Milliseconds after which a context is requested again; if it is unchanged, the browser's cache answers by
 * its ETag.
 */
const contextLife = 10 * 60_000;

const customerOf = async (storage: DeviceStorage): Promise<number | null> =>
  (await storage.read('session', 'session'))?.profile.id ?? null;

/**
 * Requests the store's totals context if there is none, it is old, it was made for someone else, or the
 * server's answer has another version. Returns whether it was replaced.
 */
export const refreshTotalsContext = async (
  device: Pick<Device, 'storage' | 'client' | 'store' | 'now' | 'withLock'>,
  answer: CartAnswer | null,
): Promise<boolean> => {
  const storeCode = device.store();
  const kept = await keptContext(device.storage, storeCode);
  const isOvertaken = answer?.store_code === storeCode && answer.context_version !== kept?.context.version;
  const caller = await customerOf(device.storage);
  // The context was made for a guest and a customer is signed in, or the other way round.
  const isAnothers = kept !== null && isOfCustomer(kept) !== (caller !== null);
  if (kept && !isOvertaken && !isAnothers && device.now() - kept.seen_at < contextLife) return false;
  try {
    const fresh = await device.client('cart/totals-context', {
      query: { storeCode },
      signal: AbortSignal.timeout(callTimeout),
    });
    if (!fresh.ok) return false;
    const is_own = hasOwnList(kept, fresh.result);
    return await device.withLock('write', async () => {
      // After a sign-in or sign-out meanwhile, these prices are not the current shopper's.
      if ((await customerOf(device.storage)) !== caller) return false;
      // Documents with the guest's prices do not apply to this customer.
      if (is_own && kept !== null && !isOfCustomer(kept))
        await device.storage.clear(copiesAmong(deviceCollections));
      await device.storage.write([
        { in: 'contexts', key: storeCode, put: { context: fresh.result, seen_at: device.now(), is_own } },
      ]);
      return true;
    });
  } catch {
    return false;
  }
};
