import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import type { DeviceOrder } from '../../orders/device-order.ts';
import { deviceCollections } from '../../device-collections.ts';
import type { AnyCollection } from '../../platform/device-collection.ts';
import { deviceDatabase } from '../../platform/device-database.ts';
import type { Change, DeviceStorage } from '../../platform/device-storage.ts';

const present = Math.max(...deviceCollections.map(({ version }) => version));

/** Returns the collections as the nth build after this one has them: orders and cart are written anew when it opens. */
const collectionsOf = (build: number): readonly AnyCollection[] =>
  deviceCollections.map((collection) =>
    build > 0 && (collection.name === 'orders' || collection.name === 'cart')
      ? ({ ...collection, version: present + build, upgrade: (old: unknown) => old } as AnyCollection)
      : collection,
  );

/** Every form in which an order was on the disk, oldest first; null where it was removed. */
export type OrderPast = (DeviceOrder | null)[];

/**
 * Returns the disk of one browser, which several pages of several builds open, and what became of each order on it.
 * Many browsers run at once, so each access puts this one's IndexedDB in place for the moment in which it is opened.
 */
export const testDisk = () => {
  const indexedDB = new IDBFactory();
  const orders = new Map<string, OrderPast>();
  const note = (changes: readonly Change[]): void => {
    for (const change of changes) {
      if (change.in !== 'orders') continue;
      const past = orders.get(change.key) ?? [];
      past.push(change.put);
      orders.set(change.key, past);
    }
  };
  const opened = (build: number): { storage: DeviceStorage; collections: readonly AnyCollection[] } => {
    const collections = collectionsOf(build);
    const disk = deviceDatabase(collections);
    const here = <Given extends unknown[], Answer>(act: (...given: Given) => Answer) => {
      return (...given: Given): Answer => {
        globalThis.indexedDB = indexedDB;
        return act(...given);
      };
    };
    const write = here(disk.write);
    const storage: DeviceStorage = {
      read: here(disk.read) as DeviceStorage['read'],
      list: here(disk.list) as DeviceStorage['list'],
      clear: here(disk.clear),
      trim: here(disk.trim),
      write: async (changes) => {
        const written = structuredClone(changes);
        await write(changes);
        note(written);
      },
    };
    return { storage, collections };
  };
  return { opened, orders };
};
