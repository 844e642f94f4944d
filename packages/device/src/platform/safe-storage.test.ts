import { describe, expect, it } from 'vitest';
import { emptyCart } from '../cart/device-cart.ts';
import { deviceCollections } from '../device-collections.ts';
import type { Change, DeviceStorage } from './device-storage.ts';
import { testContext } from '../testing/test-provider.ts';
import { memoryStorage } from './memory-storage.ts';
import { safeStorage } from './safe-storage.ts';

const cartWrite: Change = { in: 'cart', key: 'cart', put: { ...emptyCart, cart_id: 'kept' } };
const cacheWrite: Change = { in: 'aliases', key: 'a', put: { document: 'd', seen_at: 1 } };
const quota = (): Error => new DOMException('full', 'QuotaExceededError');

const over = (disk: Partial<DeviceStorage>) => {
  let told = 0;
  const storage = safeStorage(
    { ...memoryStorage(), ...disk },
    { collections: deviceCollections, patience: 30, onMemoryOnly: () => (told += 1) },
  );
  return { storage, told: () => told };
};

describe('safeStorage', () => {
  it('keeps things in memory when the disk refuses, and says so once', async () => {
    const { storage, told } = over({
      read: () => Promise.reject(new Error('private mode')),
      write: () => Promise.reject(new Error('private mode')),
    });
    await storage.write([cartWrite]);
    expect([await storage.read('cart', 'cart'), await storage.read('orders', 'x'), told()]).toMatchObject([
      { cart_id: 'kept' },
      null,
      1,
    ]);
  });

  it('takes over with what the disk still held', async () => {
    const disk = memoryStorage();
    const context = { ...testContext, store_code: 'ar' };
    await disk.write([cartWrite, { in: 'contexts', key: 'ar', put: { context, seen_at: 5 } }]);
    const { storage } = over({
      read: disk.read,
      list: disk.list,
      write: () => Promise.reject(new Error('broken')),
    });
    await storage.write([{ in: 'checkout', key: 'details', put: { firstname: 'Noor' } }]);
    expect(await storage.read('cart', 'cart')).toMatchObject({ cart_id: 'kept' });
    expect(await storage.list('contexts')).toMatchObject([{ seen_at: 5 }]);
  });

  it('clears the document cache when room runs out, then goes on', async () => {
    const disk = memoryStorage();
    let isFull = true;
    const { storage, told } = over({
      ...disk,
      write: (changes) => (isFull ? Promise.reject(quota()) : disk.write(changes)),
      clear: async (which) => {
        isFull = false;
        await disk.clear(which);
      },
    });
    await storage.write([cartWrite]);
    expect([await disk.read('cart', 'cart'), told()]).toMatchObject([{ cart_id: 'kept' }, 0]);
  });

  it('leaves a cached document out that does not fit, and stays on the disk', async () => {
    const { storage, told } = over({ write: () => Promise.reject(quota()) });
    await storage.write([cacheWrite]);
    expect(told()).toBe(0);
  });

  it('does not wait for a disk that never answers', async () => {
    const { storage } = over({
      read: () => new Promise(() => undefined),
      list: () => new Promise(() => undefined),
    });
    expect(await storage.read('cart', 'cart')).toBeNull();
  });

  it('8.32: keeps copies in memory after one read of them that fails, and the cart on the disk', async () => {
    const disk = memoryStorage();
    let reads = 0;
    const { storage, told } = over({
      ...disk,
      read: (collection, key) => {
        if (collection !== 'aliases') return disk.read(collection, key);
        reads += 1;
        return Promise.reject(new Error('broken'));
      },
    });
    expect(await storage.read('aliases', 'a')).toBeNull();
    await storage.write([cacheWrite]);
    expect(await storage.read('aliases', 'a')).toEqual({ document: 'd', seen_at: 1 });
    await storage.write([cartWrite]);
    expect([reads, told(), await disk.read('cart', 'cart')]).toMatchObject([1, 0, { cart_id: 'kept' }]);
  });

  it('8.32: no longer writes copies after 30 writes of them that fail', async () => {
    let writes = 0;
    const { storage, told } = over({
      write: () => {
        writes += 1;
        return Promise.reject(new Error('broken'));
      },
    });
    for (let times = 0; times < 32; times += 1) await storage.write([cacheWrite]);
    expect([writes, told()]).toEqual([30, 0]);
    expect(await storage.read('aliases', 'a')).toEqual({ document: 'd', seen_at: 1 });
  });

  it('8.33: opens the disk anew when copies do not answer in time, and gives them up when they never do', async () => {
    const disk = memoryStorage();
    await disk.write([cacheWrite]);
    let [isStuck, renewed] = [true, 0];
    const never = () => new Promise<never>(() => undefined);
    const { storage, told } = over({
      ...disk,
      read: (collection, key) => (isStuck && collection === 'aliases' ? never() : disk.read(collection, key)),
      renew: () => {
        renewed += 1;
        isStuck = false;
      },
    });
    expect(await storage.read('aliases', 'a')).toEqual({ document: 'd', seen_at: 1 });
    isStuck = true;
    expect(await storage.read('aliases', 'a')).toBeNull();
    isStuck = false;
    expect([await storage.read('aliases', 'a'), renewed, told()]).toEqual([null, 1, 0]);
    await storage.write([cartWrite]);
    expect(await disk.read('cart', 'cart')).toMatchObject({ cart_id: 'kept' });
  });
});
