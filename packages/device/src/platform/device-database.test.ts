import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, describe, expect, it } from 'vitest';
import { emptyCart } from '../cart/device-cart.ts';
import { checkoutCollection } from '../cart/checkout-collection.ts';
import { deviceCollections } from '../device-collections.ts';
import type { AnyCollection } from './device-collection.ts';
import { deviceDatabase } from './device-database.ts';

const laterVersion = Math.max(...deviceCollections.map(({ version }) => version)) + 1;

/** A collection that a later build adds. */
const wishes = {
  name: 'wishes' as never,
  version: laterVersion,
  onQuota: 'keep',
  keyOf: ({ sku }: { sku: string }) => sku,
  isOfCustomer: () => true,
} as unknown as AnyCollection;

/** The checkout form as a later build stores it. */
const checkout: AnyCollection = {
  ...checkoutCollection,
  version: laterVersion,
  upgrade: (old) => ({ name: (old as { firstname: string }).firstname }),
};

const laterCollections = [...deviceCollections.filter(({ name }) => name !== 'checkout'), checkout, wishes];

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});

const filled = async () => {
  const storage = deviceDatabase(deviceCollections);
  await storage.write([
    { in: 'cart', key: 'cart', put: { ...emptyCart, cart_id: 'kept' } },
    { in: 'checkout', key: 'details', put: { firstname: 'Noor' } },
    { in: 'aliases', key: 'a', put: { document: 'd', seen_at: 1 } },
  ]);
  return storage;
};

describe('deviceDatabase', () => {
  it('of a later build has its new collections, and old values in their new form', async () => {
    await filled();
    const storage = deviceDatabase(laterCollections);
    await storage.write([{ in: 'wishes' as never, key: 'MUG', put: { sku: 'MUG' } as never }]);
    expect([
      await storage.list('wishes' as never),
      await storage.read('cart', 'cart'),
      await storage.read('checkout', 'details'),
      await storage.read('aliases', 'a'),
    ]).toMatchObject([[{ sku: 'MUG' }], { cart_id: 'kept' }, { name: 'Noor' }, { document: 'd' }]);
  });

  it('runs an upgrade once', async () => {
    await filled();
    const storage = deviceDatabase(laterCollections);
    await storage.write([{ in: 'checkout', key: 'details', put: { firstname: 'new form' } }]);
    const again = deviceDatabase(laterCollections);
    expect(await again.read('checkout', 'details')).toEqual({ firstname: 'new form' });
  });

  it('of an older build in another tab makes way, and then loses nothing that is written', async () => {
    const older = await filled();
    const later = deviceDatabase(laterCollections);
    expect(await later.read('cart', 'cart')).toMatchObject({ cart_id: 'kept' });
    await expect(
      older.write([{ in: 'checkout', key: 'details', put: { firstname: 'Ali' } }]),
    ).rejects.toMatchObject({ name: 'VersionError' });
    expect(await later.read('checkout', 'details')).toEqual({ name: 'Noor' });
  });

  it('trims copies to those seen last', async () => {
    const storage = await filled();
    await storage.write([{ in: 'aliases', key: 'b', put: { document: 'e', seen_at: 2 } }]);
    await storage.trim('aliases', 1);
    expect(await storage.list('aliases')).toEqual([{ document: 'e', seen_at: 2 }]);
  });
});
